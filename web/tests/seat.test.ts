import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Incoming, View, Welcome } from '../src/lib/protocol';
import { FakeLine } from './line';

const view = { owing: ['P1'], legal: ['action move'] } as unknown as View;
const may = { undo: true, confirm: false, reopen: false, held: null };
const sync = { t: 'sync', v: 1, view, story: [], may, over: null } as Incoming;
const greeting: Welcome = {
  t: 'welcome', table: 'x', game: 'ankh', viewer: 'P1', host: true, chairs: [], watchers: 0, options: {}, confirm: true, hints: true, pace: 'slow', chat: [],
  proposal: { t: 'proposal', by: null }, broken: null, changed: null, trouble: false,
};
const welcome = (more: Partial<Welcome>): Welcome => ({ ...greeting, ...more });

async function seat(line?: FakeLine) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { search: '', origin: 'http://localhost' });
  const { Seat } = await import('../src/lib/seat.svelte');
  return line ? new Seat({ table: 'x' }, () => line) : new Seat(null);
}
afterEach(() => vi.unstubAllGlobals());

describe('a seat', () => {
  it('offers nothing where the game cannot go on', async () => {
    const one = await seat();
    one.hear(welcome({ broken: { after: 12, why: 'entry 12: not legal' } }));
    one.hear(sync);
    expect([one.asked, one.owes, one.may.undo]).toEqual([false, false, false]);
    expect(one.view?.legal).toEqual([]);
    one.hear(welcome({ broken: null }));
    one.hear(sync);
    expect([one.asked, one.owes, one.may.undo]).toEqual([true, true, true]);
  });
  it('offers nothing before the host has decided about corrected rules', async () => {
    const one = await seat();
    one.hear(welcome({ broken: null, changed: { from: 1, to: 2, changes: [] } }));
    one.hear(sync);
    expect([one.halted, one.asked, one.owes, one.may.undo, one.view?.legal]).toEqual([true, false, false, false, []]);
    one.hear(welcome({ broken: null, changed: null }));
    one.hear(sync);
    expect([one.halted, one.asked, one.owes, one.may.undo]).toEqual([false, true, true, true]);
  });
  it('shows a hint with the question it was asked for, and not with the next one', async () => {
    const one = await seat(new FakeLine());
    const hint = { t: 'hint', id: '', choice: 'action move', then: [], why: [], brings: [], fears: [], instead: [], behind: 0 } as Incoming;
    one.hear(welcome({}));
    one.hear(sync);
    void one.send({ t: 'hint' });
    expect(one.thinking).not.toBeNull();
    one.hear(hint);
    expect([one.hint, one.thinking]).toEqual([hint, null]);
    void one.send({ t: 'hint' });
    one.hear({ t: 'sync', v: 2, view: { ...view, legal: ['to [1,1]'] }, story: [], may, over: null } as Incoming);
    one.hear(hint);
    expect([one.hint, one.thinking]).toEqual([null, null]);
  });
  it('hears that nothing can be saved, and when it can', async () => {
    const one = await seat();
    expect(one.trouble).toBe(false);
    one.hear(welcome({ trouble: true }));
    expect(one.trouble).toBe(true);
    one.hear({ t: 'trouble', trouble: false });
    expect(one.trouble).toBe(false);
  });
  it('hears whose link is in other hands', async () => {
    const one = await seat();
    one.hear({ t: 'holder', player: 'P2' });
    expect(one.holder).toBe('P2');
  });
  it('shuts the gate where a password is asked for', async () => {
    const one = await seat();
    const { admit, gate } = await import('../src/lib/gate.svelte');
    one.hear({ t: 'bye', code: 'no-pass' });
    expect(gate.shut).toBe(true);
    admit('a pass');
    expect(gate.shut).toBe(false);
  });
});

