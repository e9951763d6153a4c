import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { byWeight, chances, councilOf, EMPTY, gesture, hopeless, outcomes, pick, planned, priceOf, proposal, sumOf, toggle, unsaid } from '../src/kemet/logic/council';
import { readSheets } from '../src/kemet/logic/sheet';
import type { About } from '../src/kemet/logic/told';
import type { Sync } from '../src/lib/protocol';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8'));
const about = read('about') as About;
function council(name: string) {
  const { view } = (read(name) as { sync: Sync }).sync;
  const sheets = readSheets(view, about);
  const found = councilOf(view, about, sheets);
  if (!found) throw new Error('no council');
  return { view, sheets, council: found };
}

describe('the war council', () => {
  it('knows both sides, the own cards and who still plans', () => {
    const { council: found, view } = council('council');
    expect(found).toMatchObject({ me: view.viewer, enemy: 'P5', attacking: false, zone: 'In-E', spied: null, sealed: false, awaited: true });
    expect(view.legal).toEqual(found.hand.map((card) => `discard ${card}`));
    expect(found.divine.length).toBeGreaterThanOrEqual(2);
  });
  it('hears when the enemy has sealed, and shows a card that was spied out', () => {
    expect(council('sealed').council.awaited).toBe(false);
    expect(council('spying').council.spied).toBe('3/3/0');
  });
  it('is nothing to those who look on', () => {
    const { view, sheets } = council('council');
    expect(councilOf({ ...view, viewer: 'P1' }, about, sheets)).toBeNull();
  });
});

