/** The printed board, and where things lie on its regions, which the engine sends. */
import { centre, DIRECTIONS, type HexName, hexName, neighbour, type SideName, sidePoints, SIZE } from '../../lib/hex';
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

  constructor(rows: readonly string[], rivers: readonly SideName[]) {
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

/** Where a region's token lies: a free hex, as far as possible from pieces and from the border. */
export function tokenSpot(board: Board, region: HexName[], taken: (hex: HexName) => boolean): HexName {
  const inside = new Set(region);
  const score = (hex: HexName) => {
    const near = board.near(hex);
    const free = near.filter((other) => !taken(other)).length;
    const home = near.filter((other) => inside.has(other)).length;
    return (taken(hex) ? -100 : 0) + 2 * free + home;
  };
  return region.reduce((best, hex) => (score(hex) > score(best) ? hex : best), region[0] as HexName);
}

export interface TokenSpot {
  number: number;
  /** The region's first hex, which is its name. */
  first: HexName;
  region: HexName[];
  spot: HexName;
}
export function tokenSpots(board: Board, regions: readonly Land[], taken: (hex: HexName) => boolean): TokenSpot[] {
  return regions.flatMap(({ hexes, tokens }) => tokens.map((number) => ({ number, first: hexes[0] ?? '', region: hexes, spot: tokenSpot(board, hexes, taken) })));
}
