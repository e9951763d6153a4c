/** Where the boards of the path lie in the drawing, their locations, and how the roads run: where to draw, no rules. */
import type { Path, PathSide, Stretch } from '../logic/told';

export type Point = readonly [x: number, y: number];
export const START = 'start';
export const TA_SETI = 'ta-seti';
export const BOARD = 200;
export const HEIGHT = 292;
/** Before the first board. */
export const BANK = 92;
export const START_AT: Point = [46, 150];
/** Of the lanes that lead over the edge of a board. */
const LANE: Record<number, number> = { 1: 70, 2: 150, 3: 230 };

/** On their own board. */
const SPOTS: Record<string, Point> = {
  '1A-1': [116, 64], '1A-2': [116, 146], '1A-3': [116, 228],
  '1B-1': [116, 52], '1B-2': [116, 117], '1B-3': [116, 182], '1B-4': [116, 246],
  '2A-1': [108, 66], '2A-2': [108, 228],
  '2B-1': [136, 52], '2B-2': [84, 104], '2B-3': [84, 178], '2B-4': [136, 250],
  '3A-1': [134, 50], '3A-2': [80, 110], '3A-3': [80, 184], '3A-4': [134, 248],
  '3B-1': [158, 54], '3B-2': [66, 104], '3B-3': [66, 176], '3B-4': [158, 244],
  '4B-1': [96, 60], '4B-2': [96, 238],
};
/** Where it lies depends on what lies before it. */
const GOAL: Record<string, Point> = { '4A': [116, 150], '4B': [156, 150] };

export const boardX = (board: number): number => BANK + (board - 1) * BOARD;
export const WIDTH = boardX(5);

export function spotAt(side: PathSide, name: string): Point {
  const [x, y] = (name === TA_SETI ? GOAL[side.name] : SPOTS[name]) ?? [BOARD / 2, HEIGHT / 2];
  return [boardX(side.board) + x, y];
}

export interface Ribbon {
  key: string;
  d: string;
  /** Where what lies on it is drawn; several stretches may share a part of their way. */
  at: Point;
  stretch: Stretch;
  board: number;
}
/** Where a lane forks, behind what lies on it, and how far before a location roads of its board meet. */
const FORK = 54;
const BARE = 22;
const MEET: Point = [42, 48];
const bend = ([x, y]: Point, [u, v]: Point): string => `C${(x + u) / 2},${y} ${(x + u) / 2},${v} ${u},${v}`;

/** The roads as they are printed on a side. */
export function ribbons(side: PathSide): Ribbon[] {
  const left = boardX(side.board);
  const right = left + BOARD;
  return side.stretches.map((stretch): Ribbon => {
    const { enters, begins, ends, leaves } = stretch;
    const key = `${side.name} ${enters ?? ''} ${begins ?? ''} ${ends ?? ''} ${leaves ?? ''}`;
    const from: Point = enters !== undefined ? (side.board === 1 && ends ? [left, spotAt(side, ends)[1]] : [left, LANE[enters] ?? HEIGHT / 2]) : spotAt(side, begins ?? '');
    const to: Point = leaves !== undefined ? [right, LANE[leaves] ?? HEIGHT / 2] : spotAt(side, ends ?? '');
    const common = { key, stretch, board: side.board };
    if (enters !== undefined && ends) {
      const fork: Point = [left + (stretch.road.length ? FORK : BARE), from[1]];
      return { ...common, at: [left + FORK / 2 + 3, from[1]], d: `M${from[0]},${from[1]}L${fork[0]},${fork[1]}${bend(fork, to)}` };
    }
    if (begins && ends) {
      // Ta-Seti lies between them: nothing lies on its last roads.
      const meet: Point = stretch.road.length ? [to[0] - MEET[0], to[1] + Math.sign(HEIGHT / 2 - to[1]) * MEET[1]] : to;
      return { ...common, at: meet, d: `M${from[0]},${from[1]}${bend(from, meet)}${meet === to ? '' : `L${to[0]},${to[1]}`}` };
    }
    return { ...common, at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], d: `M${from[0]},${from[1]}${bend(from, to)}` };
  });
}

/** From the start to the first board: a lane each. */
export function lanes(side: PathSide): string[] {
  const [x, y] = START_AT;
  return ribbons(side).flatMap(({ stretch, d }) => (stretch.enters === undefined ? [] : [`M${x},${y}${bend([x, y], [boardX(1), Number(/^M[\d.]+,([\d.]+)/.exec(d)?.[1])])}`]));
}
export const sideNamed = ({ sides }: Path, name: string): PathSide | undefined => sides.find((side) => side.name === name);
