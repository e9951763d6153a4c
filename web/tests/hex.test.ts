import { describe, expect, it } from 'vitest';
import { centre, directionTo, distance, hexAt, neighbour, path, sideName, sidePoints, SIZE } from '../src/lib/hex';
import { border, chains, closed, outline, rounded } from '../src/lib/outline';

describe('hexes', () => {
  it('reads and writes names', () => {
    expect(hexAt('[3,10]')).toEqual([3, 10]);
    expect(() => hexAt('3,10')).toThrow('not a hex');
    expect(sideName('[4,1]', '[3,1]')).toBe('[3,1]-[4,1]');
  });
  it('lays odd columns half a hex lower', () => {
    expect(centre('[0,1]').y - centre('[0,0]').y).toBeCloseTo((Math.sqrt(3) * SIZE) / 2);
  });
  it('knows neighbours as the engine does: [1,1] touches [2,0], [1,0] touches [0,1]', () => {
    expect(neighbour('[1,1]', 'sw')).toBe('[2,0]');
    expect(neighbour('[1,0]', 'ne')).toBe('[0,1]');
    expect(directionTo('[3,0]', '[5,5]')).toBeUndefined();
  });
  it('shares a side between two neighbours', () => {
    const [a, b] = sidePoints('[2,2]-[3,2]');
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIZE);
    expect(() => sidePoints('[0,0]-[5,5]')).toThrow('not a side');
  });
  it('measures distance and finds ways', () => {
    expect(distance('[3,3]', '[2,4]')).toBe(2);
    const way = path('[3,3]', '[1,3]', () => true);
    expect(way).toHaveLength(3);
    expect(path('[0,0]', '[9,9]', () => false)).toEqual([]);
  });
});

describe('outlines', () => {
  it('goes once around a set of hexes', () => {
    const around = chains(border(new Set(['[3,3]', '[4,3]'])));
    expect(around).toHaveLength(1);
    expect(around[0]).toHaveLength(11);
    expect(closed(around[0] ?? [])).toBe(true);
    expect(outline(new Set(['[3,3]']))).toMatch(/^M.*Z$/);
  });
  it('rounds corners and keeps the ends', () => {
    const d = rounded([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }]);
    expect(d.startsWith('M0,0')).toBe(true);
    expect(d).toContain('Q10,0');
    expect(d.endsWith('L10,10')).toBe(true);
  });
});