describe('a choice that cannot be taken back', () => {
  it('is asked about unless whoever plays has switched that off', async () => {
    await seat();
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.resetModules();
    const { settings } = await import('../src/lib/settings.svelte');
    expect(settings.confirm).toBe(true);
  });
  /** A seat that has chosen something, and what it then says by itself. */
  async function chosen(confirm: boolean, held: string | null): Promise<unknown[]> {
    const line = new FakeLine();
    const one = await seat(line);
    const { settings } = await import('../src/lib/settings.svelte');
    settings.confirm = confirm;
    one.open();
    line.onopen?.();
    line.say(greeting);
    line.say(sync);
    const done = one.choose('action move');
    line.say({ ...sync, t: 'step', v: 2, may: { ...may, confirm: held !== null, held } });
    expect(one.asked).toBe(true);
    line.say({ t: 'ack', id: line.sent.at(-1)?.['id'], v: 2 });
    await Promise.resolve();
    await Promise.resolve();
    const said = line.sent.map((message) => message['t']);
    line.say({ t: 'ack', id: line.sent.at(-1)?.['id'], v: 2 });
    expect(await done).toBe(true);
    return said;
  }
  it('waits to be confirmed, if whoever plays wants that', async () => {
    expect(await chosen(true, 'action move')).toEqual(['hello', 'choose']);
  });
  it('is confirmed at once, if not', async () => {
    expect(await chosen(false, 'action move')).toEqual(['hello', 'choose', 'confirm']);
  });
  it('is confirmed only where it is held', async () => {
    expect(await chosen(false, null)).toEqual(['hello', 'choose']);
  });
  it('is a question, though nothing else can be chosen', async () => {
    const one = await seat();
    one.hear(greeting);
    const asked = (confirm: boolean) => {
      one.hear({ ...sync, view: { ...view, legal: [] }, may: { ...may, confirm } } as Incoming);
      return one.asked;
    };
    expect([asked(true), asked(false)]).toEqual([true, false]);
  });
  it('says why the rules forbid something, and otherwise what the code means', async () => {
    await seat();
    await import('../src/ankh/logic/words');
    const { inWords } = await import('../src/lib/seat.svelte');
    const refused = { code: 'not-legal', rule: 'A-MOV1', why: 'too far', text: 'in English' };
    expect(inWords(refused)).toBe('That was not possible: it is more than three hexes away (A-MOV1)');
    expect(inWords({ ...refused, why: '' })).toBe('That was not possible: the rules do not allow it');
    expect(inWords({ ...refused, why: 'never heard of' })).toBe('That was not possible: the rules do not allow it');
    expect(inWords({ ...refused, code: 'odd', why: '' })).toBe('That was not possible: in English');
  });
});

describe('what was refused', () => {
  async function sitting() {
    const line = new FakeLine();
    const one = await seat(line);
    one.open();
    line.onopen?.();
    line.say(greeting);
    line.say(sync);
    const settle = async (t: string, n: number, more: object = {}) => {
      line.say({ t, id: line.sent[n]?.['id'], v: 1, rule: '', why: '', text: '', ...more });
      for (let i = 0; i < 4; i++) await Promise.resolve();
    };
    return { line, one, settle };
  }
  it('is not told of the second of two clicks', async () => {
    const { one, settle } = await sitting();
    void one.choose('action move');
    void one.choose('action move');
    await settle('ack', 1);
    await settle('no', 2, { code: 'stale' });
    expect(one.refusal).toBeNull();
    void one.choose('action move');
    await settle('no', 3, { code: 'stale' });
    expect(one.refusal?.code).toBe('stale');
  });
  it('is told as long as the same is asked', async () => {
    const { line, one, settle } = await sitting();
    void one.choose('action move');
    await settle('no', 1, { code: 'not-legal' });
    line.say({ ...sync, t: 'step', v: 2 });
    expect(one.refusal?.code).toBe('not-legal');
    line.say({ ...sync, t: 'step', v: 3, view: { ...view, legal: ['pass'] } });
    expect(one.refusal).toBeNull();
  });
});
