import { describe, expect, it } from 'vitest';
import { conflicts, ledger, stands, toldTo, totals } from '../src/ankh/logic/battle';
import { BEATS, beatsOf, upTo } from '../src/ankh/logic/beats';
import { choosing, handOf } from '../src/ankh/logic/hand';
import { readModel } from '../src/ankh/logic/model';
import { around } from '../src/ankh/logic/regionbox';
import { beatText, dominionText } from '../src/ankh/logic/steps';
import type { Frame, View } from '../src/lib/protocol';
import { about, fixture, games } from './fixtures';

const strength = (card: string) => about.cards.find((one) => one.name === card)?.strength ?? 0;
const battles = games.map(({ story }) => conflicts(story).flat().filter(({ kind }) => kind === 'battle'));
const all = battles.flat();

describe('the ledger of recorded battles', () => {
  it('adds up after every event, and ends with the strength that was compared', () => {
    expect(all.length).toBeGreaterThan(60);
    for (const fight of all) {
      for (const { n } of fight.entries) {
        const then = toldTo(fight, n);
        const rows = ledger(then, fight.gods, strength);
        const sums = totals(rows, fight.gods);
        for (const [i, god] of fight.gods.entries()) {
          expect(sums[i]).toBe(rows.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
          if (then.strength[god]) expect(sums[i]).toBe(then.strength[god].total);
          if (then.decided && !then.strength[god]) expect(sums[i]).toBe(0);
        }
      }
    }
  });
  it('keeps every source in its row from the last beat before the verdict to the verdict', () => {
    let compared = 0;
    for (const fight of all) {
      const beats = beatsOf(fight, about.battle);
      const at = beats.findIndex(({ kind }) => kind === 'verdict');
      const [before, after] = [beats[at - 1], beats[at]];
      if (!before || !after) continue;
      const then = upTo(fight, after);
      const there = fight.gods.filter((god) => then.strength[god]);
      expect(ledger(upTo(fight, before), there, strength)).toEqual(ledger(then, there, strength));
      compared += there.length;
    }
    expect(compared).toBeGreaterThan(120);
  });
  it('tells a God that is strong by what Anubis holds among the figures, before and after', () => {
    const strong = all.filter((fight) => Object.values(fight.entries.find(({ event }) => event === 'battle')?.scene?.['fighters'] ?? {}).some(({ own, figures }) => own > figures));
    expect(strong.length).toBeGreaterThan(0);
    for (const fight of strong) {
      const begun = toldTo(fight, fight.entries[1]?.n ?? 0);
      for (const god of fight.gods) expect(ledger(begun, [god], strength)[0]?.values[0]).toBe(begun.shot?.fighters[god]?.own);
    }
  });
  it('counts cards in the sum as soon as they lie open', () => {
    for (const fight of all) {
      const cards = beatsOf(fight, about.battle).find(({ kind }) => kind === 'cards');
      if (!cards) continue;
      const then = upTo(fight, cards);
      const row = ledger(then, fight.gods, strength).find(({ source }) => source === 'card');
      for (const [i, god] of fight.gods.entries()) expect(row?.values[i]).toBe((then.cards[god] ?? []).reduce((sum, card) => sum + strength(card), 0));
    }
  });
});

describe('a battle as it was', () => {
  it('has what gods had then: what was gained later is not there yet', () => {
    for (const fight of all) {
      for (const god of fight.gods) {
        const [first] = fight.gains.filter((gain) => gain.god === god && gain.what === 'devotion');
        const begun = stands(toldTo(fight, fight.entries[1]?.n ?? 0), god)?.devotion ?? -1;
        const done = stands(fight, god)?.devotion;
        if (!first) expect(done).toBe(begun);
        else expect(begun).toBe(first.now - first.amount);
        expect(done).toBe(fight.gains.findLast((gain) => gain.god === god && gain.what === 'devotion')?.now ?? begun);
      }
    }
  });
  it('shows the whole board, with the dead gone at the end and not before', () => {
    for (const fight of all.filter(({ dead, decided }) => decided && dead.length)) {
      const begun = toldTo(fight, fight.entries[1]?.n ?? 0);
      expect(Object.keys(begun.shot?.pieces ?? {}).length).toBeGreaterThan((begun.shot?.field.hexes.length ?? 0) / 4);
      const last = fight.dead.at(-1);
      expect(fight.shot?.pieces[last?.hex ?? '']).not.toBe(last?.piece);
    }
  });
});

describe('beats', () => {
  it('come in the order of a battle, hold every event that counts once, and have growing marks', () => {
    for (const fights of battles) {
      const beats = fights.flatMap((fight) => beatsOf(fight, about.battle));
      const marks = beats.map(({ mark }) => mark);
      expect([...marks].sort((a, b) => a - b)).toEqual(marks);
      expect(new Set(marks).size).toBe(marks.length);
    }
    for (const fight of all) {
      const beats = beatsOf(fight, about.battle);
      const kinds = beats.map(({ kind }) => BEATS.indexOf(kind));
      expect([...kinds].sort((a, b) => a - b)).toEqual(kinds);
      expect(beats.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['clash', 'cards', ...(fight.decided ? ['verdict'] : [])]));
      const events = beats.flatMap(({ entries }) => entries.map(({ n }) => n));
      expect(new Set(events).size).toBe(events.length);
      for (const wanted of ['card revealed', 'built', 'bid', 'killed', 'strength', 'wins battle']) {
        expect(beats.flatMap(({ entries }) => entries).filter(({ event }) => event === wanted)).toEqual(fight.entries.filter(({ event }) => event === wanted));
      }
    }
  });
  it('say in sentences what happened', () => {
    const said = (kind: string) => all.flatMap((fight) => beatsOf(fight, about.battle).filter((beat) => beat.kind === kind).map((beat) => beatText({ about, strength, playerName: (name) => name }, beat, upTo(fight, beat), fight.gods, true)));
    for (const kind of BEATS) for (const text of said(kind)) expect(text).toMatch(/^[A-Z0-9].*[.!?…]$/);
    expect(said('verdict').every((text) => /\d+\u00a0:\u00a0\d+|^No figure is left/.test(text))).toBe(true);
    const gone = all.filter(({ decided, strength: compared }) => decided && !Object.keys(compared).length);
    expect(said('verdict').filter((text) => text.startsWith('No figure is left')).length).toBe(gone.length);
    expect(gone.length).toBeGreaterThan(0);
  });
  it('count nothing for whom a Plague has left no figure', () => {
    let bare = 0;
    for (const fight of all) {
      for (const beat of beatsOf(fight, about.battle).filter(({ kind }) => kind === 'plague')) {
        const then = upTo(fight, beat);
        for (const god of fight.gods.filter((one) => then.dead.length && then.shot?.fighters[one]?.figures === 0)) {
          expect(totals(ledger(then, [god], strength), [god])).toEqual([0]);
          bare++;
        }
      }
    }
    expect(bare).toBeGreaterThan(0);
  });
  it('tell of a region that one god holds alone what it brings', () => {
    const held = games.flatMap(({ story }) => conflicts(story).flat()).filter(({ kind }) => kind === 'dominion');
    expect(held.length).toBeGreaterThan(0);
    for (const fight of held) expect(dominionText(fight)).toMatch(/^Region \d belongs to \w+ alone: \+[1-9]\d* Devotion\.$/);
  });
});

