/** Where the boards of the path lie in the drawing, their locations, and how the roads run: where to draw, no rules. */
import type { Path, PathSide, Stretch } from '../logic/told';

export type Point = readonly [x: number, y: number];
export const START = 'start';
export const TA_SETI = 'ta-seti';
export const BOARD = 236;
export const HEIGHT = 292;
/** Before the first board. */
export const BANK = 98;
export const START_AT: Point = [48, 150];
/** Of the lanes that lead over the edge of a board. */
const LANE: Record<number, number> = { 1: 70, 2: 150, 3: 230 };

/** On their own board. */
const SPOTS: Record<string, Point> = {
  '1A-1': [138, 64], '1A-2': [138, 146], '1A-3': [138, 228],
  '1B-1': [138, 50], '1B-2': [138, 116], '1B-3': [138, 182], '1B-4': [138, 248],
  '2A-1': [128, 66], '2A-2': [128, 228],
  '2B-1': [142, 50], '2B-2': [116, 108], '2B-3': [116, 188], '2B-4': [142, 248],
  '3A-1': [132, 52], '3A-2': [112, 114], '3A-3': [112, 182], '3A-4': [132, 246],
  '3B-1': [172, 54], '3B-2': [78, 116], '3B-3': [78, 184], '3B-4': [172, 244],
  '4B-1': [92, 58], '4B-2': [92, 242],
};
/** Where it lies depends on what lies before it. */
const GOAL: Record<string, Point> = { '4A': [128, 150], '4B': [176, 150] };

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
/** Where a lane forks, and where roads of a board meet before a location. */
const FORK = 60;
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
      const fork: Point = [left + FORK, from[1]];
      return { ...common, at: [left + FORK / 2 + 4, from[1]], d: `M${from[0]},${from[1]}L${fork[0]},${fork[1]}${bend(fork, to)}` };
    }
    if (begins && ends) {
      const meet: Point = [to[0] - 34, to[1] + Math.sign(HEIGHT / 2 - to[1]) * 34];
      return { ...common, at: meet, d: `M${from[0]},${from[1]}${bend(from, meet)}L${to[0]},${to[1]}` };
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
