/** What tiles do at a glance, and what somebody looks for when they look for them. */
import { type Brief, brief } from '../art/effects';
import type { Tile } from './told';

/** What people look for in the market. */
export const KINDS = ['battle', 'movement', 'prayer', 'units', 'creatures', 'fame'] as const;
export type Kind = (typeof KINDS)[number];

/** By the engine's names. */
const KIND_OF: Record<Exclude<Kind, 'creatures'>, string> = {
  battle: 'strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking',
  movement: 'land_moves teleport_discount teleport_from_obelisks teleports_free passes_walls gold',
  prayer: 'pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards',
  units: 'free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries',
  fame: 'fame defender_fame devours',
};

export function isOf(kind: Kind, tile: Tile): boolean {
  if (kind === 'creatures') return tile.creature;
  const wanted = KIND_OF[kind].split(' ');
  return [...Object.keys(tile.effect), ...Object.keys(tile.with_troop)].some((effect) => wanted.includes(effect));
}

/** In signs and numbers. */
export const tileBriefs = (tile: Tile): (readonly Brief[])[] =>
  [...Object.entries(tile.with_troop), ...Object.entries(tile.effect)].map(([name, n]) => brief(name, n)).filter((one) => one.length > 0);
