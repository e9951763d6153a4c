/** The path as it stands: what lies where, whose priests wait, and where own ones could go. */
import type { God } from '../art/gods';
import type { KemetGame } from '../game.svelte';
import type { Path, PathNow, PathSide } from '../logic/told';
import { type Point, sideNamed, spotAt, START, START_AT } from './layout';
import { type Going, goings, ON_PATH, pathNow } from './now';

export interface Waiting {
  player: string;
  god: God;
  n: number;
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

function waitingAt(game: KemetGame, now: PathNow, name: string): Waiting[] {
  return game.order.flatMap((player) => {
    const n = now.priests[player]?.path[name] ?? 0;
    const god = game.godOf(player);
    return n && god ? [{ player, god, n }] : [];
  });
}
