import { afterEach, describe, expect, it, vi } from 'vitest';

const OLD = 'a-key-that-was-once-a-cookie';

/** A browser of its own, with what it has kept. */
async function browser(kept: Record<string, string> | null) {
  vi.resetModules();
  const refuse = () => {
    throw new Error('nothing is kept here');
  };
  vi.stubGlobal('localStorage', kept ? { getItem: (name: string) => kept[name] ?? null, setItem: (name: string, value: string) => (kept[name] = value) } : { getItem: refuse, setItem: refuse });
  return import('../src/lib/user');
}
afterEach(() => vi.unstubAllGlobals());

describe('who this browser is', () => {
  it('is made up once, long and fit for a header, and kept', async () => {
    const kept = {};
    const first = await browser(kept);
    expect(first.user()).toBe('');
    expect(first.settle()).toMatch(/^[\w-]{27,}$/);
    const second = await browser(kept);
    expect(second.user()).toBe(first.user());
    expect(second.settle(OLD)).toBe(first.user());
    expect((await browser({})).settle()).not.toBe(first.user());
  });
  it('is what an earlier version knew it by', async () => {
    const kept = {};
    expect((await browser(kept)).settle(OLD)).toBe(OLD);
    expect((await browser(kept)).user()).toBe(OLD);
  });
  it('is what another tab has become meanwhile', async () => {
    const kept: Record<string, string> = {};
    const tab = await browser(kept);
    kept['benben-user'] = OLD;
    expect(tab.settle()).toBe(OLD);
  });
  it('holds until the page is closed where nothing can be kept', async () => {
    const { settle, user } = await browser(null);
    expect(settle()).toMatch(/^[\w-]{27,}$/);
    expect(settle()).toBe(user());
  });
});
