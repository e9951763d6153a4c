/** Hexes with flat tops, in columns of which the odd ones lie half a hex lower; names as in notation: "[row,column]". */

export type HexName = string;
export type SideName = string;
export interface Point {
  x: number;
  y: number;
}

export const SIZE = 42;
const ROOT3 = Math.sqrt(3);
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const hexName = (row: number, column: number): HexName => `[${row},${column}]`;
export function hexAt(name: HexName): readonly [row: number, column: number] {
  const found = /^\[(\d+),(\d+)\]$/.exec(name);
  if (!found) throw new Error(`not a hex: ${name}`);
  return [Number(found[1]), Number(found[2])];
}
export const sideName = (a: HexName, b: HexName): SideName => {
  const [ra, ca] = hexAt(a);
  const [rb, cb] = hexAt(b);
  return ra < rb || (ra === rb && ca < cb) ? `${a}-${b}` : `${b}-${a}`;
};
export const sideEnds = (side: SideName): readonly [HexName, HexName] => {
  const [a, b] = side.split('-');
  return [a ?? '', b ?? ''];
};

export function centre(hex: HexName): Point {
  const [row, column] = hexAt(hex);
  return { x: 1.5 * SIZE * column, y: ROOT3 * SIZE * (row + 0.5 * (column & 1)) };
}

/** Corner 0 is east, then clockwise as the screen shows it. */
export function corners(hex: HexName, scale = 1): Point[] {
  return cornersAt(centre(hex), scale);
}
export function cornersAt({ x, y }: Point, scale = 1): Point[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + SIZE * scale * Math.cos((Math.PI / 3) * i),
    y: y + SIZE * scale * Math.sin((Math.PI / 3) * i),
  }));
}

const number = (x: number) => String(Math.round(x * 100) / 100 || 0);
export const at = ({ x, y }: Point): string => `${number(x)},${number(y)}`;
export const polygon = (points: Point[]): string => points.map(at).join(' ');
export const hexPolygon = (hex: HexName, scale = 1): string => polygon(corners(hex, scale));

export function neighbour(hex: HexName, direction: Direction): HexName {
  const [row, column] = hexAt(hex);
  const low = column & 1;
  switch (direction) {
    case 'n':
      return hexName(row - 1, column);
    case 's':
      return hexName(row + 1, column);
    case 'ne':
      return hexName(row - 1 + low, column + 1);
    case 'se':
      return hexName(row + low, column + 1);
    case 'sw':
      return hexName(row + low, column - 1);
    case 'nw':
      return hexName(row - 1 + low, column - 1);
  }
}

/** The side towards a direction lies between these two corners. */
const EDGE: Record<Direction, readonly [number, number]> = {
  n: [4, 5],
  ne: [5, 0],
  se: [0, 1],
  s: [1, 2],
  sw: [2, 3],
  nw: [3, 4],
};
export function edge(hex: HexName, direction: Direction): readonly [Point, Point] {
  const points = corners(hex);
  const [a, b] = EDGE[direction];
  return [points[a] as Point, points[b] as Point];
}

export function directionTo(from: HexName, to: HexName): Direction | undefined {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to);
}

/** The two ends of a hex side on the drawing. */
export function sidePoints(side: SideName): readonly [Point, Point] {
  const [a, b] = sideEnds(side);
  const direction = directionTo(a, b);
  if (!direction) throw new Error(`not a side: ${side}`);
  return edge(a, direction);
}
export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: HexName, b: HexName): number {
  const axial = (hex: HexName) => {
    const [row, column] = hexAt(hex);
    return [column, row - (column - (column & 1)) / 2] as const;
  };
  const [qa, ra] = axial(a);
  const [qb, rb] = axial(b);
  return (Math.abs(qa - qb) + Math.abs(ra - rb) + Math.abs(qa + ra - qb - rb)) / 2;
}

/** A shortest way over hexes for which `open` holds, both ends among it; nothing where there is none. */
export function path(from: HexName, to: HexName, open: (hex: HexName) => boolean): HexName[] {
  const before = new Map<HexName, HexName | null>([[from, null]]);
  const queue = [from];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    if (hex === to) {
      const way: HexName[] = [];
      for (let h: HexName | null | undefined = hex; h; h = before.get(h)) way.unshift(h);
      return way;
    }
    for (const direction of DIRECTIONS) {
      const next = neighbour(hex, direction);
      if (!before.has(next) && (open(next) || next === to)) {
        before.set(next, hex);
        queue.push(next);
      }
    }
  }
  return [];
}
