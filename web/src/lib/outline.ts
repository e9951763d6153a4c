/** Lines along hex sides: joined into chains, softened at the corners, drawn around sets of hexes. */
import { at, DIRECTIONS, edge, type HexName, neighbour, type Point } from './hex';

export type Segment = readonly [Point, Point];
const key = ({ x, y }: Point) => `${Math.round(x * 10)}:${Math.round(y * 10)}`;

/** Segments that share ends become chains; a ring ends where it began. */
export function chains(segments: readonly Segment[]): Point[][] {
  const links = new Map<string, { point: Point; to: Set<string> }>();
  const node = (point: Point) => {
    const name = key(point);
    let found = links.get(name);
    if (!found) links.set(name, (found = { point, to: new Set() }));
    return found;
  };
  for (const [a, b] of segments) {
    node(a).to.add(key(b));
    node(b).to.add(key(a));
  }
  const used = new Set<string>();
  const pair = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
  const walk = (first: string, second: string): Point[] => {
    const names = [first, second];
    used.add(pair(first, second));
    for (;;) {
      const last = names.at(-1) as string;
      const to = links.get(last)?.to ?? new Set<string>();
      const next = to.size === 2 ? [...to].find((name) => !used.has(pair(last, name))) : undefined;
      if (next === undefined) break;
      used.add(pair(last, next));
      names.push(next);
    }
    return names.map((name) => (links.get(name) as { point: Point }).point);
  };
  const found: Point[][] = [];
  const from = (wanted: (ends: number) => boolean) => {
    for (const [name, { to }] of links) {
      if (!wanted(to.size)) continue;
      for (const other of to) if (!used.has(pair(name, other))) found.push(walk(name, other));
    }
  };
  from((ends) => ends !== 2);
  from(() => true);
  return found;
}

export const closed = (chain: Point[]) =>
  chain.length > 2 && key(chain[0] as Point) === key(chain.at(-1) as Point);

/** A polyline whose corners are rounded; `softness` is the part of each segment that is bent. */
export function rounded(chain: Point[], softness = 0.42): string {
  const towards = (a: Point, b: Point) => ({ x: a.x + (b.x - a.x) * softness, y: a.y + (b.y - a.y) * softness });
  const last = chain.length - 1;
  let d = `M${at(chain[0] as Point)}`;
  for (let i = 1; i < last; i++) {
    const [before, here, after] = chain.slice(i - 1, i + 2) as [Point, Point, Point];
    d += ` L${at(towards(here, before))} Q${at(here)} ${at(towards(here, after))}`;
  }
  return `${d} L${at(chain[last] as Point)}`;
}

export const straight = (chain: Point[]): string =>
  `M${chain.map(at).join(' L')}${closed(chain) ? 'Z' : ''}`;

/** The sides where a set of hexes ends. */
export function border(hexes: ReadonlySet<HexName>): Segment[] {
  const found: Segment[] = [];
  for (const hex of hexes) {
    for (const direction of DIRECTIONS) {
      if (!hexes.has(neighbour(hex, direction))) found.push(edge(hex, direction));
    }
  }
  return found;
}

export const outline = (hexes: ReadonlySet<HexName>): string => chains(border(hexes)).map(straight).join('');
