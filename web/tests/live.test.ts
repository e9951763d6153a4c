import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, Live } from '../src/lib/live';
import type { Entry, Incoming } from '../src/lib/protocol';
import { grow } from '../src/lib/story';
import { FakeLine } from './line';

let lines: FakeLine[] = [];
let heard: Incoming[] = [];
const last = () => lines.at(-1) as FakeLine;
const welcome = { t: 'welcome', table: 'x', viewer: 'P1', chairs: [] };
function start(): Live {
  const live = new Live({ table: 'x', key: 'k' }, { message: (m) => heard.push(m), state: () => undefined }, () => {
    lines.push(new FakeLine());
    return last();
  }, () => 1, () => Date.now() / 1000, 'me');
  live.open();
  last().onopen?.();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
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
  it('notices a line that has gone silent', () => {
    start();
    last().say(welcome);
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(40_000);
    expect(lines.length).toBeGreaterThan(1);
  });
  it('waits longer from try to try, up to a limit, never in step with others', () => {
    expect(backOff(0, () => 1)).toBe(0.5);
    expect(backOff(3, () => 1)).toBe(4);
    expect(backOff(3, () => 0)).toBe(2);
    expect(backOff(30, () => 1)).toBe(15);
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
