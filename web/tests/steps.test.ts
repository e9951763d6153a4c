import { describe, expect, it } from 'vitest';
import type { About } from '../src/ankh/logic/about';
import { conflict, type Fight, fightsFor, type Gain, stands } from '../src/ankh/logic/battle';
import { type Beat, beatsOf, upTo } from '../src/ankh/logic/beats';
import { readModel } from '../src/ankh/logic/model';
import { battleSteps, beatText, gainReason } from '../src/ankh/logic/steps';
import type { Entry } from '../src/lib/protocol';
import { about, fixture } from './fixtures';

const { sync } = fixture('cards');
const fight = conflict(sync.story).at(-1) as Fight;
const states = (told: About, at: string) => {
  const { position } = sync.view;
  const frames = position.frames.map((frame) => (frame.frame === 'battle' ? { ...frame, at } : frame));
  return battleSteps({ about: told, model: readModel({ ...sync.view, position: { ...position, frames } }, told) }, fight, fight.gods);
};

describe('the steps of a battle', () => {
  it('are those that are sent, and the stage of the frame says which one is under way', () => {
    for (const [i, { stages }] of about.battle.entries()) {
      for (const stage of stages) {
        const wanted = about.battle.map((_, k) => (k < i ? 'done' : k === i ? 'now' : 'later'));
        expect(states(about, stage).map(({ state }) => state), stage).toEqual(wanted);
      }
    }
    expect(states(about, 'victory').map(({ name, rule }) => [name, rule])).toEqual(about.battle.map(({ name, rule }) => [name, rule]));
  });
  it('follow another order if another is sent', () => {
    const battle = [{ name: 'plague', rule: 'X-1', stages: ['later'], gains: [] }, { name: 'cards', rule: 'X-2', stages: ['earlier'], gains: [] }];
    expect(states({ ...about, battle }, 'earlier')).toMatchObject([{ name: 'plague', rule: 'X-1', state: 'done' }, { name: 'cards', rule: 'X-2', state: 'now' }]);
  });
  it('are all done once it is decided and its frame is gone', () => {
    const { view } = fixture('start').sync;
    const model = readModel(view, about);
    expect(new Set(battleSteps({ about, model }, { ...fight, decided: true }, fight.gods).map(({ state }) => state))).toEqual(new Set(['done']));
    expect(battleSteps({ about, model }, fight, fight.gods)[0]?.state).toBe('now');
  });
  it('tell the gains under the rules that are theirs', () => {
    const gain: Gain = { n: 1, god: 'isis', amount: 2, now: 5, rule: 'A-B4', what: 'devotion' };
    const told = battleSteps({ about, model: readModel(sync.view, about) }, { ...fight, gains: [gain] }, fight.gods);
    expect(told.filter(({ lines }) => lines.some((line) => line.includes('Isis +2'))).map(({ name }) => name)).toEqual(['majorities']);
  });
});

describe('what happened in a step', () => {
  const told = (name: string, changed: Partial<Fight>) =>
    battleSteps({ about, model: readModel(sync.view, about) }, { ...fight, ...changed }, ['isis', 'ra']).find((step) => step.name === name)?.lines;
  it('has two cards against each other, and lists where somebody played more', () => {
    expect(told('cards', { cards: { isis: ['flood'], ra: ['cycle'] } })).toHaveLength(1);
    expect(told('cards', { cards: { isis: ['flood', 'plague'], ra: ['cycle'] } })).toHaveLength(2);
  });
  it('counts the dead of a kind', () => {
    const dead = (...pieces: string[]) => told('losses', { decided: true, protectedFigures: [], dead: pieces.map((piece) => ({ piece, hex: '[1,1]' })) });
    expect(dead('ra warrior')).toEqual(['Warrior of Ra']);
    expect(dead('ra warrior', 'isis warrior', 'ra warrior')).toEqual(['2 Warriors of Ra', 'Warrior of Isis']);
    expect(dead()).toHaveLength(1);
    expect(told('losses', { decided: false })).toEqual([]);
  });
  it('is decided when somebody wins, or nobody', () => {
    const event = (n: number, name: string, ...args: unknown[]) => ({ n, event: name, rule: 'A-B6', args });
    const begun = [event(1, 'took tiebreaker', 'P1'), event(2, 'region', '1', '[1,0]')];
    const last = (...more: ReturnType<typeof event>[]) => conflict([...begun, ...more]).at(-1);
    expect(last(event(3, 'battle', '[1,0]', ['isis', 'ra']))).toMatchObject({ decided: false, winner: null });
    expect(last(event(3, 'wins battle', 'ra'))).toMatchObject({ decided: true, winner: 'ra' });
    expect(last(event(3, 'nobody wins'))).toMatchObject({ decided: true, winner: null });
    expect(last(event(3, 'dominion', 'isis'))).toMatchObject({ decided: true, winner: 'isis', kind: 'dominion' });
  });
});

