/** Outlines of zones: rings of points, moved inwards, and what lies inside them. */

export type Point = readonly [x: number, y: number];

const round = (x: number) => Math.round(x * 10) / 10;
export const at = ([x, y]: Point) => `${round(x)},${round(y)}`;
export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
export const ringPath = (points: readonly Point[]) => `${line(points)}Z`;

export function box(ring: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const sides = (ring: readonly Point[]) => ring.map((a, i) => [a, ring[(i + 1) % ring.length] ?? a] as const);

/** Twice the area; positive where the ring runs clockwise on the screen. */
const turn = (ring: readonly Point[]) => sides(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);

export function centroid(ring: readonly Point[]): Point {
  const whole = 3 * turn(ring);
  let [x, y] = [0, 0];
  for (const [a, b] of sides(ring)) {
    const part = (a[0] * b[1] - b[0] * a[1]) / whole;
    x += (a[0] + b[0]) * part;
    y += (a[1] + b[1]) * part;
  }
  return [x, y];
}

export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let found = false;
  for (const [a, b] of sides(ring)) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) found = !found;
  }
  return found;
}

/** Along a side, and out of the ring at a right angle to it. */
export function directions(a: Point, b: Point, clockwise: boolean): { length: number; along: Point; out: Point } {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const out: Point = clockwise ? [along[1], -along[0]] : [-along[1], along[0]];
  return { length, along, out };
}
export const clockwise = (ring: readonly Point[]) => turn(ring) > 0;

function distance([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

/** The ring moved inwards, corner by corner; a negative distance moves it outwards. Where a sharp corner would make it
    cross itself, the points that come too close to the old ring are left out. */
export function inset(ring: readonly Point[], by: number): Point[] {
  const right = clockwise(ring);
  const all = sides(ring);
  const moved = ring.map((b, i): Point => {
    const before = directions(ring.at(i - 1) ?? b, b, right).out;
    const after = directions(b, ring[(i + 1) % ring.length] ?? b, right).out;
    const [x, y] = [before[0] + after[0], before[1] + after[1]];
    const stretch = by / Math.max(0.25, (x * x + y * y) / 2);
    return [b[0] - x * stretch, b[1] - y * stretch];
  });
  const clear = moved.filter((spot) => all.every(([a, b]) => distance(spot, a, b) > Math.abs(by) * 0.98));
  return clear.filter((spot, i) => {
    const next = clear[(i + 1) % clear.length] ?? spot;
    return Math.hypot(next[0] - spot[0], next[1] - spot[1]) > 1;
  });
}
