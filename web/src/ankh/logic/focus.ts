/** What the board should show of itself where it is too small to show all. */
import type { Box } from '../../lib/camera';
import { centre, type HexName, sideEnds, SIZE } from '../../lib/hex';
import type { God } from '../art/emblems';
import type { Model } from './model';
import type { Targets } from './targets';

/** A figure reaches higher than its hex. */
const HEAD = 24;

/** The hexes of everything on the board that can be chosen. */
export function asked(targets: Targets, selected: HexName | null, { regions }: Model): HexName[] {
  const whole = (found: (first: HexName, tokens: number[]) => boolean) =>
    regions.filter(({ hexes, tokens }) => found(hexes[0] ?? '', tokens)).flatMap(({ hexes }) => hexes);
  const found = new Set([
    ...targets.hexes.keys(),
    ...[...targets.sides.keys()].flatMap(sideEnds),
    ...targets.aims.map(({ hex }) => hex),
    ...whole((first, tokens) => targets.regions.has(first) || tokens.some((token) => targets.tokens.has(token))),
  ]);
  return found.size && selected ? [...found.add(selected)] : [...found];
}

export const piecesOf = ({ pieces }: Model, god: God | undefined): HexName[] =>
  [...pieces.values()].filter(({ owner }) => god && owner === god).map(({ hex }) => hex);

/** The part of the drawing that holds these hexes, with room around them. */
export function boxOf(hexes: readonly HexName[], room = 0): Box | null {
  if (!hexes.length) return null;
  const spots = hexes.map(centre);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const margin = SIZE + room;
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin - HEAD];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
