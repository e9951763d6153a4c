import { describe, expect, it } from 'vitest';
import type { Listed, Tables } from '../src/lib/protocol';
import { Listing } from '../src/lib/listing.svelte';

const named = (count: number, from = 0) => Array.from({ length: count }, (_, i) => ({ table: `t${from + i}` }) as Listed);

/** A server with so many tables, which gives them a hundred at a time and answers when it is told to. */
function server(count: number) {
  const asked: { search: string; after: string | null; answer: () => void }[] = [];
  const ask = (search: string, after: string | null) =>
    new Promise<Tables>((answer) => {
      const from = Number(after ?? 0);
      const more = from + 100 < count ? String(from + 100) : null;
      const tables = search ? [{ table: search } as Listed] : named(Math.min(100, count - from), from);
      asked.push({ search, after, answer: () => answer({ tables, total: search ? 1 : count, more }) });
    });
  return { asked, ask };
}

describe('a list of tables', () => {
  it('grows by a page at a time, and no further than is wanted', async () => {
    const { asked, ask } = server(250);
    const list = new Listing(ask);
    expect(list.tables).toBeNull();
    const first = list.load();
    asked[0]?.answer();
    expect(await first).toBe(true);
    expect([list.tables?.length, list.total]).toEqual([100, 250]);
    await list.upTo(100);
    expect(asked.length).toBe(1);
    const rest = list.upTo(1000);
    for (const n of [1, 2]) {
      expect(asked[n]?.after).toBe(String(n * 100));
      asked[n]?.answer();
      await Promise.resolve().then(() => undefined).then(() => undefined);
    }
    await rest;
    expect(list.tables?.map((one) => one.table)).toEqual(named(250).map((one) => one.table));
    list.without('t7');
    expect([list.tables?.length, list.total]).toEqual([249, 249]);
    list.without('nobody');
    expect(list.total).toBe(249);
  });

  it('passes over answers that come too late', async () => {
    const { asked, ask } = server(3);
    const list = new Listing(ask);
    const early = list.load('a');
    const late = list.load('ab');
    asked[1]?.answer();
    expect(await late).toBe(true);
    asked[0]?.answer();
    expect(await early).toBe(false);
    expect(list.tables?.map((one) => one.table)).toEqual(['ab']);
  });
});
