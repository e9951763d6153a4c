import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, Live } from '../src/lib/live';
import type { Entry, Incoming } from '../src/lib/protocol';
import { grow } from '../src/lib/story';
import { FakeLine } from './line';

let lines: FakeLine[] = [];
let heard: Incoming[] = [];
let quiet: boolean[] = [];
let asked = 'which action?';
let visible = true;
const last = () => lines.at(-1) as FakeLine;
const welcome = { t: 'welcome', table: 'x', viewer: 'P1', chairs: [] };
function start(): Live {
  const ears = { message: (m: Incoming) => heard.push(m), state: () => undefined, quiet: (is: boolean) => quiet.push(is), question: () => asked };
  const live = new Live({ table: 'x', key: 'k' }, ears, () => {
    lines.push(new FakeLine());
    return last();
  }, () => 1, 'me', () => visible);
  live.open();
  last().onopen?.();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  quiet = [];
  asked = 'which action?';
  visible = true;
});
afterEach(() => vi.useRealTimers());

describe('the line to a table', () => {
  it('says hello first, with what it has seen', () => {
    start();
    expect(last().sent[0]).toMatchObject({ t: 'hello', protocol: 1, table: 'x', key: 'k', seen: null });
  });
  it('resumes after a drop and repeats what was not answered, under the same id', () => {
    const live = start();
    last().say(welcome);
    last().say({ t: 'sync', v: 7, story: [], view: {}, may: {}, over: null });
    void live.send({ t: 'choose', choice: 'pass' });
    const first = last().sent.at(-1);
    expect(first).toMatchObject({ t: 'choose', choice: 'pass', id: 'me-1', v: 7 });
    last().onclose?.();
    expect(live.state).toBe('waiting');
    vi.advanceTimersByTime(600);
    last().onopen?.();
    expect(lines).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ seen: 7 });
    last().say(welcome);
    expect(last().sent.at(-1)).toEqual(first);
  });
  it('tells the sender whether a command was done', async () => {
    const live = start();
    last().say(welcome);
    const yes = live.send({ t: 'undo' });
    const no = live.send({ t: 'choose', choice: 'to [1,1]' });
    last().say({ t: 'ack', id: 'me-1', v: 1 });
    last().say({ t: 'no', id: 'me-2', code: 'not-legal', rule: 'A-MOV1', why: 'too far', text: 'no' });
    expect(await yes).toBeNull();
    expect(await no).toMatchObject({ code: 'not-legal', rule: 'A-MOV1', why: 'too far' });
  });
  it('passes over what it has, and says hello again after a gap', () => {
    start();
    last().say(welcome);
    last().say({ t: 'sync', v: 3, story: [], view: {}, may: {}, over: null });
    last().say({ t: 'step', v: 3, story: [], view: {}, may: {}, over: null });
    expect(heard.filter(({ t }) => t === 'step')).toHaveLength(0);
    last().say({ t: 'step', v: 5, story: [], view: {}, may: {}, over: null });
    expect(lines).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ seen: 3 });
  });
  it('stays away when the link is no longer good', () => {
    const live = start();
    last().say({ t: 'bye', code: 'revoked' });
    expect(live.state).toBe('ended');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });
  it('says within two seconds that a line has gone silent, and that it is back', () => {
    start();
    last().say(welcome);
    vi.advanceTimersByTime(1000);
    expect(last().sent.at(-1)).toEqual({ t: 'ping' });
    expect(quiet.at(-1)).toBe(false);
    vi.advanceTimersByTime(950);
    expect(quiet.at(-1)).toBe(true);
    last().say({ t: 'pong' });
    expect(quiet.at(-1)).toBe(false);
    expect(lines).toHaveLength(1);
  });
  it('gives up a line that stays silent', () => {
    const live = start();
    last().say(welcome);
    vi.advanceTimersByTime(8900);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(2);
    expect([lines[0]?.closed, live.state, quiet.at(-1)]).toEqual([true, 'opening', false]);
  });
  it('gives up a line on which nobody says welcome', () => {
    start();
    vi.advanceTimersByTime(14_000);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(lines).toHaveLength(2);
  });
  it('asks less often while nobody looks, and at once when somebody does', () => {
    const live = start();
    visible = false;
    last().say(welcome);
    vi.advanceTimersByTime(19_000);
    expect(last().sent).toHaveLength(1);
    live.knock();
    live.knock();
    expect(last().sent.slice(1)).toEqual([{ t: 'ping' }]);
    last().say({ t: 'pong' });
    vi.advanceTimersByTime(20_100);
    expect(last().sent).toHaveLength(3);
  });
  it('is silent about nothing once it is closed', () => {
    const live = start();
    last().say(welcome);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect([last().sent.length, lines.length]).toEqual([1, 1]);
  });
  it('waits longer from try to try, up to a limit, never in step with others', () => {
    expect(backOff(0, () => 1)).toBe(0.5);
    expect(backOff(3, () => 1)).toBe(4);
    expect(backOff(3, () => 0)).toBe(2);
    expect(backOff(30, () => 1)).toBe(15);
  });
});

