import { describe, expect, it } from 'vitest';
import { decor, merlons } from '../src/kemet/board/decor';
import { geometry, lands } from '../src/kemet/board/geometry';
import { inside, type Point } from '../src/kemet/board/outline';
import { breadth, feet, rank, top } from '../src/kemet/board/places';
import { stepTo } from '../src/kemet/board/steps';
import type { Troop } from '../src/kemet/logic/model';

const COUNTS = [2, 3, 4, 5].flatMap((players) => ['blood_and_sand', 'classic'].map((board) => [board, players] as const));
const starts = (path: string): Point[] => [...path.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const troop = (units: number, creatures: string[] = [], attacks = false): Troop => ({ zone: '', player: 'P1', god: 'horus', units, creatures, attacks });

describe.each(COUNTS)('pictures of the ground on %s for %i players', (board, players) => {
  const map = geometry(board, players);
  const picture = decor(map);
  const zones = [...map.zones.values()];
  it('are the same every time', () => expect(decor(map)).toBe(picture));
  it('have waves on the water and dunes on the sand', () => {
    const land = lands(map);
    expect(starts(picture.waves).length).toBeGreaterThan(20);
    for (const spot of starts(picture.waves)) expect(land.some((ring) => inside(ring, spot))).toBe(false);
    expect(starts(picture.dunes).length).toBeGreaterThan(20);
    const deserts = zones.filter(({ kind }) => kind === 'desert');
    for (const spot of starts(picture.dunes)) {
      const here = deserts.filter(({ ring }) => inside(ring, spot));
      expect(here).toHaveLength(1);
      expect(here[0]?.hole && inside(here[0].hole, spot)).toBeFalsy();
    }
  });
  it('have houses in the cities', () => {
    const districts = zones.filter(({ kind }) => kind === 'district');
    const found = starts(picture.houses);
    expect(found.length).toBeGreaterThan(players * 2);
    for (const spot of found) expect(districts.some(({ ring }) => inside(ring, spot))).toBe(true);
  });
  it('have battlements outside the wall, with gaps for gates', () => {
    for (const { ring } of map.cities) {
      const spots = starts(merlons(ring));
      expect(spots.length).toBeGreaterThan(20);
      for (const spot of spots) expect(inside(ring, spot)).toBe(false);
      for (const [i, a] of ring.entries()) {
        const b = ring[(i + 1) % ring.length] ?? a;
        const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
        for (const [x, y] of spots) expect(Math.hypot(x - middle[0], y - middle[1])).toBeGreaterThan(6);
      }
    }
  });
});

describe.each(COUNTS)('raised ground on %s for %i players', (board, players) => {
  it('lies inside its zone and does not cross itself', () => {
    for (const zone of geometry(board, players).zones.values()) {
      const [outer = ''] = top(zone).split('Z');
      const points = outer.slice(1).split('L').map((one) => one.split(',').map(Number) as [number, number]);
      expect(points.length).toBeGreaterThan(3);
      for (const spot of points) expect(inside(zone.ring, spot)).toBe(true);
      const crosses = (a: Point, b: Point, c: Point, d: Point) => {
        const side = (p: Point, q: Point, r: Point) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
        return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
      };
      const sides = points.map((a, i) => [a, points[(i + 1) % points.length] ?? a] as const);
      expect(sides.some(([a, b], i) => sides.slice(i + 2).some(([c, d]) => crosses(a, b, c, d))), zone.name).toBe(false);
    }
  });
});

describe('Troops', () => {
  it('grow with their Units and creatures, and show at most nine shields', () => {
    expect([1, 2, 3, 5, 7].map((units) => rank(units, 0).shields)).toEqual([1, 2, 3, 5, 7]);
    expect(rank(14, 0).shields).toBe(9);
    expect(rank(3, 1).width).toBeGreaterThan(rank(3, 0).width);
    expect(rank(3, 2).width).toBeGreaterThan(rank(3, 1).width);
  });
  it.each(COUNTS)('do not hide one another while they fight, on %s with %i players', (board, players) => {
    for (const zone of geometry(board, players).zones.values()) {
      expect(feet(zone, [troop(5)])).toEqual([zone.troop]);
      const both = [troop(5), troop(4, ['phoenix'], true)];
      const [a, b] = feet(zone, both);
      if (!a || !b || !both[0] || !both[1]) throw new Error(zone.name);
      const apart = Math.abs(a[0] - b[0]) >= breadth(both[0]) + breadth(both[1]) - 0.01 || Math.abs(a[1] - b[1]) > 30;
      expect(apart, zone.name).toBe(true);
    }
  });
});

describe('arrow keys', () => {
  it.each(COUNTS)('lead to every zone, on %s with %i players', (board, players) => {
    const map = geometry(board, players);
    const seen = new Set(['NW1']);
    for (const zone of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(stepTo(map, zone, key) ?? '');
    expect(seen).toEqual(new Set(map.zones.keys()));
  });
  it('go over a border where there is one', () => {
    const map = geometry('blood_and_sand', 5);
    expect(stepTo(map, 'NW1', 'ArrowRight')).toMatch(/^NW[23]$/);
    expect(stepTo(map, 'In-W', 'ArrowRight')).toBe('T-inW');
    expect(stepTo(map, 'NW1', 'Escape')).toBeNull();
  });
});
