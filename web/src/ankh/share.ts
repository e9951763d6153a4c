/** A moment of a game as a picture to share: the board as it is drawn, who plays whom, and what has just happened. */
import { t, together } from '../lib/i18n';
import { alone, picture } from '../lib/snapshot';
import type { AnkhGame } from './game.svelte';
import { godName, scenarioName } from './logic/words';

export async function shareable(game: AnkhGame, moment: string, where: string): Promise<Blob> {
  const layers = [...document.querySelectorAll<SVGSVGElement>('.table .board > svg')];
  if (!layers.length) throw new Error(t('replay-no-board'));
  const people = [
    ...game.model.ranking.map(({ god, lower, players, devotion }) => ({
      name: together(players.map(game.personName)),
      colour: `--${god}`,
      note: `${together([god, ...(lower ? [lower] : [])].map(godName))} · ${t('devotion')} ${devotion}`,
    })),
    ...game.model.forgotten.map(({ god, players }) => ({ name: together(players.map(game.personName)), colour: '--ink-3', note: `${godName(god)} · ${t('forgotten-title')}` })),
  ];
  return picture(alone(layers, game.board.box), { title: scenarioName(game.model.scenario), subtitle: where, people, moment });
}
