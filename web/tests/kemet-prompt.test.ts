/** Whatever somebody can be asked has words of its own, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../src/kemet/logic/meant';
import { assault, counted, inParts, inShort } from '../src/kemet/logic/prompt';
import type { Ahead } from '../src/kemet/logic/told';
import { slug } from '../src/lib/i18n';

const source = join(import.meta.dirname, '../../src/benben');
const LANGUAGES = ['en', 'it', 'es', 'uk'];
function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const folder of [join(source, 'i18n', language), join(source, 'kemet/shown/words', language)])
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl') && name !== 'terminal.ftl'))
      made.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')), { allowOverrides: true });
  return made;
}

/** Steps of the engine that ask a person something, in either edition. */
const asking = readdirSync(join(source, 'kemet/rules'))
  .filter((name) => name.endsWith('.py'))
  .flatMap((name) => [...readFileSync(join(source, 'kemet/rules', name), 'utf8').matchAll(/^class \w+\(OfPlayer\[[\s\S]*?^ {4}name = "([^"]+)"\n {4}rule = "/gm)])
  .map(([, step = '']) => step);
/** They are asked by other classes of step. */
const MORE = ['place the first units', 'veto', 'escape', 'choose where to flee', 'where does the creature come home', 'take a city', 'build the first pyramids', 'arrange creatures', 'choose the next battle', 'war council'];
/** A turn says what is being planned, or that nothing is yet. */
const TURN = ['prompt-turn', 'prompt-turn-more', 'prompt-plan-move', 'prompt-plan-recruit', 'prompt-plan-raise', 'prompt-plan-buy', 'prompt-move-where', 'detail-recruit', 'detail-recruit-one', 'detail-turn', 'detail-turn-unmoved', 'detail-turn-floors'];

describe.each(LANGUAGES)('in %s', (language) => {
  const words = bundle(language);
  const said = (id: string) => {
    const value = words.getMessage(id)?.value;
    const errors: Error[] = [];
    const text = value ? words.formatPattern(value, new Proxy({}, { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 2 }) }), errors) : '';
    expect(errors).toEqual([]);
    return text;
  };
  it('every question has a sentence', () => {
    expect(asking.length).toBeGreaterThan(15);
    for (const step of [...asking, ...MORE].filter((one) => one !== 'your turn')) expect(said(`prompt-${slug(step)}`), step).not.toBe('');
  });
  it('a turn has one for every plan', () => {
    for (const id of TURN) expect(said(id), id).not.toBe('');
  });
});

describe('an attack that waits to be confirmed', () => {
  const to = { zone: 'D-NW', choices: ['troop NW1', 'to D-NW'], paid: 1, battle: { enemy: 'P2', strength: [4, 3] } };
  const card = { zone: 'T-delta', choices: ['troop NW1', 'transfer T-delta'], paid: 0, battle: { enemy: 'P2', strength: [4, 5] } };
  const ahead = { moves: [{ troop: 'NW1', units: 4, creatures: [], to: [{ zone: 'NW2', choices: ['troop NW1', 'to NW2', 'pass'], paid: 0 }, to], by_card: [card] }] };
  const game = (...line: string[]) => ({ meaning: meaningOf(ahead as unknown as Ahead, line), playerName: () => 'Isis' });
  it('names the enemy, both strengths and what it costs', () => {
    expect(assault(game('space move-2', 'troop NW1', 'to D-NW'))).toMatchObject({ enemy: 'Isis', own: 4, strength: 3, paid: 1 });
    expect(assault(game('space move-2', 'troop NW1', 'transfer T-delta'))).toMatchObject({ enemy: 'Isis', own: 4, strength: 5 });
  });
  it('says which card it spends', () => {
    expect(game('space move-2', 'troop NW1', 'transfer T-delta').meaning?.detail).toBe('By a Transfer card');
    expect(game('space move-2', 'troop NW1', 'to D-NW').meaning?.detail).toBe('');
  });
  it('is nothing else that is confirmed', () => {
    expect(assault(game('space move-2', 'troop NW1', 'to NW2', 'pass'))).toBeNull();
    expect(assault(game('slot 1'))).toBeNull();
  });
});

describe('what waits to be confirmed', () => {
  const ahead = {
    raises: [{ choices: ['raise NW1'], paid: 1, district: 'NW1', colour: 'ruby', level: 2 }, { choices: ['raise NW1', 'raise NW1'], paid: 4, district: 'NW1', colour: 'ruby', level: 3 }],
    buys: { 'buy-a': [{ choices: ['tile priestess'], paid: 1, tile: 'priestess' }] },
    recruits: { room: { NW1: 3, NW2: 3 }, prices: [0, 1, 2, 3] },
  } as unknown as Ahead;
  it('is the level that a pyramid comes to, not its steps', () => {
    expect(meaningOf(ahead, ['space raise-2', 'raise NW1'])?.raised?.level).toBe(2);
    expect(meaningOf(ahead, ['space raise-2', 'raise NW1', 'raise NW1'])?.raised?.level).toBe(3);
  });
  it('is said where the engine has told what comes of it, else choice by choice', () => {
    expect(meaningOf(ahead, ['space buy-a', 'tile priestess'])).not.toBeNull();
    expect(meaningOf(ahead, ['place NW1', 'place NW1', 'place NW2', 'pass'])).not.toBeNull();
    expect(meaningOf(ahead, ['tile sphinx'])).toBeNull();
    expect(meaningOf(ahead, ['pass'])).toBeNull();
    expect(meaningOf({ brings: { 'space pray-2': [{ what: 'prayer', player: 'P1', amount: 2 }] } }, ['space pray-2'])?.text).toBe('Pray (+2 PP)');
  });
});

describe('a hint', () => {
  it('says once what is done several times on end', () => {
    expect(counted(['Buy', 'Place', 'Place', 'Place', 'Move', 'Place'])).toEqual(['Buy', 'Place ×3', 'Move', 'Place']);
  });
});

describe('a hint for a Move', () => {
  const units: Record<string, number> = { NW1: 5, 'T-W': 1 };
  const unitsAt = (zone: string) => units[zone] ?? 0;
  it('tells how many go and how many stay, also of those that are met on the way', () => {
    const line = ['space move-2', 'troop NW1', 'take 4', 'teleport T-W', 'take 3', 'to In-W'];
    expect(inParts(line, null, unitsAt).map(({ stay }) => stay)).toEqual([undefined, undefined, 1, undefined, 2, undefined]);
    expect(inParts(['take 5'], 'NW1', unitsAt)).toEqual([{ choice: 'take 5', stay: 0 }]);
  });
});

describe('first pyramids that wait to be confirmed', () => {
  it('are called by colour, level and district, each once', () => {
    const line = ['raise NW1', 'colour ruby', 'raise NW1', 'raise NW2', 'colour diamond'];
    expect(inShort(line).map(({ pyramid }) => pyramid?.replace(/.*? (\d )?\(.*/, '$1'))).toEqual(['2 ', '']);
  });
  it('another pyramid that is raised with them is named as well', () => {
    expect(inShort(['raise NW1', 'level 3']).map(({ choice }) => choice)).toEqual(['raise NW1', 'level 3']);
  });
});
