/** Where the zones lie on the board of an edition for a number of players. Borders are arcs between junctions, and zones that touch share an arc. */
import data from './zones.json';
import { at, type Point, ringPath } from './outline';

export type ZoneName = string;
export type ZoneKind = 'district' | 'desert' | 'temple' | 'sanctuary';
export type PortKind = 'trading' | 'military';

export interface Zone {
  name: ZoneName;
  kind: ZoneKind;
  /** Of a district, and of the desert around a city. */
  city: string | null;
  ring: Point[];
  /** The city inside its desert. */
  hole: Point[] | null;
  /** Outline with the hole, to be filled by the rule "evenodd". */
  path: string;
  /** Prayer points at Night. */
  night: number;
  label: Point;
  /** The label lies on the water. */
  afloat: boolean;
  /** Feet of the Troop, and of the one that attacks it. */
  troop: Point;
  second: Point;
  /** What it costs to go there. */
  tag: Point;
  build: Point | null;
  obelisk: Point | null;
  port: { kind: PortKind; at: Point } | null;
  beside: ZoneName[];
}
export interface City {
  name: string;
  centre: Point;
  ring: Point[];
}
export interface Geometry {
  width: number;
  height: number;
  zones: Map<ZoneName, Zone>;
  cities: City[];
  /** Deserts of cities that are not in play. */
  storms: { name: ZoneName; ring: Point[]; path: string }[];
  /** The other bank where it is not in play. */
  bank: Point[] | null;
  /** Where deserts in play meet the water. */
  shores: Point[][];
  /** Ways of ships between two zones. */
  arrows: { name: string; ends: ZoneName[]; path: string; way: Point[] }[];
}

interface Fact {
  kind: string;
  city?: string;
  obelisk?: boolean;
  port?: string;
  night?: number;
}
interface Spot {
  ring: string;
  hole?: string;
  label: number[];
  troop: number[];
  second: number[];
  tag: number[];
  build?: number[];
  obelisk?: number[];
  port?: number[];
  afloat?: boolean;
}
interface Drawn {
  size: number[];
  lines: Record<string, number[]>;
  curves: Record<string, number[]>;
  zones: Record<string, Spot>;
  cities: Record<string, number[]>;
  bank?: number[];
  /** Two zones, and the way over the water from one to the other. */
  arrows?: (string | number)[][];
}
interface Arc {
  points: Point[];
  /** To go on along it from its first point, and from its last. */
  forth: string;
  back: string;
}

const PIECES = 6;
const FACTS: Record<string, Fact> = data.zones;
const MAPS: Record<string, Drawn> = data.maps;
const BOARDS: Record<string, Record<string, { map: string; cities: string[] }>> = data.players;

const point = (numbers: readonly number[]): Point => [numbers[0] ?? 0, numbers[1] ?? 0];
const points = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => point(numbers.slice(2 * i)));

/** Four points for each bend: the bend lies between the second and the third. */
function bends(p: Point[]): [Point, Point, Point, Point][] {
  const first = p[0] ?? [0, 0];
  const last = p.at(-1) ?? first;
  const q = [first, ...p, last];
  return p.slice(1).map((c, i) => [q[i] ?? c, q[i + 1] ?? c, c, q[i + 3] ?? c]);
}
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2;
}
/** Catmull-Rom through the points, cut into short lines. */
function smooth(p: Point[]): Point[] {
  const cut = bends(p).flatMap(([a, b, c, d]) =>
    Array.from({ length: PIECES }, (_, k): Point => [spline(a[0], b[0], c[0], d[0], k / PIECES), spline(a[1], b[1], c[1], d[1], k / PIECES)]),
  );
  return [...cut, ...p.slice(-1)];
}
/** The same as curves of a path. */
function curve(p: Point[]): string {
  const lever = (from: Point, a: Point, b: Point): Point => [from[0] + (b[0] - a[0]) / 6, from[1] + (b[1] - a[1]) / 6];
  return bends(p)
    .map(([a, b, c, d]) => `C${at(lever(b, a, c))} ${at(lever(c, d, b))} ${at(c)}`)
    .join('');
}
export const curvedPath = (p: Point[]) => (p[0] ? `M${at(p[0])}${curve(p)}` : '');
const straight = (p: Point[]) => p.slice(1).map((one) => `L${at(one)}`).join('');

function arcsOf(map: Drawn): Map<string, Arc> {
  const arc = (numbers: number[], path: (p: Point[]) => string, cut: (p: Point[]) => Point[]): Arc => {
    const p = points(numbers);
    return { points: cut(p), forth: path(p), back: path(p.toReversed()) };
  };
  return new Map([
    ...Object.entries(map.lines).map(([name, p]) => [name, arc(p, straight, (q) => q)] as const),
    ...Object.entries(map.curves).map(([name, p]) => [name, arc(p, curve, smooth)] as const),
  ]);
}

