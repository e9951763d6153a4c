/** Fame by kind, as rows of nine show it. */
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import { t } from '../../lib/i18n';
import type { KemetGame } from '../game.svelte';
import type { Sheet } from './sheet';
import type { Scene } from './told';

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
/** What an entry of the story tells of the fame that players have after it, temporary points with it. */
export function fameIn({ event, args, scene }: EventEntry): [player: string, fame: number][] {
  const { battle, night, fame: day } = (scene ?? {}) as Scene;
  const told = [...Object.entries(battle?.fame ?? day ?? {}), ...(night?.standings ?? []).map(({ player, fame }): [string, number] => [player, fame])];
  return event === 'gained fame' || event === 'lost fame' ? [[String(args[0]), Number(args[2])], ...told] : told;
}
/** Fame as it was after an entry of the story: a battle that is still being told has brought nothing yet. */
export const fameTold = (story: readonly Entry[], player: string, to: number): number | undefined =>
  story.filter(isEvent).filter(({ n }) => n <= to).flatMap(fameIn).findLast(([who]) => who === player)?.[1];
export const fameText = (game: KemetGame, sheet: Sheet): string => t('fame-kinds', { ...fameKinds(game, sheet), total: sheet.fame.total, goal: game.victory });