describe('the map of a battle', () => {
  const whole = { x: -1000, y: -1000, width: 4000, height: 4000 };
  const size = (hexes: string[]) => around(hexes, whole, { width: 400, height: 400 }).split(' ').map(Number).slice(2);
  it('shows around a single hex who stands beside it', () => {
    const [wide = 0, high = 0] = size(['[3,3]']);
    expect(Math.min(wide, high)).toBeGreaterThan(42 * 6);
    expect(size(['[3,3]', '[3,4]'])).toEqual([wide, high]);
  });
});

describe('the hand in a battle', () => {
  const { view } = fixture('cards').sync;
  const with_ = (change: (frame: Frame) => Frame, more: Partial<View> = {}): View => ({ ...view, ...more, position: { ...view.position, frames: view.position.frames.map((frame) => (frame.frame === 'choose a battle card' ? change(frame) : frame)), drafts: (more as { drafts?: Record<string, string[]> }).drafts ?? view.position.drafts } });
  const model = readModel(view, about);
  const me = model.godOf.get(view.viewer);
  it('keeps all cards in their places and counts what is still to be chosen', () => {
    const one = handOf(view, model, me);
    expect(one).toMatchObject({ chosen: [], wanted: 1 });
    expect([...(one?.can.keys() ?? [])]).toEqual(one?.cards);
    const [card = ''] = one?.cards ?? [];
    const two = with_((frame) => ({ ...frame, 'two cards': [me] }), { legal: view.legal.filter((choice) => choice !== `card ${card}`) });
    two.position.drafts[view.viewer] = [`card ${card}`];
    const half = handOf(two, model, me);
    expect(half).toMatchObject({ chosen: [card], wanted: 2, cards: one?.cards });
    expect(half?.can.has(card)).toBe(false);
  });
  it('is nobody else\'s', () => {
    expect(handOf(view, model, undefined)).toBeNull();
    expect(handOf({ ...view, viewer: 'P9' }, model, me)).toBeNull();
    expect(handOf(fixture('start').sync.view, model, me)).toBeNull();
  });
  it('is chosen when it is, and not while somebody is asked whether to play two', () => {
    const asks = (step: string, player: string | null, waiting?: string[]): View => ({ ...view, asks: { step, rule: 'A-B1', player, ...(waiting ? { waiting } : {}) } });
    expect(choosing(asks('choose a battle card', null, ['P2']), 'P2', false)).toBe('battle-choosing');
    expect(choosing(asks('choose a battle card', null, ['P2']), 'P2', true)).toBe('battle-choosing-you');
    expect(choosing(asks('choose a battle card', null, ['P2']), 'P3', false)).toBe('battle-chosen');
    expect(choosing(asks('announce two cards', 'P2'), 'P2', false)).toBe('battle-one-or-two');
    expect(choosing(asks('announce two cards', 'P2'), 'P3', false)).toBe('battle-chooses-next');
  });
});
