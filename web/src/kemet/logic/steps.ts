/** Steps of the engine that the page answers alike. */
import type { Choice } from '../../lib/protocol';

/** Units are placed, zone by zone. */
export const PLACING: ReadonlySet<string> = new Set(['place units', 'place the first units']);
/** A Troop is chosen, or is under way. */
export const MOVING: ReadonlySet<string> = new Set(['choose a troop', 'take along', 'go on']);
/** A priest may go before a Troop does (KT-R2). */
export const LEADING = 'move with a priest';
/** A tile is taken from the market; elsewhere an own one may be named. */
const TAKING: ReadonlySet<string> = new Set(['buy a tile', 'take the first tile']);
export const wantsTile = (step: string, legal: readonly Choice[]): boolean => TAKING.has(step) && legal.some((choice) => choice.startsWith('tile '));

/** Whoever has lost a battle says what becomes of the Troop. */
export const LOSER = 'recall or retreat';
/** A card was played, and all who hold one say at once whether they cancel it (KT-X2). */
export const VETO = 'veto';
/** An enemy enters: whoever holds a card says whether it is an Escape (KT-X4). */
export const ESCAPE = 'escape';
