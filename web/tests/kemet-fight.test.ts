import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BEATS, type Beat, beatsOf, upTo } from '../src/kemet/logic/beats';
import { troopsOf } from '../src/kemet/logic/field';
import { type Fight, fights, loserOf, turns } from '../src/kemet/logic/fight';
import { falls, ledger, totals } from '../src/kemet/logic/ledger';
import type { About } from '../src/kemet/logic/told';
import type { Entry } from '../src/lib/protocol';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8'));
const about = read('about') as About;
const tales = read('tales') as { players: number; story: Entry[] }[];
const all = tales.flatMap(({ story }) => fights(story).filter(({ winner }) => winner));

describe('battles of whole games', () => {
  it('are all found', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(fights(tales[0]?.story ?? []).length).toBe(tales[0]?.story.filter((entry) => 'event' in entry && entry.event === 'battle').length);
  });
  it('end where the Night begins', () => {
    const rules = new Set(about.night.map(({ rule }) => rule));
    expect(tales.flatMap(({ story }) => fights(story)).flatMap(({ entries }) => entries).filter(({ rule, event }) => rules.has(rule) || event === 'creature placed')).toEqual([]);
  });
  it('add up to what the engine compared', () => {
    for (const fight of all) expect(totals(ledger(about, fight, null)).map(({ strength }) => strength)).toEqual(fight.strength);
  });
  it('add up at every beat, and never count anything twice', () => {
    for (const fight of all) {
      for (const beat of beatsOf(fight)) {
        const then = upTo(fight, beat);
        const rows = ledger(about, then, null);
        const told = then.counts.reduce((sum, { amount }) => sum + amount, 0) + then.wounds.reduce((sum, { amount }) => sum + amount, 0);
        expect(totals(rows).reduce((sum, values) => sum + Object.values(values).reduce((a, b) => a + b, 0), 0)).toBe(told);
      }
    }
  });
  it('tell how many fall: damage less defence and what nothing blocks, of those who stood there', () => {
    for (const fight of all) {
      const found = falls(fight, totals(ledger(about, fight, null)));
      expect(found).toHaveLength(2);
      for (const { player, units, damage, defence, unblockable, own, fallen, left } of found) {
        expect(units).toBe(fight.counts.find((count) => count.player === player && count.source === 'units')?.amount);
        expect(left).toBe(units - own - fallen);
        expect(fallen).toBe(Math.min(units - own, Math.min(units, unblockable) + Math.max(0, damage - defence)));
      }
    }
  });
  it('show the table as it was: those who are left, and the engine’s own sums', () => {
    for (const fight of fights(tales[0]?.story ?? [])) {
      const beat = beatsOf(fight).find(({ kind }) => kind === 'losses');
      if (!beat) continue;
      const then = upTo(fight, beat);
      const sums = totals(ledger(about, then, null));
      expect(then.shot?.sides.map(({ units }) => units)).toEqual(then.players.map((player) => then.losses[player]?.left));
      expect(then.shot?.sides.map((side) => side.sums)).toEqual(sums.map(({ 'unblockable damage': unblockable, ...rest }) => ({ ...rest, unblockable })));
      expect(then.board?.troops[then.zone]).toHaveLength(2);
    }
  });
  it('leave those where they went, also where no picture shows how they end', () => {
    for (const fight of fights(tales[0]?.story ?? []).filter(({ winner }) => winner)) {
      const there = troopsOf(fight);
      const stays = fight.players.filter((player) => fight.losses[player]?.left && !fight.gone.some((one) => one.player === player));
      expect(there[fight.zone]?.map(({ player }) => player).sort()).toEqual(stays.sort());
      for (const { player, units, to } of fight.gone) if (to) expect(there[to]).toMatchObject([{ player, units }]);
    }
  });
  it('tell who could only recall: a loser who has said nothing', () => {
    const gone = all.flatMap((fight) => fight.gone.map((one) => ({ ...one, won: one.player === fight.winner })));
    expect(gone.filter(({ forced }) => forced).length).toBeGreaterThan(0);
    expect(gone.filter(({ forced }) => forced).every(({ won, to }) => !won && !to)).toBe(true);
    for (const fight of all) expect(upTo(fight, beatsOf(fight).at(-1) as Beat).gone).toEqual(fight.gone);
  });
  it('have a winner and a loser among the two, and a tie is the defender’s', () => {
    for (const fight of all) {
      const [attack, defence] = fight.strength ?? [0, 0];
      expect(fight.winner).toBe(fight.players[attack > defence ? 0 : 1]);
      expect([fight.winner, loserOf(fight)].sort()).toEqual([...fight.players].sort());
    }
  });
});

describe('beats', () => {
  const kinds = (fight: Fight) => beatsOf(fight).map(({ kind }) => kind);
  it('come in their order, each once, and tell everything', () => {
    for (const fight of all) {
      const order = kinds(fight).map((kind) => BEATS.indexOf(kind));
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      expect(kinds(fight).slice(0, 3)).toEqual(['clash', 'reveal', 'tally']);
      expect(kinds(fight)).toContain('losses');
      expect(beatsOf(fight).flatMap(({ entries }) => entries)).toEqual(fight.entries);
    }
  });
  it('have marks that grow, also from battle to battle', () => {
    const marks = turns(tales[0]?.story ?? []).flatMap((all) => all.flatMap((fight, nth) => beatsOf(fight, nth).map(({ mark }) => mark)));
    expect(marks).toEqual([...marks].sort((a, b) => a - b));
    expect(new Set(marks).size).toBe(marks.length);
  });
  it('show nothing before its time', () => {
    for (const fight of all) {
      const [clash, reveal, tally] = beatsOf(fight).map((beat) => upTo(fight, beat));
      expect(clash?.counts).toEqual([]);
      expect(Object.keys(reveal?.cards ?? {})).toHaveLength(2);
      expect(reveal?.counts).toEqual([]);
      expect(tally?.winner).toBeNull();
    }
  });
  it('tell wounds as a beat of their own, where there are some', () => {
    const wounded = all.filter(({ wounds }) => wounds.length);
    expect(wounded.length).toBeGreaterThan(0);
    for (const fight of wounded) expect(kinds(fight)).toContain('wound');
  });
});
