import { describe, expect, it, vi } from 'vitest';
vi.hoisted(() => {
  const there = globalThis as Record<string, unknown>;
  there['matchMedia'] = () => ({ matches: false, addEventListener: () => undefined });
  there['document'] = { documentElement: { dataset: {} } };
  there['location'] = { search: '', origin: 'http://localhost' };
});
import { AnkhGame } from '../src/ankh/game.svelte';
import { Reel } from '../src/ankh/battle/reel.svelte';
import { conflicts, type Fight } from '../src/ankh/logic/battle';
import { type Beat, beatsOf } from '../src/ankh/logic/beats';
import { Seat } from '../src/lib/seat.svelte';
import type { Entry, Frame, Sync, View } from '../src/lib/protocol';
import { about, fixture, games } from './fixtures';

/** A table at which a story is told to somebody who looks on. */
function table(story: Entry[], frames: Frame[] = []) {
  const { welcome, sync } = fixture('cards');
  let reel: Reel | undefined;
  const seat = new Seat(null);
  const hear = (told: Entry[], open: Frame[] = [], over: Sync['over'] = null) => {
    const view: View = { ...sync.view, owing: [], legal: [], position: { ...sync.view.position, frames: open } };
    seat.hear({ ...sync, view, story: told, over });
    reel?.heed();
  };
  seat.hear({ ...welcome, viewer: 'spectator' });
  hear(story, frames);
  reel = new Reel(new AnkhGame(seat, about, sync.view));
  reel.heed();
  return { reel, hear, seat };
}
const story = games[1]?.story ?? [];
const [first, second] = conflicts(story).find((fights) => fights.filter(({ kind }) => kind === 'battle').length > 1)?.filter(({ kind }) => kind === 'battle') as [Fight, Fight];
const until = (n: number) => story.filter((entry) => entry.n <= n);
const beats = (fight: Fight): Beat[] => beatsOf(fight, about.battle);
const running = (fight: Fight): Frame[] => [{ frame: 'battle', region: fight.hex, at: 'cards revealed' }];
const shown = (reel: Reel) => reel.beat && [reel.beat.fight, reel.beat.kind];

describe('the reel', () => {
  it('begins with what is under way, not with what is long over', () => {
    const { reel } = table(until(second.last));
    expect(reel.beat).toBeUndefined();
    const under = table(until(beats(second)[0]?.to ?? 0), running(second));
    expect(shown(under.reel)).toEqual([second.n, 'clash']);
    expect(under.reel.live).toBe(true);
  });
  it('turns the cards up by itself for those who waited for them, and then waits', () => {
    const { reel, hear } = table(until(first.n - 1));
    hear(until(beats(first)[0]?.to ?? 0), running(first));
    expect(shown(reel)).toEqual([first.n, 'clash']);
    hear(until(first.last));
    expect(shown(reel)).toEqual([first.n, 'cards']);
    hear(until(second.last));
    expect(shown(reel)).toEqual([first.n, 'cards']);
  });
  it('tells several battles one after the other, beat by beat, though the game has gone on', () => {
    const { reel, hear } = table(until(first.n - 1));
    hear(until(second.last));
    const seen: unknown[] = [];
    for (let i = 0; reel.beat && i < 40; i++) {
      seen.push(shown(reel));
      expect(reel.live).toBe(false);
      if (reel.beat.fight === first.n) expect(reel.queue).toBeGreaterThan(0);
      reel.next();
    }
    expect(seen).toEqual([...beats(first), ...beats(second)].map(({ fight, kind }) => [fight, kind]));
  });
  it('shows of the regions no more than has been told', () => {
    const { reel, hear } = table(until(first.n - 1));
    hear(until(second.last));
    expect(reel.group.at(-1)?.n).toBe(first.n);
    expect(reel.group.at(-1)?.decided).toBe(false);
  });
  it('leaves out the rest of a conflict for those who skip it', () => {
    const { reel, hear } = table(until(first.n - 1));
    hear(until(first.last));
    reel.skip();
    expect(reel.beat).toBeUndefined();
    hear(until(second.last));
    expect(reel.beat).toBeUndefined();
    hear(story);
    expect(reel.beat && Math.floor(reel.beat.mark / 1e6)).toBeGreaterThan(first.shot?.field.conflict ?? 9);
  });
  it('knows how long what was skipped goes on, and that a game that is won does not', () => {
    const { reel, hear, seat } = table(until(first.n - 1));
    const opening = until(beats(first)[0]?.to ?? 0);
    hear(opening, running(first));
    expect(reel.skipping).toBe(false);
    reel.skip();
    expect(reel.skipping).toBe(true);
    hear(until(first.last));
    expect(reel.skipping).toBe(false);
    const won = table(until(first.n - 1));
    won.hear(until(first.last), running(first), { reason: 'ascended', winners: ['P1'], score: [1, 0] });
    won.reel.catchUp();
    expect(won.reel.beat).toBeUndefined();
    expect(seat.over).toBeNull();
  });
  it('goes back to a battle that was told, and returns', () => {
    const { reel, hear } = table(until(first.n - 1));
    hear(until(second.last));
    while (reel.beat?.fight === first.n) {
      reel.next();
    }
    reel.again = first.n;
    expect(shown(reel)).toEqual([first.n, beats(first).at(-1)?.kind]);
    reel.next();
    expect(shown(reel)).toEqual([second.n, 'clash']);
  });
  it('tells again what was taken back and came anew', () => {
    const { reel, hear } = table(until(first.n - 1));
    hear(until(first.last));
    reel.catchUp();
    hear(until(beats(first)[0]?.to ?? 0), running(first));
    expect(shown(reel)).toEqual([first.n, 'clash']);
    hear(until(first.last));
    expect(shown(reel)).toEqual([first.n, 'cards']);
  });
});
