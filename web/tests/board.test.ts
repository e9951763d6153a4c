import { describe, expect, it } from 'vitest';
import type { Line } from '../src/ankh/logic/about';
import { Board, regionOf, tokenSpots } from '../src/ankh/logic/board';
import { caravanThrough, laying } from '../src/ankh/logic/caravan';
import { layoutPieces, readModel } from '../src/ankh/logic/model';
import { targetsOf } from '../src/ankh/logic/targets';
import { about, fixture } from './fixtures';

const board = new Board(about.map.rows, about.map.rivers);

describe('the board', () => {
  it('has the hexes that the engine has, in its order', () => {
    expect(board.hexes).toEqual(about.map.hexes);
  });
  it('has the regions that are sent, whatever they are', () => {
    const odd = [['[0,1]', '[9,4]'], ['[3,3]']];
    expect(regionOf('[9,4]', odd)).toBe(odd[0]);
    expect(regionOf('[3,3]', odd)).toBe(odd[1]);
    expect(regionOf('[5,2]', odd)).toBeUndefined();
    const { view } = fixture('move').sync;
    const told = { ...view, outlook: { ...view.outlook, regions: [{ hexes: odd[0], waters: ['[5,2]'], tokens: [7], sides: {}, battle: false, reward: 1 }] } };
    const model = readModel(told, about);
    expect(model.lands).toEqual([odd[0]]);
    expect(tokenSpots(board, model.regions)).toMatchObject([{ number: 7, first: '[0,1]', region: odd[0] }]);
  });
  it('has a token for each region, and none for the new half of one that was split', () => {
    const spots = (name: string) => tokenSpots(board, readModel(fixture(name).sync.view, about).regions);
    expect(spots('merged').map(({ number }) => number).sort()).toEqual(Object.keys(fixture('merged').sync.view.position.columns['token_at'] as object).map(Number));
    const { lands } = readModel(fixture('halves').sync.view, about);
    expect(spots('halves')).toHaveLength(lands.length - 1);
    for (const choice of targetsOf(fixture('halves').sync.view).regions.keys()) expect(lands.map(([first]) => first)).toContain(choice);
  });
  it('draws the layouts of all scenarios', () => {
    for (const scenario of about.scenarios) {
      for (const players of about.players) {
        for (const piece of layoutPieces(about, scenario.name, players, [])) expect(board.has(piece.hex)).toBe(true);
        const regions = scenario.layouts[String(players)]?.regions ?? [];
        expect(tokenSpots(board, regions)).toHaveLength(regions.length);
      }
    }
  });
});

describe('a caravan being drawn', () => {
  const { view } = fixture('caravan').sync;
  const { caravans, lands } = readModel(view, about);
  const free = [...targetsOf(view).sides.keys()];
  it('is one of those sent, through every side that can be chosen', () => {
    expect(free.length).toBeGreaterThan(20);
    for (const side of free) {
      const { camels, halves } = caravanThrough(caravans, lands, [side]);
      expect(camels, side).toContain(side);
      expect(caravans.map((line) => line.camels)).toContain(camels);
      expect(lands.map((land) => [...land].sort())).toContainEqual(halves.flat().sort());
    }
  });
  it('is the first of them through all the sides wanted, however long it is', () => {
    const sides = Array.from({ length: 9 }, (_, i) => `[${i},0]-[${i + 1},0]`);
    const long: Line = { camels: sides, half: ['[1,0]'], rest: sides.slice(8) };
    const short: Line = { camels: sides.slice(0, 2), half: ['[2,0]', '[1,0]'], rest: sides.slice(0, 2) };
    const regions = [['[2,0]', '[1,0]', '[3,0]']];
    expect(caravanThrough([short, long], regions, sides.slice(0, 1))).toEqual({ camels: short.camels, halves: [['[2,0]', '[1,0]'], ['[3,0]']], rest: short.rest });
    expect(laying(caravanThrough([short, long], regions, sides.slice(0, 1)))).toBe(`camel ${sides[0]}; camel ${sides[1]}`);
    expect(caravanThrough([short, long], regions, [sides[0] ?? '', sides[8] ?? ''])).toEqual({ camels: sides, halves: [['[1,0]'], ['[2,0]', '[3,0]']], rest: long.rest });
  });
  it('is none where there is nothing wanted, or nothing sent', () => {
    expect(caravanThrough(caravans, lands, [])).toEqual({ camels: [], halves: [], rest: [] });
    expect(caravanThrough([], lands, free.slice(0, 1))).toEqual({ camels: [], halves: [], rest: [] });
    expect(readModel(fixture('move').sync.view, about).caravans).toEqual([]);
  });
});
