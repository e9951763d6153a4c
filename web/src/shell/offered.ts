/** What the server offers and this page can show: by game, what it tells of itself. */
import type { Offered } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';

export type Offers = Record<string, Record<string, unknown> & Offered>;

/** The game that is wanted, or else the one that was played last, or else the first. */
export const lastOf = (games: Offers, wanted = ''): string => [wanted, settings.game, ...Object.keys(games)].find((name) => name in games) ?? '';