const arcNames = (ring: string | undefined) => (ring ? ring.split(' ') : []);
const plain = (name: string) => name.replace('-', '');

function follow(arcs: Map<string, Arc>, ring: string): { ring: Point[]; path: string } {
  const found: Point[] = [];
  let path = '';
  for (const name of arcNames(ring)) {
    const arc = arcs.get(plain(name));
    if (!arc) throw new Error(`the map has no arc ${name}`);
    const back = name.startsWith('-');
    const p = back ? arc.points.toReversed() : arc.points;
    path += (path ? '' : `M${at(p[0] ?? [0, 0])}`) + (back ? arc.back : arc.forth);
    found.push(...p.slice(0, -1));
  }
  return { ring: found, path: `${path}Z` };
}

function build(board: string, players: number): Geometry {
  const config = BOARDS[board]?.[String(players)];
  const map = config && MAPS[config.map];
  if (!map) throw new Error(`there is no map of ${board} for ${players} players`);
  const arcs = arcsOf(map);
  const inPlay = Object.entries(map.zones).filter(([name]) => {
    const city = FACTS[name]?.city;
    return city === undefined || config.cities.includes(city);
  });
  const around = new Map(inPlay.map(([name, { ring, hole }]) => [name, [...arcNames(ring), ...arcNames(hole)].map(plain)]));
  const sharing = (arc: string) => [...around].filter(([, names]) => names.includes(arc)).map(([name]) => name);
  const zone = ([name, spot]: [string, Spot]): [ZoneName, Zone] => {
    const fact = FACTS[name];
    const outer = follow(arcs, spot.ring);
    const hole = spot.hole ? follow(arcs, spot.hole) : null;
    const beside = new Set((around.get(name) ?? []).flatMap(sharing));
    beside.delete(name);
    return [
      name,
      {
        name,
        kind: fact?.kind as ZoneKind,
        city: fact?.city ?? null,
        ring: outer.ring,
        hole: hole && hole.ring,
        path: outer.path + (hole ? hole.path : ''),
        night: fact?.night ?? 0,
        label: point(spot.label),
        afloat: spot.afloat ?? false,
        troop: point(spot.troop),
        second: point(spot.second),
        tag: point(spot.tag),
        build: spot.build ? point(spot.build) : null,
        obelisk: spot.obelisk ? point(spot.obelisk) : null,
        port: spot.port ? { kind: fact?.port as PortKind, at: point(spot.port) } : null,
        beside: [...beside],
      },
    ];
  };
  const zones = new Map(inPlay.map(zone));
  const out = Object.keys(map.cities).filter((city) => !config.cities.includes(city));
  const dry = new Set(out.flatMap((city) => arcNames(map.zones[`D-${city}`]?.ring).map(plain)));
  const coast = Object.keys(map.curves).filter((arc) => {
    const [only, ...more] = sharing(arc);
    return only !== undefined && !more.length && FACTS[only]?.kind === 'desert' && !dry.has(arc);
  });
  return {
    width: map.size[0] ?? 0,
    height: map.size[1] ?? 0,
    zones,
    cities: config.cities.map((name) => ({
      name,
      centre: point(map.cities[name] ?? []),
      ring: zones.get(`D-${name}`)?.hole ?? [],
    })),
    storms: out.map((city) => ({ name: `D-${city}`, ...follow(arcs, map.zones[`D-${city}`]?.ring ?? '') })),
    bank: map.bank ? smooth(points(map.bank)) : null,
    shores: coast.map((name) => arcs.get(name)?.points ?? []),
    arrows: (map.arrows ?? []).map(([from, to, ...numbers]) => {
      const way = points(numbers.map(Number));
      return { name: `${from} ${to}`, ends: [String(from), String(to)], path: curvedPath(way), way };
    }),
  };
}

const built = new Map<string, Geometry>();
/** `board`: what the engine calls the drawing (`About.board`). */
export function geometry(board: string, players: number): Geometry {
  const key = `${board} ${players}`;
  const found = built.get(key) ?? build(board, players);
  built.set(key, found);
  return found;
}

/** Land of a map, to keep waves off it. */
export const lands = (map: Geometry): Point[][] => [
  ...[...map.zones.values()].filter(({ kind }) => kind !== 'district').map(({ ring }) => ring),
  ...map.storms.map(({ ring }) => ring),
  ...(map.bank ? [map.bank] : []),
];
export const bankPath = (map: Geometry): string => (map.bank ? ringPath(map.bank) : '');
