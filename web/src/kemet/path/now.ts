/** What of the path a table needs before anybody looks at it: what is asked there, and where priests are. */
import type { KemetGame } from '../game.svelte';
import { join } from '../logic/say';
import type { Outlook, PathNow, Walk } from '../logic/told';

/** Steps that are answered on the path. */
export const ON_PATH: ReadonlySet<string> = new Set(['move with a priest', 'choose the road', 'send a priest by night', 'on the road']);
/** Choices that it answers. */
export const PATH_VERBS: readonly string[] = ['activate', 'go'];

export interface Going {
  walk: Walk;
  /** As a button carries it. */
  choice: string;
}

export const pathNow = (game: Pick<KemetGame, 'view'>): PathNow | undefined => (game.view.outlook as unknown as Outlook).path;

/** What a priest can do now; in one's turn a token on Move comes first. */
export function goings(game: KemetGame): Going[] {
  const { ahead, view, step } = game;
  if (!view.legal.length || game.seat.may.confirm) return [];
  const before = step === 'your turn' ? game.leading : [];
  if (step === 'your turn' && !before.length) return [];
  return (ahead.walks ?? []).map((walk) => ({ walk, choice: join([...before, ...walk.choices]) }));
}

/** Objects that somebody has used for this battle (KT-B1): "P1 mask". */
export function usedObjects(game: Pick<KemetGame, 'view'>, player: string): string[] {
  const battle = game.view.position.frames.find(({ frame }) => frame === 'a battle with priests');
  return ((battle?.['more'] ?? []) as string[]).flatMap((one) => (one.startsWith(`${player} `) ? [one.slice(player.length + 1)] : []));
}

/** Somebody is asked for Objects and has used none yet: whoever wants none does not stop using them. */
export const usesNone = (game: Pick<KemetGame, 'view'>, player: string): boolean => game.view.asks?.step === 'use objects' && !usedObjects(game, player).length;

/** Where the priests of a player are, in numbers. */
export interface Priests {
  start: number;
  path: number;
  board: number;
  supply: number;
}
export function priestsOf(game: Pick<KemetGame, 'view'>, player: string): Priests | null {
  const own = pathNow(game)?.priests[player];
  if (!own) return null;
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, n) => total + n, 0);
  const start = own.path['start'] ?? 0;
  return { start, path: sum(own.path) - start, board: sum(own.board), supply: own.supply };
}
