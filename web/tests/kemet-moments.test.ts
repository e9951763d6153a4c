import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../src/kemet/logic/course';
import { fameKinds, fameTold } from '../src/kemet/logic/fame';
import { marksOf } from '../src/kemet/logic/marks';
import { nightOf, pastNight } from '../src/kemet/logic/night';
import { lastTurn, tidings } from '../src/kemet/logic/tidings';
import type { About, Scene } from '../src/kemet/logic/told';
import type { Entry, EventEntry, Mark, Sync } from '../src/lib/protocol';

const sync = (name: string): Sync => (JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8')) as { sync: Sync }).sync;
const about = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/kemet/about.json'), 'utf8')) as About;
const order = ['P1', 'P2', 'P3', 'P4', 'P5'];

describe('a Night', () => {
  it('adds up to what everybody has: prayer points, cards and Units from its first scene to its last', () => {
    const { story } = sync('destiny');
    const { rows, round, over, scene } = nightOf(story, order, about.night);
    expect([round, over]).toEqual([3, false]);
    expect(rows).toHaveLength(5);
    expect(rows.every(({ prayers }) => prayers >= 2)).toBe(true);
    for (const { player, cards } of rows) {
      const draws = story.filter((entry): entry is EventEntry => 'event' in entry && entry.args[0] === player && entry.rule === 'K-N6' && entry.event === 'drew a card');
      expect(draws.length).toBeGreaterThanOrEqual(cards);
    }
    expect(scene?.standings.map(({ player }) => player).sort()).toEqual(order);
  });
  it('counts only itself, and ends with the next round', () => {
    const entry = (n: number, event: string, rule: string, ...args: unknown[]): EventEntry => ({ n, event, rule, args });
    const told = [entry(1, 'gained prayer', 'K-A1', 'P1', 2, 2), entry(2, 'turn', 'K-D1', 'P1'), entry(3, 'gained prayer', 'K-N4', 'P1', 3, 5), entry(4, 'gained prayer', 'K-N5', 'P1', 2, 7), entry(5, 'gained fame', 'K-N3', 'P2', 1, 4)];
    expect(nightOf(told, ['P1', 'P2'], about.night).rows).toMatchObject([{ temples: 3, prayers: 2, fame: 0 }, { fame: 1, why: ['K-N3'] }]);
    const after = nightOf([...told, entry(6, 'round', 'K-D1', 4), entry(7, 'turn', 'K-D1', 'P2')], ['P1', 'P2'], about.night);
    expect(after).toMatchObject({ over: true, last: 7, rows: [{ temples: 3, prayers: 2 }, { fame: 1 }] });
    expect(nightOf([...told, entry(6, 'round', 'K-D1', 4), entry(7, 'turn', 'K-D1', 'P2'), entry(8, 'placed token', 'K-D1', 'P2', 'pray-1'), entry(9, 'gained prayer', 'K-A1', 'P2', 2, 2)], ['P1', 'P2'], about.night).over).toBe(false);
  });
  it('stays to be read while others act', () => {
    const entry = (n: number, event: string, rule: string, ...args: unknown[]): EventEntry => ({ n, event, rule, args });
    const night = [entry(1, 'turn', 'K-D1', 'P1'), entry(2, 'gained prayer', 'K-N4', 'P1', 3, 5), entry(3, 'round', 'K-D1', 4), entry(4, 'turn', 'K-D1', 'P2')];
    const day = [...night, entry(5, 'placed token', 'K-D1', 'P2', 'pray-1'), entry(6, 'gained prayer', 'K-A1', 'P2', 2, 2), entry(7, 'turn', 'K-D1', 'P1')];
    expect(pastNight(day, ['P1', 'P2'], about.night)).toEqual(nightOf(night, ['P1', 'P2'], about.night));
    expect(pastNight(day, ['P1', 'P2'], about.night)).toMatchObject({ over: true, last: 4, round: 3, rows: [{ temples: 3, now: 5 }, { prayers: 0, temples: 0, now: null }] });
  });
});

describe('a Night after the last action of a Day', () => {
  const entry = (n: number, event: string, rule: string, ...args: unknown[]): EventEntry => ({ n, event, rule, args });
  const scene = { night: { round: 1, step: 'offering', standings: [], places: [] } };
  const day = [entry(1, 'turn', 'K-D1', 'P1'), entry(2, 'placed token', 'K-D1', 'P1', 'pray-1'), entry(3, 'gained fame', 'K-B9', 'P1', 1, 2), { ...entry(4, 'gained prayer', 'K-A1', 'P1', 2, 2), scene }];
  it('has brought nothing before its first step, though its first scene hangs on what the Day brought', () => {
    expect(nightOf(day, ['P1'], about.night)).toMatchObject({ round: 1, rows: [{ fame: 0, why: [], temples: 0, prayers: 0 }] });
  });
  it('counts its own steps alone, with what tiles add to them', () => {
    const told = [...day, entry(5, 'gained prayer', 'K-N5', 'P1', 2, 4), entry(6, 'more prayer', 'K-T:x', 'P1', 1, 5)];
    expect(nightOf(told, ['P1'], about.night).rows).toMatchObject([{ fame: 0, why: [], temples: 0, prayers: 3 }]);
    expect(nightOf([...told, entry(7, 'round', 'K-D1', 2), entry(8, 'turn', 'K-D1', 'P1')], ['P1'], about.night)).toMatchObject({ over: true, round: 1, rows: [{ fame: 0, prayers: 3 }] });
  });
  it('has brought of fame no more than the steps of the Night give, in every game that is kept', () => {
    for (const name of ['destiny', 'veterans', 'vision', 'veterans-cards', 'offering']) {
      const { story } = sync(name);
      for (const row of nightOf(story, order, about.night).rows) expect(row.why.filter((rule) => !/^K-N|^K-T/.test(rule)), name).toEqual([]);
    }
  });
});

describe('fame beside a stage', () => {
  const entry = (n: number, event: string, args: unknown[], fame?: Record<string, number>): EventEntry => ({ n, event, rule: 'K-B5', args, ...(fame ? { scene: { battle: { fame } } } : {}) });
  const story = [entry(1, 'battle', ['P1', 'P2', 'T-W'], { P1: 2, P2: 4, P3: 1 }), entry(2, 'counts', ['P1', 3, 'strength', 'units']), entry(3, 'lost units', ['P2', 2, 0], { P1: 3, P2: 3, P3: 1 }), entry(4, 'gained fame', ['P1', 1, 4]), entry(5, 'lost fame', ['P2', 1, 2])];
  it('is that of the moment that is told, temples that change hands with it', () => {
    const at = (to: number) => ['P1', 'P2', 'P3'].map((player) => fameTold(story, player, to));
    expect([at(0), at(2), at(3), at(5)]).toEqual([[undefined, undefined, undefined], [2, 4, 1], [3, 3, 1], [4, 2, 1]]);
  });
  it('is in every battle told of everybody', () => {
    for (const name of ['won', 'refuge', 'winner']) {
      const { story, view } = sync(name);
      const players = Object.keys((view.outlook as { fame: Record<string, unknown> }).fame).sort();
      const battles = story.filter((one): one is EventEntry => 'event' in one).flatMap(({ scene }) => ((scene ?? {}) as Scene).battle ?? []);
      expect(battles.length).toBeGreaterThan(0);
      for (const { fame } of battles) expect(Object.keys(fame).sort()).toEqual(players);
    }
  });
  it('falls in the course, too', () => {
    expect(courseOf(story, new Map([['P2', 2]])).lines.get('P2')?.map(({ fame }) => fame)).toEqual([0, 4, 3, 2]);
  });
});

describe('the course of fame', () => {
  it('ends with what everybody has, and begins with nothing if the story is whole', () => {
    const { story, view } = sync('won');
    const fame = (view.outlook as { fame: Record<string, { total: number }> }).fame;
    const final = new Map(Object.entries(fame).map(([player, { total }]) => [player, total]));
    const { lines, nights, first, last } = courseOf(story, final);
    for (const [player, total] of final) {
      const line = lines.get(player) ?? [];
      expect(line.at(-1)?.fame).toBe(total);
      expect(line.map(({ n }) => n)).toEqual([...line.map(({ n }) => n)].sort((a, b) => a - b));
      if (first === 1) expect(line[0]).toEqual({ n: 1, fame: 0 });
    }
    expect(nights.every(({ n }) => n >= first && n <= last)).toBe(true);
  });
  it('follows temples that change hands without a battle', () => {
    const fire: EventEntry = { n: 5, event: 'burnt', rule: 'K-P9', args: ['P2', 'T-W', 0], scene: { fame: { P1: 1, P2: 0 } } };
    const story: Entry[] = [{ n: 1, event: 'turn', rule: '', args: ['P1'] }, { n: 3, event: 'moved', rule: '', args: ['P2', 1, 'W1', 'T-W'], scene: { fame: { P1: 1, P2: 1 } } }, fire];
    expect(courseOf(story, new Map([['P2', 0]])).lines.get('P2')).toEqual([{ n: 1, fame: 0 }, { n: 3, fame: 1 }, { n: 5, fame: 0 }]);
  });
});

describe('marks of a replay', () => {
  const mark = (at: number, event: string, ...args: unknown[]): Mark => ({ at, event, rule: '', args });
  it('are Nights, battles, the tallest pyramids and the end; two at one moment are one', () => {
    const found = marksOf([mark(0, 'round', 1), mark(4, 'raised', 'P1', 'NW1', 'ruby', 3), mark(5, 'raised', 'P1', 'NW1', 'ruby', 4), mark(7, 'battle', 'P1', 'P2', 'T-W'), mark(7, 'battle', 'P1', 'P3', 'T-E'), mark(9, 'round', 2), mark(12, 'won', 'P1', 9)]);
    expect(found.map(({ at, sign, major }) => [at, sign, major])).toEqual([[5, 'pyramid', false], [7, 'conflict', false], [9, '1', true], [12, 'end', false]]);
  });
});

describe('fame by kind', () => {
  const map = { zones: new Map([['temple-n', { kind: 'temple' }], ['NW1', { kind: 'district' }]]) } as unknown as Parameters<typeof fameKinds>[0]['map'];
  it('adds up to the whole, also where a Dagger has cost a point', () => {
    const kinds = (total: number) => fameKinds({ map }, { fame: { divine: 1, battle: 1, temporary: ['temple-n', 'NW1'], total } } as unknown as Parameters<typeof fameKinds>[1]);
    expect(kinds(4)).toEqual({ divine: 1, battle: 1, temple: 1, pyramid: 1 });
    expect(kinds(3)).toEqual({ divine: 1, battle: 0, temple: 1, pyramid: 1 });
  });
});

describe('since the last turn', () => {
  const event = (n: number, name: string, ...args: unknown[]): EventEntry => ({ n, event: name, rule: 'K-D1', args });
  const chose = (n: number, player: string): Entry => ({ n, choice: 'seal', player });
  const others: Entry[] = [event(3, 'turn', 'P2'), chose(4, 'P2'), event(5, 'lost units', 'P1', 1, 0), chose(6, 'P1'), event(7, 'recalled', 'P1', 2)];
  const story: Entry[] = [event(1, 'turn', 'P1'), chose(2, 'P1'), ...others, event(8, 'turn', 'P1')];
  const told = (some: Entry[]) => tidings(some, lastTurn(some, 'P1'), 'P1').map(({ n }) => n);
  it('all is told that others have done, also before one was asked in their turns', () => {
    expect(lastTurn(story, 'P1')).toBe(2);
    expect(told(story)).toEqual([5, 7]);
    expect(told(story.slice(0, -1))).toEqual([5, 7]);
  });
  it('what others answer in one’s own battle is none, what follows is', () => {
    const battle: Entry[] = [event(10, 'turn', 'P1'), chose(11, 'P1'), event(12, 'battle', 'P1', 'P2', 'T-W'), chose(13, 'P2'), event(14, 'wins battle', 'P1'), event(15, 'retreats', 'P2', 1, 'T-W', 'D-W')];
    expect(told([...story, ...battle])).toEqual([]);
    const night: EventEntry = { ...event(17, 'offered', 'P2', 1, 'T-Delta'), scene: { night: {} } };
    expect(told([...story, ...battle, chose(16, 'P2'), night])).toEqual([17]);
    expect(told([...story, ...battle, event(16, 'turn', 'P2'), event(17, 'raised', 'P2', 'NW1', 'ruby', 1)])).toEqual([17]);
  });
  it('of much, what concerns oneself and what changes the game comes first', () => {
    const small = Array.from({ length: 20 }, (_, i) => event(20 + i, 'gained prayer', 'P2', 1, i));
    const much: Entry[] = [...others, ...small, event(50, 'gained prayer', 'P1', 2, 4), event(51, 'round', 2), event(52, 'raised', 'P2', 'NW1', 'ruby', 4), event(53, 'turn', 'P1')];
    expect(told([event(1, 'turn', 'P1'), chose(2, 'P1'), ...much])).toEqual([5, 7, 50, 51, 52]);
  });
  it('nothing is told once one has chosen again, or before one had a turn', () => {
    expect(told([...story, chose(9, 'P1')])).toEqual([]);
    expect(lastTurn(story, 'P3')).toBe(0);
    expect(lastTurn(story.slice(0, 2), 'P1')).toBe(1);
  });
});
