/** Pictures of the ground that mean nothing: waves, dunes, reeds, houses, paving. Always the same on the same map. */
import { type Geometry, lands, type Zone } from './geometry';
import { box, clockwise, directions, inset, inside, type Point } from './outline';

export interface Decor {
  waves: string;
  dunes: string;
  reeds: string;
  /** Joints of the slabs in temples. */
  paving: string;
  houses: string;
  roofs: string;
}

/** A random number generator of its own for each thing, so that one does not move the other. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const seedOf = (name: string) => [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
const n = (x: number) => Math.round(x);

type Busy = readonly [x: number, y: number, width: number, height: number];
/** What stands or is written in a zone, with half of its width and height. */
function busy({ troop, build, obelisk, label, port, kind }: Zone): Busy[] {
  const found: Busy[] = [[label[0], label[1] - 4, 36, 12]];
  if (kind !== 'district') found.push([troop[0], troop[1] - 20, 30, 26]);
  if (build) found.push([build[0], build[1] - 20, 34, 28]);
  if (obelisk) found.push([obelisk[0], obelisk[1] - 20, 16, 30]);
  if (port) found.push([port.at[0], port.at[1], 24, 18]);
  return found;
}
const clear = (all: readonly Busy[], x: number, y: number) => all.every(([a, b, w, h]) => Math.abs(x - a) > w || Math.abs(y - b) > h);

function waves(map: Geometry): string {
  const land = lands(map);
  const random = dice(3);
  const ports = [...map.zones.values()].flatMap((zone) => (zone.port || zone.afloat ? busy(zone) : []));
  let found = '';
  for (let y = 26; y < map.height - 16; y += 17)
    for (let x = 20 + random() * 30; x < map.width - 34; x += 46 + random() * 26) {
      const around: Point[] = [-8, 8, 24].flatMap((a) => [-9, 9].map((b): Point => [x + a, y + b]));
      if (clear(ports, x + 8, y) && !around.some((spot) => land.some((ring) => inside(ring, spot)))) found += `M${n(x)},${y}l4,-3.2 4,3.2 4,-3.2 4,3.2`;
    }
  return found;
}

function dunes(zone: Zone): string {
  const random = dice(seedOf(zone.name));
  const { left, top, right, bottom } = box(zone.ring);
  const taken: Busy[] = busy(zone);
  let found = '';
  for (let tries = 0; tries < 110; tries++) {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    const width = 14 + Math.floor(random() * 3) * 3;
    const corners: Point[] = [-13, 13].flatMap((a) => [-8, 6].map((b): Point => [x + a, y + b]));
    if (!clear(taken, x, y) || !corners.every((spot) => inside(zone.ring, spot))) continue;
    if (zone.hole && corners.some((spot) => inside(inset(zone.hole ?? [], -7), spot))) continue;
    taken.push([x, y, 27, 13]);
    found += `M${n(x - width / 2)},${n(y)}q${width / 2},${-width * 0.4} ${width},0`;
  }
  return found;
}

function reeds(map: Geometry): string {
  const random = dice(5);
  const ports = [...map.zones.values()].flatMap(({ port }) => (port ? [port.at] : []));
  const deserts = [...map.zones.values()].filter(({ kind }) => kind === 'desert');
  let found = '';
  for (const shore of map.shores) {
    let since = 12;
    shore.forEach((spot, i) => {
      const before = shore[i - 1];
      if (before) since += Math.hypot(spot[0] - before[0], spot[1] - before[1]);
      if (since < 21) return;
      since = random() * 9 - 6;
      if (ports.some(([x, y]) => Math.abs(x - spot[0]) < 22 && Math.abs(y - spot[1]) < 16)) return;
      const inland = [[-5, 1], [5, 1], [-3, 6], [4, 6], [0, -4]] as const;
      const side = inland.find(([dx, dy]) => deserts.some(({ ring }) => inside(ring, [spot[0] + dx, spot[1] + dy])));
      if (side) found += `M${n(spot[0] + side[0] * 0.7)},${n(spot[1] + side[1] * 0.7 + 3)}v-7m0,7q-1,-5 -4.5,-6m4.5,6q1,-5 4.5,-6`;
    });
  }
  return found;
}

/** Lines of slabs, to be cut off at the outline. */
function paving({ ring }: Zone): string {
  const { left, top, right, bottom } = box(ring);
  let found = '';
  for (let row = 0, y = top; y < bottom; row++, y += 13) {
    found += `M${n(left)},${n(y)}H${n(right)}`;
    for (let x = left + (row % 2) * 11; x < right; x += 22) found += `M${n(x)},${n(y)}v13`;
  }
  return found;
}

function houses(zone: Zone): [walls: string, roofs: string] {
  const random = dice(seedOf(zone.name));
  const ring = inset(zone.ring, 10);
  const { left, top, right, bottom } = box(ring);
  const taken: Busy[] = busy(zone).map(([x, y, w, h]) => [x, y, w - 4, h]);
  let [walls, roofs] = ['', ''];
  for (let tries = 0; tries < 160; tries++) {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    const [w, h] = [7 + Math.floor(random() * 3) * 2, 6 + Math.floor(random() * 3)];
    const corners: Point[] = [-1, 1].flatMap((a) => [-1, 1].map((b): Point => [x + (a * w) / 2, y + (b * h) / 2]));
    if (!clear(taken, x, y) || !corners.every((spot) => inside(ring, spot))) continue;
    taken.push([x, y, 14, 11]);
    walls += `M${n(x - w / 2)},${n(y - h / 2)}h${w}v${h}h${-w}Z`;
    roofs += `M${n(x - w / 2)},${n(y - h / 2)}h${w}v3h${-w}Z`;
  }
  return [walls, roofs];
}

/** Battlements along the outside of a wall; gaps for the gates. */
export function merlons(ring: readonly Point[]): string {
  const right = clockwise(ring);
  return ring
    .map((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const { length, along, out } = directions(a, b, right);
      const count = Math.floor((length - 8) / 9.5);
      const teeth = Array.from({ length: count }, (_, k) => (length - (count - 1) * 9.5) / 2 + k * 9.5);
      return teeth
        .filter((t) => Math.abs(t - length / 2) >= 10)
        .map((t) => {
          const corner = (p: number, q: number) =>
            `${(a[0] + along[0] * (t + p) + out[0] * (5.2 + q)).toFixed(1)},${(a[1] + along[1] * (t + p) + out[1] * (5.2 + q)).toFixed(1)}`;
          return `M${corner(-2.5, -2)}L${corner(2.5, -2)}L${corner(2.5, 2)}L${corner(-2.5, 2)}Z`;
        })
        .join('');
    })
    .join('');
}

const made = new Map<Geometry, Decor>();
export function decor(map: Geometry): Decor {
  const kept = made.get(map);
  if (kept) return kept;
  const zones = [...map.zones.values()];
  const cities = zones.filter(({ kind }) => kind === 'district').map(houses);
  const found = {
    waves: waves(map),
    dunes: zones.filter(({ kind }) => kind === 'desert').map(dunes).join(''),
    reeds: reeds(map),
    paving: zones.filter(({ kind }) => kind === 'temple' || kind === 'sanctuary').map(paving).join(''),
    houses: cities.map(([walls]) => walls).join(''),
    roofs: cities.map(([, roofs]) => roofs).join(''),
  };
  made.set(map, found);
  return found;
}
