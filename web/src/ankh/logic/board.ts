/** The printed board, and the regions that rivers, camels and water cut it into (A-M2). */
import { centre, DIRECTIONS, type HexName, hexName, neighbour, sideName, type SideName, sidePoints, SIZE } from '../../lib/hex';
import { chains, rounded } from '../../lib/outline';

export type Terrain = 'f' | 'd' | 'w';

export class Board {
  readonly terrain = new Map<HexName, Terrain>();
  /** In the order of the board: row by row. */
  readonly hexes: HexName[];
  private readonly order: Map<HexName, number>;
  private readonly beside: Map<HexName, HexName[]>;
  /** The last camels that were asked about, and their regions: many parts of the page ask for the same. */
  private last: { key: string; regions: HexName[][] } | null = null;
  readonly rivers: ReadonlySet<SideName>;
  readonly riverPath: string;
  readonly box: { x: number; y: number; width: number; height: number };

  constructor(rows: readonly string[], rivers: readonly SideName[]) {
    for (const [row, letters] of rows.entries()) {
      for (const [column, letter] of [...letters].entries()) {
        if (letter !== '.') this.terrain.set(hexName(row, column), letter as Terrain);
      }
    }
    this.hexes = [...this.terrain.keys()];
    this.order = new Map(this.hexes.map((hex, i) => [hex, i]));
    this.beside = new Map(this.hexes.map((hex) => [hex, DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((other) => this.terrain.has(other))]));
    this.rivers = new Set(rivers);
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
  isLand(hex: HexName): boolean {
    const terrain = this.terrain.get(hex);
    return terrain === 'f' || terrain === 'd';
  }
  near(hex: HexName): HexName[] {
    return this.beside.get(hex) ?? [];
  }

  /** Connected land, each region in the order of the board, which makes its first hex its name. */
  regions(camels: readonly SideName[]): HexName[][] {
    const key = camels.join();
    if (this.last?.key !== key) this.last = { key, regions: this.cut(camels) };
    return this.last.regions;
  }

  private cut(camels: readonly SideName[]): HexName[][] {
    const walls = new Set([...this.rivers, ...camels]);
    const seen = new Set<HexName>();
    const found: HexName[][] = [];
    for (const start of this.hexes) {
      if (!this.isLand(start) || seen.has(start)) continue;
      const region: HexName[] = [];
      const open = [start];
      seen.add(start);
      for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
        region.push(hex);
        for (const other of this.near(hex)) {
          if (this.isLand(other) && !seen.has(other) && !walls.has(sideName(hex, other))) {
            seen.add(other);
            open.push(other);
          }
        }
      }
      found.push(region.sort((a, b) => (this.order.get(a) ?? 0) - (this.order.get(b) ?? 0)));
    }
    return found;
  }

  regionOf(hex: HexName, regions: HexName[][]): HexName[] | undefined {
    return regions.find((region) => region.includes(hex));
  }
}

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

export function tokenSpots(board: Board, tokens: { number: number; first: HexName }[], camels: readonly SideName[], taken: (hex: HexName) => boolean) {
  return tokens.flatMap(({ number, first }) => {
    const region = board.regionOf(first, board.regions(camels));
    return region ? [{ number, first, region, spot: tokenSpot(board, region, taken) }] : [];
  });
}

/** The two halves that a line of camels would make of a region, if it cuts one in two. */
export function halves(board: Board, camels: SideName[], line: SideName[]): HexName[][] {
  const before = board.regions(camels);
  const after = board.regions([...camels, ...line]);
  const known = new Set(before.map((region) => region.join()));
  const fresh = after.filter((region) => !known.has(region.join()));
  return fresh.length > 1 ? fresh : [];
}
