import { describe, expect, it } from 'vitest';
import type { About } from '../src/ankh/logic/about';
import { conflict, type Fight, type Gain } from '../src/ankh/logic/battle';
import { readModel } from '../src/ankh/logic/model';
import { battleSteps, gainReason } from '../src/ankh/logic/steps';
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

describe('what a gain is for', () => {
  const reason = (rule: string, what: 'devotion' | 'followers') => gainReason({ about }, { n: 1, god: 'isis', amount: 1, now: 1, rule, what });
  it('is said by the reasons that are sent', () => {
    expect([reason('A-B7', 'devotion'), reason('A-B7', 'followers'), reason('A-X3', 'devotion'), reason('A-K4', 'devotion')]).toEqual(['victory', 'Commanding', 'majorities', 'Cat Mummy']);
    expect(reason('A-B1', 'followers')).not.toBe(reason('A-B10', 'devotion'));
    expect(reason('A-B10', 'devotion')).toBe('after the battle');
    for (const { rule, what } of about.gains) expect(reason(rule, what as 'devotion')).not.toBe('after the battle');
  });
});
