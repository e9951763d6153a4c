/** The path as it stands: what lies where, whose priests wait, and where own ones could go. */
import type { God } from '../art/gods';
import type { KemetGame } from '../game.svelte';
import { join } from '../logic/say';
import type { Outlook, Path, PathNow, PathSide, Walk } from '../logic/told';
import { type Point, sideNamed, spotAt, START, START_AT } from './layout';

/** Steps that are answered on the path. */
export const ON_PATH: ReadonlySet<string> = new Set(['move with a priest', 'choose the road', 'send a priest by night', 'on the road']);
/** Choices that it answers. */
export const PATH_VERBS: readonly string[] = ['activate', 'go'];

export interface Waiting {
  player: string;
  god: God;
  n: number;
}
export interface Going {
  walk: Walk;
  /** As a button carries it. */
  choice: string;
}
export interface Spot {
  name: string;
  at: Point;
  /** What may lie on each space, and what does. */
  kinds: string[];
  tokens: (string | null)[];
  waiting: Waiting[];
  left: number;
  going: Going[];
  /** The priest who is asked about stands here. */
  asked: boolean;
}
export interface PathModel {
  path: Path;
  sides: PathSide[];
  spots: Spot[];
}

export const pathNow = (game: Pick<KemetGame, 'view'>): PathNow | undefined => (game.view.outlook as unknown as Outlook).path;

export function readPath(game: KemetGame): PathModel | null {
  const { path } = game.about;
  const now = pathNow(game);
  if (!path || !now) return null;
  const sides = now.sides.flatMap((name) => sideNamed(path, name) ?? []);
  const frame = game.view.position.frames.at(-1);
  const asked = game.view.legal.length && ON_PATH.has(game.step) ? String(frame?.['to'] ?? frame?.['from'] ?? '') : '';
  const going = goings(game);
  const spot = (name: string, at: Point, kinds: string[]): Spot => ({
    name,
    at,
    kinds,
    tokens: now.tokens[name] ?? [],
    waiting: waitingAt(game, now, name),
    left: now.left[name] ?? 0,
    going: going.filter(({ walk }) => walk.to === name),
    asked: asked === name,
  });
  const spots = sides.flatMap((side) => side.locations.map(({ name, spaces }) => spot(name, spotAt(side, name), spaces)));
  return { path, sides, spots: [spot(START, START_AT, []), ...spots] };
}

/** What a priest can do now; in one's turn a token on Move comes first. */
export function goings(game: KemetGame): Going[] {
  const { ahead, view, step } = game;
  if (!view.legal.length || game.seat.may.confirm) return [];
  const before = step === 'your turn' ? game.leading : [];
  if (step === 'your turn' && !before.length) return [];
  return (ahead.walks ?? []).map((walk) => ({ walk, choice: join([...before, ...walk.choices]) }));
}

function waitingAt(game: KemetGame, now: PathNow, name: string): Waiting[] {
  return game.order.flatMap((player) => {
    const n = now.priests[player]?.path[name] ?? 0;
    const god = game.godOf(player);
    return n && god ? [{ player, god, n }] : [];
  });
}

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
  const start = own.path[START] ?? 0;
  return { start, path: sum(own.path) - start, board: sum(own.board), supply: own.supply };
}
