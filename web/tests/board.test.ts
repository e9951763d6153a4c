import { describe, expect, it } from 'vitest';
import { Board, halves, tokenSpot } from '../src/ankh/logic/board';
import { completion } from '../src/ankh/logic/caravan';
import { layoutPieces, readModel } from '../src/ankh/logic/model';
import { targetsOf } from '../src/ankh/logic/targets';
import { about, fixture } from './fixtures';

const board = new Board(about.map.rows, about.map.rivers);

describe('the board', () => {
  it('has 101 hexes and three regions without camels (A-M5)', () => {
    expect(board.hexes).toHaveLength(101);
    expect(board.regions([]).map((region) => region.length).sort()).toEqual([22, 28, 32]);
  });
  it('names a region by the hex that the engine names it by', () => {
    for (const name of ['start', 'caravan', 'merged', 'end']) {
      const model = readModel(fixture(name).sync.view, about);
      const firsts = new Set(board.regions(model.camels).map((region) => region[0]));
      for (const { first } of model.tokens) expect(firsts).toContain(first);
    }
  });
  it('knows the same hexes of a region as the outlook', () => {
    const model = readModel(fixture('merged').sync.view, about);
    const regions = board.regions(model.camels);
    for (const { number, first } of model.tokens) {
      const told = model.outlook[String(number)]?.hexes.filter((hex) => board.isLand(hex)) ?? [];
      expect([...told].sort()).toEqual([...(board.regionOf(first, regions) ?? [])].sort());
    }
  });
  it('lays tokens on free hexes of their region', () => {
    const model = readModel(fixture('move').sync.view, about);
    const regions = board.regions(model.camels);
    for (const region of regions) {
      const spot = tokenSpot(board, region, (hex) => model.pieces.has(hex));
      expect(region).toContain(spot);
      expect(model.pieces.has(spot)).toBe(false);
    }
  });
  it('splits the West as the example of A-EV2 does', () => {
    const made = halves(board, [], ['[4,0]-[5,0]', '[4,1]-[5,0]', '[4,1]-[5,1]']);
    expect(made.map((half) => half.length)).toEqual([16, 16]);
  });
  it('draws the layouts of all scenarios', () => {
    for (const scenario of about.scenarios) {
      for (const players of about.players) {
        for (const piece of layoutPieces(about, scenario.name, players, [])) expect(board.has(piece.hex)).toBe(true);
      }
    }
  });
});

describe('a caravan being drawn', () => {
  const { view } = fixture('caravan').sync;
  const { camels } = readModel(view, about);
  const free = new Set(targetsOf(view).sides.keys());
  it('finds a legal line through every side that the engine offers', () => {
    expect(free.size).toBeGreaterThan(20);
    for (const side of free) {
      const line = completion(board, camels, free, [side]);
      expect(line, side).toContain(side);
      expect(line.length).toBeLessThanOrEqual(6);
      for (const half of halves(board, camels, line)) expect(half.length).toBeGreaterThanOrEqual(6);
    }
  });
  it('finds none where there is nothing wanted', () => {
    expect(completion(board, camels, free, [])).toEqual([]);
  });
});
