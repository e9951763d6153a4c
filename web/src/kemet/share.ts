/** A moment of a game as a picture to share: the board as it is drawn, who plays whom, and what has just happened. */
import { t } from '../lib/i18n';
import { alone, picture } from '../lib/snapshot';
import type { KemetGame } from './game.svelte';
import { godName } from './logic/words';

export async function shareable(game: KemetGame, moment: string, where: string): Promise<Blob> {
  const layers = [...document.querySelectorAll<SVGSVGElement>('.table .board > svg')];
  if (!layers.length) throw new Error(t('replay-no-board'));
  const people = game.order.flatMap((player) => {
    const sheet = game.sheets.get(player);
    return sheet ? [{ name: game.personName(player), colour: `--${sheet.god}`, note: `${godName(sheet.god)} · ${t('share-fame', { fame: sheet.fame.total })}` }] : [];
  });
  const { width, height } = game.map;
  return picture(alone(layers, { x: -6, y: -4, width: width + 12, height: height + 16 }), { title: game.title, subtitle: where, people, moment });
}
