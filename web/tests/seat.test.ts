import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Incoming, View } from '../src/lib/protocol';

const view = { owing: ['P1'], legal: ['action move'] } as unknown as View;
const may = { undo: true, confirm: false, reopen: false, held: null };
const sync = { t: 'sync', v: 1, view, story: [], may, over: null } as Incoming;
const welcome = (more: object) => ({ t: 'welcome', table: 'x', game: 'ankh', viewer: 'P1', host: true, chairs: [], options: {}, confirm: true, ...more }) as Incoming;

async function seat() {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { search: '', origin: 'http://localhost' });
  const { Seat } = await import('../src/lib/seat.svelte');
  return new Seat(null);
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
  it('hears that nothing can be saved, and when it can', async () => {
    const one = await seat();
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
