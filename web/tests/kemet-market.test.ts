/** The market's shelves and the ways to a tile, over positions of the real engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOf, KINDS } from '../src/kemet/logic/effects';
import { beginning, boardOf } from '../src/kemet/logic/glance';
import { readBoard } from '../src/kemet/logic/model';
import { readSheets } from '../src/kemet/logic/sheet';
import type { About, Ahead } from '../src/kemet/logic/told';
import { discounts, readStall, type Stall, waresOf, waysOf } from '../src/kemet/market/stall';
import { bareFloors, cardsOf } from '../src/kemet/sheets/read';
import type { View } from '../src/lib/protocol';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8'));
const about = read('about') as About;
function stall(name: string): Stall {
  const { view } = (read(name) as { sync: { view: View } }).sync;
  const board = readBoard(view, 'blood_and_sand');
  return { view, about, board, sheets: readSheets(view, about), order: board.seats.map(({ player }) => player), ahead: (view.ahead ?? {}) as Ahead };
}

describe('ways to a tile', () => {
  it.each(['market', 'market-two', 'market-three'])('%s: each is told with its price and begins with the space that sells it', (name) => {
    const here = stall(name);
    const told = Object.entries(here.ahead.buys ?? {}).flatMap(([space, lines]) => lines.map((line) => ({ space, ...line })));
    expect(told.length).toBeGreaterThan(3);
    const ways = waysOf(here);
    for (const { space, tile, choices, paid } of told) {
      const way = ways.get(tile)?.find((one) => one.space === space);
      expect(way?.choices.slice(0, choices.length + 1)).toEqual([`space ${space}`, ...choices]);
      expect(way?.paid).toBe(paid);
    }
    expect([...ways.values()].flat()).toHaveLength(told.length);
  });
  it('a creature comes at once to the largest Troop, unless somebody wants it elsewhere or later', () => {
    const here = stall('creature');
    const creatures = [...waysOf(here).values()].flat().filter(({ settles }) => settles);
    expect(creatures.length).toBeGreaterThan(0);
    for (const { choices, settles = [], space } of creatures) {
      const units = settles.map((one) => one.units);
      expect(units).toEqual([...units].sort((a, b) => b - a));
      expect(choices).toBe(settles[0]?.choices);
      expect(choices).toEqual([`space ${space}`, expect.stringMatching(/^tile /), `to ${settles[0]?.zone}`]);
      expect(settles.at(-1)).toMatchObject({ zone: null, choices: [choices[0], choices[1], 'pass'] });
    }
  });
  it('the first tile is taken, and costs nothing that anybody told', () => {
    const here = stall('first-tile');
    const ways = waysOf(here);
    expect([...ways.keys()].sort()).toEqual(here.view.legal.map((choice) => choice.split(' ')[1] ?? '').sort());
    for (const [tile, [way]] of ways) expect(way).toEqual({ space: null, choices: [`tile ${tile}`], paid: null });
  });
  it('has the cheapest first', () => {
    const view = { legal: ['space buy-a', 'space buy-b'] } as unknown as View;
    const ahead: Ahead = { buys: { 'buy-a': [{ tile: 'charge', choices: ['tile charge'], paid: 2 }], 'buy-b': [{ tile: 'charge', choices: [], paid: 1 }] } };
    expect(waysOf({ view, ahead }).get('charge')).toEqual([
      { space: 'buy-b', choices: ['space buy-b'], paid: 1 },
      { space: 'buy-a', choices: ['space buy-a', 'tile charge'], paid: 2 },
    ]);
  });
});

describe('shelves', () => {
  it.each(['market', 'market-two', 'market-three', 'captured'])('%s: what can be had lies within reach, and nobody else sees ways', (name) => {
    const here = stall(name);
    const { viewer } = here.view;
    for (const pillar of readStall(here, viewer))
      for (const { level, lit, wares } of pillar.shelves) {
        expect(lit).toBe(level <= pillar.level);
        for (const { tile, ways, left } of wares) {
          expect(tile).toMatchObject({ colour: pillar.colour, level });
          if (ways.length) expect([lit, left > 0]).toEqual([true, true]);
        }
      }
    for (const other of here.order.filter((player) => player !== viewer)) expect(waresOf(readStall(here, other)).flatMap(({ ways }) => ways)).toEqual([]);
  });
  it('every copy lies on a shelf or before somebody, and what went back into the box does not', () => {
    const here = stall('market');
    for (const { tile, owners, left } of waresOf(readStall(here, here.view.viewer))) expect(owners.length + left).toBe(tile.copies);
    expect(waresOf(readStall(stall('market-two'), 'P1')).some(({ tile }) => tile.name.startsWith('act-of-god'))).toBe(false);
  });
  it('a pyramid lights the shelves of whoever holds it', () => {
    const here = stall('captured');
    const taken = [...here.board.sites.values()].find(({ pyramid, holder, owner }) => pyramid && holder && owner && holder !== owner);
    if (!taken?.holder || !taken.pyramid) throw new Error('nothing is captured');
    const level = (player: string) => readStall(here, player).find(({ colour }) => colour === taken.pyramid?.colour)?.level ?? 0;
    expect(level(taken.holder.player)).toBeGreaterThanOrEqual(taken.pyramid.level);
  });
});

describe('tiles', () => {
  it('nearly every tile is found by what it is for', () => {
    const lost = about.tiles.filter((tile) => !KINDS.some((kind) => isOf(kind, tile))).map(({ name }) => name);
    expect(lost.every((name) => name.startsWith('act-of-god'))).toBe(true);
  });
  it('those that make tiles cheaper are named with what they take off', () => {
    expect(discounts(about, ['charge', 'priestess', 'priest-of-ra']).map(({ tile, amount }) => [tile.name, amount])).toEqual([['priestess', 1], ['priest-of-ra', 1]]);
  });
});

describe('boards', () => {
  it('floors without a token, cards where they lie', () => {
    const here = stall('five');
    const sheet = here.sheets.get(here.view.viewer);
    if (!sheet) throw new Error('no sheet');
    expect(bareFloors(about, { ...sheet, spaces: ['move-2', 'buy-a'] })).toEqual([3]);
    const lies = cardsOf(about, { ...sheet, hand: ['4/1/0'], played: ['3/2/0'], buried: ['5/0/0'], removed: ['1/3/0'] });
    expect(lies.map(({ card, lies: where }) => [card.name, where])).toEqual([['4/1/0', 'hand'], ['3/2/0', 'played'], ['1/3/0', 'removed'], ['5/0/0', 'aside']]);
  });
  it.each([2, 3, 4, 5])('a beginning for %i can be drawn', (players) => {
    const board = boardOf(beginning(about, players), about.board);
    expect([board.players, board.seats.length, board.owners.size]).toEqual([players, players, players]);
    const standing = [...board.sites.values()].flatMap(({ troops }) => troops);
    expect(standing.map(({ units }) => units)).toEqual(Array(players * 2).fill(5));
  });
});
