/** Fame by kind, as rows of nine show it. */
import type { Entry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import { t } from '../../lib/i18n';
import type { KemetGame } from '../game.svelte';
import type { Sheet } from './sheet';

export interface Kinds {
  divine: number;
  battle: number;
  temple: number;
  pyramid: number;
}
export function fameKinds(game: Pick<KemetGame, 'map'>, { fame }: Pick<Sheet, 'fame'>): Kinds {
  const temples = fame.temporary.filter((zone) => game.map.zones.get(zone)?.kind === 'temple').length;
  /** What a Dagger cost in battles (classic) is in the sum alone. */
  const lost = fame.divine + fame.battle + fame.temporary.length - fame.total;
  return { divine: fame.divine, battle: fame.battle - lost, temple: temples, pyramid: fame.temporary.length - temples };
}
/** Fame without what has been gained since an entry of the story: a battle that is still being told has not brought it yet. */
export const fameTold = (fame: number, story: readonly Entry[], player: string, to: number): number =>
  story.filter(isEvent).reduce((left, { n, event, args }) => (n > to && event === 'gained fame' && String(args[0]) === player ? left - Number(args[1]) : left), fame);
export const fameText = (game: KemetGame, sheet: Sheet): string => t('fame-kinds', { ...fameKinds(game, sheet), total: sheet.fame.total, goal: game.victory });
