import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { geometry, lands } from '../src/kemet/board/geometry';
import { centroid, clockwise, inset, inside, type Point } from '../src/kemet/board/outline';
import { type Arrival, reach, stops } from '../src/kemet/logic/lit';
import { readBoard } from '../src/kemet/logic/model';
import type { View } from '../src/lib/protocol';

const folder = join(import.meta.dirname, '../fixtures/kemet');
const NAMES = readdirSync(folder).flatMap((file) => (/^(?!about|tales|classic-about).*\.json$/.test(file) ? [file.replace('.json', '')] : []));
const fixture = (name: string) =>
  (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { sync: { view: View } }).sync;
const columns = (view: View, name: string) => (view.position.columns[name] ?? {}) as Record<string, string>;
const COUNTS = [2, 3, 4, 5];

describe('the map', () => {
  it.each(COUNTS)('of %i players has zones, cities and storms', (players) => {
    const map = geometry('blood_and_sand', players);
    expect(map.zones.size).toBe({ 2: 16, 3: 20, 4: 29, 5: 33 }[players]);
    expect(map.cities).toHaveLength(players);
    expect(map.storms).toHaveLength({ 2: 1, 3: 0, 4: 2, 5: 1 }[players] ?? 0);
    expect(map.bank === null).toBe(players > 3);
    expect(geometry('blood_and_sand', players)).toBe(map);
  });
  it.each(COUNTS)('of classic Kemet for %i players has zones and cities, no storms, and ways for ships', (players) => {
    const map = geometry('classic', players);
    expect(map.zones.size).toBe({ 2: 14, 3: 20, 4: 26, 5: 32 }[players]);
    expect(map.cities).toHaveLength(players);
    expect(map.storms).toEqual([]);
    expect(map.arrows.map(({ name }) => name)).toHaveLength({ 2: 0, 3: 1, 4: 3, 5: 4 }[players] ?? 0);
    for (const { path } of map.arrows) expect(path).toMatch(/^M[\d.]+,[\d.]+C/);
  });
  it.each(COUNTS.flatMap((players) => ['blood_and_sand', 'classic'].map((board) => [board, players] as const)))('of %s for %i players draws the same outline as a path and as a ring', (board, players) => {
    for (const { ring, hole, path } of geometry(board, players).zones.values()) {
      const ends = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)(?=[CLZ])/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(ends.length).toBeGreaterThan(2);
      for (const [x, y] of ends) {
        const distance = Math.min(...[...ring, ...(hole ?? [])].map((p) => Math.hypot(p[0] - x, p[1] - y)));
        expect(distance).toBeLessThan(0.2);
      }
    }
  });
  it.each(COUNTS)('of %i players knows neighbours both ways, and the districts of a city as such', (players) => {
    const { zones } = geometry('blood_and_sand', players);
    for (const { name, beside } of zones.values()) for (const other of beside) expect(zones.get(other)?.beside).toContain(name);
    expect(zones.get('NW1')?.beside.toSorted()).toEqual(['D-NW', 'NW2', 'NW3']);
  });
  it('has green shores only where a desert in play meets the water', () => {
    const two = geometry('blood_and_sand', 2);
    const three = geometry('blood_and_sand', 3);
    expect(three.shores.length).toBe(two.shores.length + 1);
    for (const shore of two.shores)
      for (const storm of two.storms)
        for (const [x, y] of shore.slice(1, -1)) expect(storm.ring.some((p) => Math.hypot(p[0] - x, p[1] - y) < 0.01)).toBe(false);
  });
  it('has land where its zones are and water in the middle of the Nile', () => {
    const map = geometry('blood_and_sand', 5);
    expect(lands(map).some((ring) => inside(ring, [420, 320]))).toBe(false);
    expect(lands(map).some((ring) => inside(ring, [50, 300]))).toBe(true);
  });
});

describe('an outline', () => {
  const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
  it('moves inwards whichever way it runs', () => {
    expect(clockwise(square)).toBe(true);
    expect(inset(square, 2)).toEqual([[2, 2], [8, 2], [8, 8], [2, 8]]);
    expect(inset(square.toReversed(), 2)).toEqual([[2, 8], [8, 8], [8, 2], [2, 2]]);
    expect(inset(square, -1)[0]).toEqual([-1, -1]);
  });
  it('has a centre, which is inside', () => {
    expect(centroid(square)).toEqual([5, 5]);
    expect(inside(square, [5, 5])).toBe(true);
    expect(inside(square, [11, 5])).toBe(false);
  });
});