describe('two Plagues in a battle', () => {
  const event = (n: number, name: string, ...args: unknown[]) => ({ n, event: name, rule: 'A-B3', args });
  const field = { conflict: 1, hexes: ['[1,0]', '[1,1]'], waters: [], camels: [], tiles: [], regions: [] };
  const fighter = (own: number) => ({ players: ['P1'], figures: own, own, powers: 0, devotion: 0, followers: 0, hand: [], tiebreaker: false });
  const scene = (isis: number, ra: number) => ({ fighters: { isis: fighter(isis), ra: fighter(ra) }, pieces: {} });
  const story: Entry[] = [
    event(1, 'took tiebreaker', 'P1'), event(2, 'region', '1', '[1,0]'), { ...event(3, 'battle', '[1,0]', ['isis', 'ra']), scene: { ...scene(3, 3), field } },
    event(4, 'card revealed', 'isis', 'plague'), event(5, 'card revealed', 'ra', 'plague'), event(6, 'bid', 'isis', 1), event(7, 'bid', 'ra', 0), event(8, 'spared', 'isis'),
    event(9, 'killed', 'ra warrior', '[1,1]'), event(10, 'bid', 'isis', 0), event(11, 'bid', 'ra', 0), { ...event(12, 'spared', null), scene: scene(3, 1) },
    event(13, 'nobody wins'), event(14, 'took cards back', 'isis'), event(15, 'gained followers', 'isis', 0, 4),
  ];
  const fight = conflict(story)[0] as Fight;
  const beats = beatsOf(fight, about.battle);
  const says = (i: number) => beatText({ about, strength: () => 0, playerName: (name) => name }, beats[i] as Beat, upTo(fight, beats[i] as Beat), ['isis', 'ra'], i === beats.length - 1);
  it('are told one after the other, with what becomes of the strength', () => {
    expect(beats.map(({ kind }) => kind)).toEqual(['clash', 'cards', 'plague', 'plague', 'verdict', 'losses']);
    expect(beats.map(({ mark }) => mark)).toEqual([...beats.map(({ mark }) => mark)].sort((a, b) => a - b));
    expect(says(2)).toMatch(/^Plague 1\. .*spares Isis/);
    expect(says(3)).toMatch(/^Plague 2\. .*Strength 3\u00a0:\u00a03 becomes 3\u00a0:\u00a01\.$/);
  });
  it('are no reason to say that nobody fell', () => {
    expect(says(5)).toContain('Nobody else falls');
  });
  it('tell what was paid for Devotion among what the battle brings, and what is left of it then', () => {
    const paid = { ...event(16, 'paid for devotion', 'isis', 2), rule: 'A-B10' };
    const rich = { fighters: { isis: { ...fighter(3), followers: 5 }, ra: fighter(1) }, pieces: {} };
    const told = conflict([...story.slice(0, -1), { ...event(15, 'took cards back', 'ra'), scene: rich }, paid])[0] as Fight;
    expect(told.gains).toMatchObject([{ god: 'isis', what: 'followers', amount: -2, now: 3 }]);
    expect(stands(told, 'isis')?.followers).toBe(3);
    expect(gainReason({ about }, told.gains[0] as Gain)).toBe('Worshipful');
  });
  it('keep their sides: whoever has become part of another god since fought for the first', () => {
    expect([fightsFor(fight, 'P1'), fightsFor(fight, 'P9')]).toEqual(['isis', undefined]);
  });
  it('brings nothing that is nothing', () => expect(fight.gains).toEqual([]));
  it('say what a gain or a loss is for, unless they are about nothing else', () => {
    const gain = (n: number, name: string, rule: string, parts?: [string, number][]) => ({ ...event(n, name, 'ra', 1, 4), rule, ...(parts ? { parts } : {}) });
    const told = conflict([...story, gain(16, 'lost devotion', 'A-K4'), gain(17, 'gained devotion', 'A-B7'), gain(18, 'gained devotion', 'A-B7', [['', 1], ['drought', 3]])])[0] as Fight;
    const last = beatsOf(told, about.battle).at(-1) as Beat;
    const text = beatText({ about, strength: () => 0, playerName: (name) => name }, last, told, ['isis', 'ra'], true);
    expect(text).toMatch(/\(Cat Mummy\) and [^.(]+\. [^(]+\. [^(]+\(victory 1 \+ Drought 3\) and [^.(]+\.$/);
  });
});

describe('what a gain is for', () => {
  const reason = (rule: string, what: 'devotion' | 'followers') => gainReason({ about }, { rule, what });
  it('is said by the reasons that are sent', () => {
    expect([reason('A-B7', 'devotion'), reason('A-B7', 'followers'), reason('A-X3', 'devotion'), reason('A-K4', 'devotion')]).toEqual(['victory', 'Commanding', 'majorities', 'Cat Mummy']);
    expect(reason('A-B1', 'followers')).not.toBe(reason('A-B10', 'devotion'));
    expect(reason('A-B10', 'devotion')).toBe('after the battle');
    expect(gainReason({ about }, { rule: 'A-B7', what: 'devotion', parts: [['', 1], ['glorious', 2], ['drought', 3], ['bountiful', 1]] })).toBe('victory 1 + Glorious 2 + Drought 3 + Bountiful 1');
    for (const { rule, what } of about.gains) expect(reason(rule, what as 'devotion')).not.toBe('after the battle');
  });
});
