import { describe, expect, it } from 'vitest';
import { opponents, selfAt, sitterName } from '../src/lib/people';
import type { Sitter } from '../src/lib/protocol';
import type { Seat } from '../src/lib/seat.svelte';

describe('bots of a table', () => {
  const bot = (player: string, name: string): Sitter => ({ player, kind: 'bot', bot: name, name: '' });
  const all: Sitter[] = [{ player: 'P1', kind: 'human', bot: null, name: 'Ada' } as unknown as Sitter, bot('P2', 'greedy'), bot('P3', 'eager'), bot('P4', 'greedy')];
  it('have a number where two are called the same', () => {
    expect(all.map((one) => sitterName(one, all))).toEqual(['Ada', 'Bot Greedy 1', 'Bot Eager', 'Bot Greedy 2']);
  });
});

describe('opponents to choose from', () => {
  it('are the levels, weakest first, and programs of their own, not bots for experiments', () => {
    expect(opponents(['eager', 'good', 'greedy', 'beginner', 'mine', 'random'])).toEqual(['beginner', 'good', 'mine']);
  });
});

describe('oneself', () => {
  const seat = (name: string) => ({ viewer: 'P1', borrowed: false, chairs: [{ player: 'P1', kind: 'human', bot: null, name }, { player: 'P2', kind: 'human', bot: null, name: 'Bea' }] }) as unknown as Seat;
  it('has the name that was typed beside "you", and nobody else has', () => {
    expect([selfAt(seat('Marta'), 'P1'), selfAt(seat('P1'), 'P1'), selfAt(seat('Marta'), 'P2')]).toEqual(['You · Marta', 'You', 'Bea']);
  });
});
