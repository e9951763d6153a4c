/** A moment of a game as a picture to share: the board as it is drawn, who plays whom, and what has just happened. */
import { t } from '../lib/i18n';
import { alone, picture } from '../lib/snapshot';
import type { KemetGame } from './game.svelte';
import { godName } from './logic/words';

/** Letters of what happened: a whole battle would not fit beside the board. */
const MOST = 240;

export async function shareable(game: KemetGame, moment: string, where: string): Promise<Blob> {
  const layers = [...document.querySelectorAll<SVGSVGElement>('.table .board > svg')];
  if (!layers.length) throw new Error(t('replay-no-board'));
  const board = layers[0]?.parentElement;
  // Colours of the ground are said around the drawing; alone it has to know them itself.
  for (const layer of layers) for (const [name, value] of board ? colours(board) : []) layer.style.setProperty(name, value);
  const people = game.order.flatMap((player) => {
    const sheet = game.sheets.get(player);
    return sheet ? [{ name: game.personName(player), colour: `--${sheet.god}`, note: `${godName(sheet.god)} · ${t('share-fame', { fame: sheet.fame.total })}` }] : [];
  });
  const { width, height } = game.map;
  return picture(alone(layers, { x: -6, y: -4, width: width + 12, height: height + 16 }), { title: game.title, subtitle: where, people, moment: moment.length > MOST ? `${moment.slice(0, MOST)}…` : moment });
}

/** What a style sheet says of a thing in names of its own. */
function colours(board: Element): [string, string][] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && board.matches(rule.selectorText));
  return rules.flatMap(({ style }) => [...style].filter((name) => name.startsWith('--')).map((name): [string, string] => [name, style.getPropertyValue(name)]));
}
