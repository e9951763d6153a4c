/** The printed board, and where things lie on its regions, which the engine sends. */
import { centre, corners, DIRECTIONS, edge, type HexName, hexName, middle, neighbour, type Point, type SideName, sidePoints, SIZE } from '../../lib/hex';
import { chains, rounded } from '../../lib/outline';
import type { Land } from './about';

export type Terrain = 'f' | 'd' | 'w';

export class Board {
  readonly terrain = new Map<HexName, Terrain>();
  /** In the order of the board: row by row. */
  readonly hexes: HexName[];
  private readonly beside: Map<HexName, HexName[]>;
  readonly riverPath: string;
  readonly box: { x: number; y: number; width: number; height: number };

  constructor(
    rows: readonly string[],
    readonly rivers: readonly SideName[],
  ) {
    for (const [row, letters] of rows.entries()) {
      for (const [column, letter] of [...letters].entries()) {
        if (letter !== '.') this.terrain.set(hexName(row, column), letter as Terrain);
      }
    }
    this.hexes = [...this.terrain.keys()];
    this.beside = new Map(this.hexes.map((hex) => [hex, DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((other) => this.terrain.has(other))]));
    this.riverPath = chains(rivers.map(sidePoints)).map((chain) => rounded(chain)).join(' ');
    const points = this.hexes.map(centre);
    const margin = SIZE + 15;
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin + 5];
    this.box = { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - 5 - y };
  }

  has(hex: HexName): boolean {
    return this.terrain.has(hex);
  }
  /** Drawn as land: its edges are lit, and it throws a shadow. */
  isLand(hex: HexName): boolean {
    const terrain = this.terrain.get(hex);
    return terrain === 'f' || terrain === 'd';
  }
  near(hex: HexName): HexName[] {
    return this.beside.get(hex) ?? [];
  }
}

/** The region that a hex belongs to. */
export const regionOf = (hex: HexName, regions: readonly HexName[][]): HexName[] | undefined => regions.find((region) => region.includes(hex));

/** A little into the hex beside which it lies, away from the head of a figure on the lower one. */
const ASIDE = 6;
const same = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1;

/** Where a region's number lies: between hexes, where no piece stands, so that it stays as long as the region does. Best is a
 * corner at which three of its hexes meet, then the middle of a side between two; away from rivers, and from the border. */
export function tokenSpot(board: Board, region: readonly HexName[], taken: readonly Point[] = []): { hex: HexName; at: Point } {
  const inside = new Set(region);
  const spots = region.flatMap((hex) => {
    const beside = DIRECTIONS.map((direction) => [direction, neighbour(hex, direction)] as const).filter(([, other]) => inside.has(other));
    const sides = beside.map(([direction, other]) => ({ hex, at: middle(...edge(hex, direction)), hexes: [hex, other] }));
    const meeting = [0, 3].map((i) => {
      const at = corners(hex)[i] as Point;
      return { hex, at: { x: at.x + (i ? ASIDE : -ASIDE), y: at.y }, hexes: [hex, ...beside.map(([, other]) => other).filter((other) => corners(other).some((corner) => same(corner, at)))] };
    });
    return [...meeting.filter(({ hexes }) => hexes.length === 3), ...sides];
  });
  const score = ({ hex, at, hexes }: (typeof spots)[number]) => {
    const around = new Set(hexes.flatMap((one) => board.near(one)));
    const home = [...around].filter((one) => inside.has(one)).length / around.size;
    const wet = board.rivers.some((side) => [...sidePoints(side), middle(...sidePoints(side))].some((end) => Math.hypot(end.x - at.x, end.y - at.y) < SIZE / 2));
    return hexes.length + home - (wet ? 2 : 0) - (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < SIZE) ? 4 : 0) - 1e-3 * region.indexOf(hex);
  };
  const [first = ''] = region;
  const alone = { hex: first, at: { x: centre(first).x, y: centre(first).y + SIZE * 0.6 } };
  return spots.reduce<{ hex: HexName; at: Point; worth: number }>(
    (best, spot) => (score(spot) > best.worth ? { hex: spot.hex, at: spot.at, worth: score(spot) } : best),
    { ...alone, worth: -Infinity },
  );
}

export interface TokenSpot {
  number: number;
  /** The region's first hex, which is its name. */
  first: HexName;
  region: HexName[];
  /** A hex of the region beside it. */
  spot: HexName;
  at: Point;
}
const found = new WeakMap<Board, Map<string, ReturnType<typeof tokenSpot>>>();
export function tokenSpots(board: Board, regions: readonly Land[]): TokenSpot[] {
  const known = found.get(board) ?? new Map<string, ReturnType<typeof tokenSpot>>();
  found.set(board, known);
  const spotOf = (hexes: HexName[]) => {
    const name = hexes.join();
    const spot = known.get(name) ?? tokenSpot(board, hexes);
    known.set(name, spot);
    return spot;
  };
  return regions.flatMap(({ hexes, tokens }) =>
    tokens.map((number, i) => {
      const { hex, at } = spotOf(hexes);
      return { number, first: hexes[0] ?? '', region: hexes, spot: hex, at: { x: at.x + i * 40, y: at.y } };
    }),
  );
}
