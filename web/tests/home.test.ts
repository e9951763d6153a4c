/** Lists, results, marks and pictures: what the shell makes of what the server tells. */
import { expect, test } from 'vitest';
import { marksOf } from '../src/ankh/logic/marks';
import { csv } from '../src/lib/csv';
import { markBefore, nextMark } from '../src/lib/marks';
import { Album } from '../src/lib/pictures.svelte';
import type { Finished, Mark } from '../src/lib/protocol';
import { asCsv, by, rate, total } from '../src/lib/results';
import { wrap } from '../src/lib/snapshot';

const mark = (at: number, event: string, ...args: string[]): Mark => ({ at, event, rule: '', args });

test('conflicts are numbered, what is no key moment has no mark, and forgotten gods of one moment share theirs', () => {
  const found = marksOf([
    mark(3, 'event', 'P1', '1 monument'),
    mark(9, 'event', 'P2', '4 conflict'),
    mark(20, 'event', 'P1', '12 conflict+merge'),
    mark(31, 'merged', 'amun', 'ra'),
    mark(44, 'forgotten', 'isis'),
    mark(44, 'forgotten', 'anubis'),
    mark(50, 'won', 'ra'),
  ]);
  expect(found.map(({ at, sign }) => [at, sign])).toEqual([[9, 'I'], [20, 'II'], [31, 'merge'], [44, 'forget'], [50, 'end']]);
  expect(found[3]?.label).toContain('Isis');
  expect(found[3]?.label).toContain('Anubis');
  expect([nextMark(found, 9), nextMark(found, 50), markBefore(found, 20), markBefore(found, 9)]).toEqual([20, undefined, 9, undefined]);
});

test('pictures that are wanted at about the same time are asked for together, and once', async () => {
  const asked: string[][] = [];
  let act = (): void => undefined;
  const album = new Album(
    (tables) => {
      asked.push(tables);
      return Promise.resolve({ pictures: Object.fromEntries(tables.map((table) => [table, `of ${table}`])) });
    },
    (soon) => (act = soon),
  );
  for (const table of ['a', 'b', 'a']) album.want(table);
  act();
  await Promise.resolve();
  await Promise.resolve();
  album.want('a');
  expect(asked).toEqual([['a', 'b']]);
  expect(album.shown).toEqual({ a: 'of a', b: 'of b' });
});

test('results are summed by what one asks for, the most played first, and rates come from the score', () => {
  const rows = [
    { side: 'ra', players: 2, games: 1, wins: 1, score: 1 },
    { side: 'isis', players: 2, games: 2, wins: 1, score: 0.5 },
    { side: 'ra', players: 4, games: 3, wins: 0, score: 0 },
  ];
  expect(by(rows, ({ side }) => side)).toEqual([
    { key: 'ra', games: 4, wins: 1, score: 1 },
    { key: 'isis', games: 2, wins: 1, score: 0.5 },
  ]);
  expect(rate(total(rows))).toBe(0.25);
  expect(rate(total([]))).toBe(0);
});

test('a spreadsheet gets text as text', () => {
  expect(csv([['a', 'b,c', 'say "hi"', '=1+1', -2, 'x\ny']])).toBe('a,"b,c","say ""hi""",\'=1+1,-2,"x\ny"\r\n');
});

test('a game of the results is one line', () => {
  const game: Finished = {
    table: 't', game: 'ankh', options: { scenario: 'middle_kingdom' }, me: 'P2', ended: 0,
    chairs: [{ player: 'P1', kind: 'human', bot: '', name: '@Bea' }, { player: 'P2', kind: 'human', bot: '', name: 'Ada' }],
    sides: { P1: 'ra', P2: 'isis' },
    over: { reason: 'ascended', winners: ['P2'], score: [0, 1] },
  };
  expect(asCsv([game], ({ name }) => name).split('\r\n')[1]).toBe("1970-01-01T00:00:00.000Z,ankh,middle_kingdom,2,isis,1,1,ascended,'@Bea (ra),t");
});

test('lines of a picture are as long as there is room', () => {
  expect(wrap('one two three  four', 9, (text) => text.length)).toEqual(['one two', 'three', 'four']);
  expect(wrap('', 9, (text) => text.length)).toEqual([]);
});
