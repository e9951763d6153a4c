import { describe, expect, it } from 'vitest';
import { conflictAt, keyMoments } from '../src/ankh/logic/tidings';
import type { EventEntry } from '../src/lib/protocol';

describe('key moments', () => {
  const gain = (n: number, amount: number): EventEntry => ({ n, event: 'gained devotion', rule: 'A-B7', args: ['ra', amount, amount] });
  const conflict = (n: number): EventEntry => ({ n, event: 'took tiebreaker', rule: 'A-B6', args: ['P1'] });
  const story: EventEntry[] = [conflict(1), gain(2, 7), conflict(3), ...Array.from({ length: 12 }, (_, i) => gain(4 + i, 3)), { n: 20, event: 'merged', rule: '', args: ['isis', 'ra'] }, gain(21, 2), { n: 22, event: 'won', rule: '', args: ['ra'] }];
  it('have the largest gain, however early, and all that changed who is who', () => {
    const told = keyMoments(story);
    expect(told).toHaveLength(8);
    expect(told[0]).toMatchObject({ n: 2 });
    expect(told.slice(-2).map(({ event }) => event)).toEqual(['merged', 'won']);
    expect(told.map(({ n }) => n)).toEqual([...told.map(({ n }) => n)].sort((a, b) => a - b));
  });
  it('know their conflict', () => expect(story.filter(({ event }) => event === 'gained devotion').slice(0, 2).map((one) => conflictAt(one, story))).toEqual([1, 2]));
});
