import { afterEach, describe, expect, it, vi } from 'vitest';
vi.hoisted(() => {
  const there = globalThis as Record<string, unknown>;
  there['matchMedia'] = () => ({ matches: false, addEventListener: () => undefined });
  there['document'] = { documentElement: { dataset: {} } };
  there['location'] = { search: '', origin: 'http://localhost' };
});
import { isGreeted, greet, isOff, keep, settings } from '../src/lib/settings.svelte';

describe('keys of one letter', () => {
  afterEach(() => keep({ letters: true }));
  it('do something, unless somebody has switched them off', () => {
    expect(settings.letters).toBe(true);
    expect(['d', '1', '?', '.'].map(isOff)).toEqual([false, false, false, false]);
    keep({ letters: false });
    expect(['d', 'D', '1', '?', '.'].map(isOff)).toEqual([true, true, true, true, true]);
  });
  it('are no others: what has a name of its own stays', () => {
    keep({ letters: false });
    expect(['Escape', 'Enter', ' ', 'ArrowLeft', 'Home'].map(isOff)).toEqual([false, false, false, false, false]);
  });
});

describe('a greeting', () => {
  afterEach(() => keep({ greeted: [] }));
  it('is said once at the tables of each game', () => {
    greet('ankh');
    expect([isGreeted('ankh'), isGreeted('kemet')]).toEqual([true, false]);
    greet('kemet');
    greet('kemet');
    expect(settings.greeted).toEqual(['ankh', 'kemet']);
  });
  it('is said to nobody who wants none', () => {
    keep({ greeted: true });
    greet('kemet');
    expect([isGreeted('ankh'), settings.greeted]).toEqual([true, true]);
  });
});