describe.each(NAMES)('the position %s', (name) => {
  const { view } = fixture(name);
  const model = readBoard(view, name.startsWith('classic') ? 'classic' : 'blood_and_sand');
  const sites = [...model.sites.values()];
  it('is controlled by whom the server says', () => {
    const found = sites.flatMap(({ place, holder }) => (holder ? [[place.name, holder.player]] : []));
    expect(Object.fromEntries(found)).toEqual(view.outlook['controls']);
  });
  it('has every Troop, pyramid and creature of the view, and no other', () => {
    const troops = sites.flatMap((site) => site.troops);
    expect(Object.fromEntries(troops.map(({ player, zone, units }) => [`${player} ${zone}`, units]))).toEqual(columns(view, 'troop'));
    for (const { player, god } of troops) expect(god).toBe(columns(view, 'god')[player]);
    const creatures = troops.flatMap((troop) => troop.creatures.map((creature) => [creature, troop.zone]));
    expect(Object.fromEntries(creatures)).toEqual(columns(view, 'creature_at'));
    const pyramids = sites.flatMap(({ place, pyramid }) => (pyramid ? [[place.name, `${pyramid.colour} ${pyramid.level}`]] : []));
    const levels = Object.entries(columns(view, 'pyramid')).map(([zone, level]) => [zone, `${columns(view, 'colour_at')[zone]} ${level}`]);
    expect(Object.fromEntries(pyramids)).toEqual(Object.fromEntries(levels));
  });
  it('has its players in turn order, each with a god and a city', () => {
    const order = Object.values(columns(view, 'order'));
    if (order.length) expect(model.seats.map(({ player }) => player)).toEqual(order);
    expect(model.seats).toHaveLength(view.position.players);
    for (const [city, { player }] of model.owners) expect(columns(view, 'city')[player]).toBe(city);
  });
});

describe('two Troops in a zone', () => {
  it('are told apart by who attacks', () => {
    const { view } = fixture('battle');
    const frame = view.position.frames.find(({ frame: name }) => name === 'battle');
    const troops = readBoard(view, 'blood_and_sand').sites.get(String(frame?.['zone']))?.troops ?? [];
    expect(troops.map(({ player, attacks }) => [player, attacks])).toEqual([[frame?.['defender'], false], [frame?.['attacker'], true]]);
  });
});

describe('where a Troop can go', () => {
  const map = geometry('blood_and_sand', 5);
  const arrival = (zone: string, choices: string[], paid = 0, battle?: Arrival['battle']): Arrival => ({ zone, choices, paid, ...(battle && { battle }) });
  it('is told with steps, ships, Teleports and battles', () => {
    const found = reach(map, 'NW1', [
      arrival('In-W', ['troop NW1', 'take 3', 'to D-NW', 'to In-W', 'pass']),
      arrival('Ob-E1', ['to D-NW', 'to Ob-E1', 'pass']),
      arrival('D-W', ['teleport Ob-W1', 'to D-W'], 2, { enemy: 'P2', strength: [3, 2] }),
      arrival('Ob-W1', ['play transfer', 'transfer Ob-W1'], 1),
    ]);
    expect(found.get('In-W')).toEqual({ steps: 2, sea: false, teleport: null, fee: 0, card: false, battle: false });
    expect(found.get('Ob-E1')).toEqual({ steps: 2, sea: true, teleport: null, fee: 0, card: false, battle: false });
    expect(found.get('D-W')).toEqual({ steps: 1, sea: false, teleport: 2, fee: 0, card: false, battle: true });
    expect(found.get('Ob-W1')).toEqual({ steps: 0, sea: false, teleport: null, fee: 1, card: true, battle: false });
  });
  it('tells what a creature there asks for, also of those who come on foot', () => {
    const found = reach(map, 'NW1', [arrival('D-NW', ['troop NW1', 'to D-NW'], 1, { enemy: 'P2', strength: [4, 3] })]);
    expect(found.get('D-NW')).toEqual({ steps: 1, sea: false, teleport: null, fee: 1, card: false, battle: true });
  });
  it('leads through zones', () => {
    expect(stops('NW1', arrival('D-W', ['teleport Ob-W1', 'to D-W', 'pass'], 2))).toEqual(['NW1', 'Ob-W1', 'D-W']);
  });
});
