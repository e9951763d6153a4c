/** Fame by kind, as rows of nine show it. */
import { t } from '../../lib/i18n';
import type { KemetGame } from '../game.svelte';
import type { Sheet } from './sheet';

export interface Kinds {
  divine: number;
  battle: number;
  temple: number;
  pyramid: number;
}
export function fameKinds(game: KemetGame, { fame }: Sheet): Kinds {
  const temples = fame.temporary.filter((zone) => game.map.zones.get(zone)?.kind === 'temple').length;
  return { divine: fame.divine, battle: fame.battle, temple: temples, pyramid: fame.temporary.length - temples };
}
export const fameText = (game: KemetGame, sheet: Sheet): string => t('fame-kinds', { ...fameKinds(game, sheet), total: sheet.fame.total, goal: game.about.victory });