describe('a click while the line is down', () => {
  const sync = (v: number) => ({ t: 'sync', v, story: [], view: {}, may: {}, over: null });
  const stale = { t: 'no', id: 'me-1', code: 'stale', rule: '', why: '', text: 'the table has moved on since' };
  /** A seat that clicks while the server is away, and the server comes back with other numbers. */
  function back(): Promise<unknown> {
    const live = start();
    last().say(welcome);
    last().say(sync(7));
    last().onclose?.();
    const done = live.send({ t: 'choose', choice: 'action move' });
    vi.advanceTimersByTime(600);
    last().onopen?.();
    last().say(welcome);
    expect(last().sent.at(-1)).toMatchObject({ choice: 'action move', id: 'me-1', v: 7 });
    last().say(sync(9000));
    return done;
  }
  it('is sent when the line is back, and again if only the numbers are others', async () => {
    const done = back();
    last().say(stale);
    expect(last().sent.at(-1)).toMatchObject({ choice: 'action move', id: 'me-1', v: 9000 });
    last().say({ t: 'ack', id: 'me-1', v: 9001 });
    expect(await done).toBeNull();
  });
  it('is said to be lost where something else is asked', async () => {
    const done = back();
    asked = 'which figure?';
    last().say(stale);
    expect(last().sent.filter(({ t }) => t === 'choose')).toHaveLength(1);
    expect(await done).toMatchObject({ code: 'lost' });
  });
  it('is renewed once; whoever was quicker was quicker', async () => {
    const done = back();
    last().say(stale);
    last().say(stale);
    expect(await done).toMatchObject({ code: 'stale' });
  });
  it('is not renewed where the line stood', async () => {
    const live = start();
    last().say(welcome);
    last().say(sync(7));
    const done = live.send({ t: 'choose', choice: 'action move' });
    last().say(stale);
    expect(await done).toMatchObject({ code: 'stale' });
  });
  it('gives way to a second thought, as long as it has not gone out', async () => {
    const live = start();
    last().say(welcome);
    last().say(sync(7));
    last().onclose?.();
    const first = live.send({ t: 'choose', choice: 'action move' });
    void live.send({ t: 'chat', text: 'hello' });
    void live.send({ t: 'choose', choice: 'action gain' });
    expect(await first).toMatchObject({ code: 'replaced' });
    vi.advanceTimersByTime(600);
    last().onopen?.();
    last().say(welcome);
    expect(last().sent.slice(1).map(({ t, choice }) => choice ?? t)).toEqual(['chat', 'action gain']);
  });
});

describe('the story', () => {
  const entry = (n: number): Entry => ({ n, event: 'turn', rule: 'A-T1', args: ['P1'] });
  it('grows, and takes each entry once', () => {
    expect(grow([entry(1)], [entry(1), entry(2)]).map(({ n }) => n)).toEqual([1, 2]);
  });
  it('goes back with an undo', () => {
    expect(grow([entry(1), entry(2), entry(3)], [entry(2)], 1).map(({ n }) => n)).toEqual([1, 2]);
  });
});