describe('a plan', () => {
  it('plays the first card, lays the second aside, and gives back what is picked again', () => {
    const two = pick(pick(EMPTY, '4/1/0'), '1/1/3');
    expect(two).toMatchObject({ play: '4/1/0', aside: '1/1/3' });
    expect(pick(two, '4/1/0')).toMatchObject({ play: null, aside: '1/1/3' });
    expect(pick(two, '1/1/3')).toMatchObject({ play: '4/1/0', aside: null });
    expect(pick(pick(two, '4/1/0'), '5/0/0')).toMatchObject({ play: '5/0/0', aside: '1/1/3' });
  });
  it('is sent as one gesture, in the order in which the engine asks, and only when both slots are filled', () => {
    let plan = pick(EMPTY, '4/1/0');
    expect(gesture(about, plan, 8)).toEqual([]);
    plan = toggle(toggle(toggle(pick(plan, '1/1/3'), 'bronze-wall', 1), 'war-rage', 2), 'war-rage', 2);
    expect(gesture(about, plan, 8)).toEqual(['discard 1/1/3', 'card 4/1/0', 'add war-rage', 'add war-rage', 'add bronze-wall', 'seal']);
    expect(gesture(about, planned(gesture(about, plan, 8)), 8)).toEqual(gesture(about, plan, 8));
    expect(gesture(about, plan, 2)[1]).toBe('add war-rage');
    expect(toggle(plan, 'war-rage', 2).added.has('war-rage')).toBe(false);
  });
  it('lays the weakest other card aside, unless another is picked', () => {
    const { council: found } = council('council');
    const weakest = byWeight(found);
    const [last = '', next = ''] = weakest;
    expect(weakest.length).toBe(found.hand.length);
    expect(pick(EMPTY, next, weakest)).toMatchObject({ play: next, aside: last });
    expect(pick(EMPTY, last, weakest)).toMatchObject({ play: last, aside: next });
    expect(pick(pick(EMPTY, next, weakest), last, weakest)).toMatchObject({ play: next, aside: last });
    expect(pick(pick(EMPTY, next, weakest), weakest[2] ?? '', weakest)).toMatchObject({ play: next, aside: weakest[2] });
  });
  it('lies ready: what does best against all cards, the weakest aside, and a Diversion, which costs and changes nothing', () => {
    const { council: found } = council('council');
    const ready = proposal(found);
    const wins = (play: string) => outcomes(found, { ...EMPTY, play }).filter(({ won }) => won).length;
    expect(ready.proposed).toBe('all');
    expect(wins(ready.play ?? '')).toBeGreaterThan(wins(byWeight(found)[0] ?? ''));
    expect([...ready.added]).toEqual([['diversion', 1]]);
    expect(found.divine.length).toBeGreaterThan(1);
    expect(proposal({ ...found, told: null })).toEqual(EMPTY);
    // The first card that is picked is the one to play, as if nothing had lain there.
    const other = found.hand.find((card) => card !== ready.play) ?? '';
    expect(pick(ready, other, byWeight(found))).toMatchObject({ play: other, proposed: 'aside' });
    expect(pick(ready, ready.play ?? '', byWeight(found))).toMatchObject({ play: ready.play, proposed: 'aside' });
    const own = pick(pick(ready, other, byWeight(found)), ready.play ?? '');
    expect(own).toMatchObject({ play: other, aside: ready.play });
    expect(own.proposed).toBeUndefined();
  });
  it('says against how many cards it wins, and proposes one that can where there is one', () => {
    const { council: found } = council('council');
    const against = (least: number) => ({ ...found, told: found.told && { ...found.told, against: found.told.against.map((one) => ({ ...one, wins_at: least })) } });
    const strengths = found.hand.map((card) => found.told?.cards[card]?.strength ?? 0);
    // With some left: of 5/0/0 two fall by their own card.
    const most = Math.max(...strengths.filter((_, i) => chances(against(0), { ...EMPTY, play: found.hand[i] ?? '' }).wins));
    const only = proposal(against(most));
    expect(chances(against(most), only).wins).toBeGreaterThan(0);
    expect(found.told?.cards[only.play ?? '']?.strength).toBeGreaterThanOrEqual(most);
    const weak = found.hand[strengths.indexOf(Math.min(...strengths))] ?? '';
    expect(hopeless(against(most), { ...EMPTY, play: weak })).toBe('others');
    expect(hopeless(against(99), proposal(against(99)))).toBe('all');
    const { told } = against(0);
    const dear = { ...against(0), told: told && { ...told, against: told.against.map((one) => ({ ...one, own_fall: Object.fromEntries(found.hand.map((card) => [card, [found.units]])) })) } };
    expect(hopeless(dear, { ...EMPTY, play: weak })).toBe('fallen');
    expect(hopeless(against(0), { ...EMPTY, play: weak })).toBeNull();
    expect(chances(against(99), { ...EMPTY, play: weak })).toEqual({ wins: 0, of: found.told?.against.length });
  });
  it('of two cards names only the one that is laid aside, and goes on from a draft that holds the other', () => {
    const plan = pick(EMPTY, '4/1/0', ['1/1/3', '4/1/0']);
    const whole = gesture(about, plan, 2);
    expect(whole).toEqual(['discard 1/1/3', 'seal']);
    expect(unsaid([], whole)).toEqual(whole);
    expect(unsaid(['discard 1/1/3', 'card 4/1/0'], whole)).toEqual(['seal']);
    expect(unsaid(['discard 4/1/0', 'card 1/1/3'], whole)).toBeNull();
    expect(planned(['discard 1/1/3'], ['1/1/3', '4/1/0'])).toMatchObject({ play: '4/1/0', aside: '1/1/3' });
    expect(unsaid(['discard 1/1/3'], gesture(about, plan, 8))).toEqual(['card 4/1/0', 'seal']);
  });
  it('ends with the seal, whatever is added', () => {
    const added = new Map([['war-rage', 1]]);
    expect(gesture(about, { ...pick(pick(EMPTY, '4/1/0'), '1/1/3'), added }, 8).slice(-2)).toEqual(['add war-rage', 'seal']);
    expect(gesture(about, EMPTY, 8, false)).toEqual(['seal']);
  });
  it('adds up what the engine counts', () => {
    const { council: found } = council('council');
    const plan = { play: '3/0/1', aside: null, added: new Map([['war-rage', 1]]) };
    expect(sumOf(found, EMPTY)).toEqual(found.told?.before);
    expect(sumOf(found, { ...plan, added: new Map() })).toEqual(found.told?.cards['3/0/1']);
    expect(sumOf(found, plan)?.strength).toBe((found.told?.cards['3/0/1']?.strength ?? 0) + 1);
    expect(sumOf({ ...found, told: null }, plan)).toBeNull();
    expect(priceOf({ ...found, divine: [{ card: 'war-rage', held: 1, cost: 1, bluff: false }] }, plan)).toBe(1);
  });
  it('tells how it would go against each card: a tie is the defender’s, and nobody loses more than there are', () => {
    const { council: found } = council('council');
    const all = outcomes(found, { play: '3/0/1', aside: null, added: new Map() });
    expect(all.length).toBeGreaterThan(5);
    for (const { won, sums: [mine, theirs], falls } of all) {
      expect(won).toBe(mine >= theirs);
      expect(falls[0]).toBeLessThanOrEqual(2);
      expect(falls[1]).toBeLessThanOrEqual(3);
    }
    expect(outcomes(found, EMPTY)).toEqual([]);
    // With a card that spares a winner, or where one lies open, a winner loses what the engine says, and a loser what falls anyhow.
    expect(all.some(({ won, falls: [own] }) => won && own > 0)).toBe(true);
    const { told } = found;
    const one = told?.divine['war-rage'];
    if (!told || !one) throw new Error('nothing told');
    const against = told.against.map((it, i) => ({ ...it, own_spared: { '3/0/1': 7 + i } }));
    const adds = { strength: 0, damage: 0, defence: 0, unblockable: 0 };
    const played = { ...found, told: { ...told, against, divine: { 'war-rage': { ...one, adds, spares: true } } } };
    const laid = { ...found, told: { ...told, against, spared: true } };
    for (const [i, { won, falls: [own] }] of all.entries()) {
      const fall = won ? 7 + i : own;
      expect(outcomes(played, { play: '3/0/1', aside: null, added: new Map([['war-rage', 1]]) })[i]?.falls[0]).toBe(fall);
      expect(outcomes(played, { play: '3/0/1', aside: null, added: new Map() })[i]?.falls[0]).toBe(own);
      expect(outcomes(laid, { play: '3/0/1', aside: null, added: new Map() })[i]?.falls[0]).toBe(fall);
    }
    expect(council('spying').council.told?.against.map(({ card }) => card)).toEqual(['3/3/0']);
  });
});

describe('a victory without survivors', () => {
  it('is told apart: as many fall as there are', () => {
    const { council: found } = council('council');
    const plan = pick(EMPTY, found.hand[0] ?? '');
    const usual = outcomes(found, plan);
    expect(found.units).toBeGreaterThan(0);
    for (const { fallen, falls } of usual) expect(fallen).toBe(falls[0] >= found.units);
    const most = Math.max(...usual.map(({ falls }) => falls[0]));
    expect(most).toBeGreaterThan(0);
    expect(outcomes({ ...found, units: most }, plan).some(({ fallen }) => fallen)).toBe(true);
    expect(outcomes({ ...found, units: most + 1 }, plan).some(({ fallen }) => fallen)).toBe(false);
  });
});

describe('a replay with the eyes of everybody', () => {
  it('has the hands of all players; a player sees only their own', () => {
    const { view, sheets } = council('council');
    const hidden = [...sheets.values()].filter(({ hand }) => hand === null).map(({ player }) => player);
    expect(hidden).not.toContain(view.viewer);
    expect(hidden.length).toBe(view.position.players - 1);
    for (const { hand, divine, buried } of readSheets({ ...view, viewer: 'all' }, about).values()) {
      expect(hand).not.toBeNull();
      expect(divine).not.toBeNull();
      expect(buried).not.toBeNull();
    }
  });
});
