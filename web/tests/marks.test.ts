import { describe, expect, it } from 'vitest';
import { fitting, spread } from '../src/lib/marks';

describe('marks of a replay', () => {
  const gaps = (places: number[]) => places.slice(1).map((place, i) => place - (places[i] ?? 0));

  it('stand where they belong, where there is room', () => {
    expect(spread([50, 120, 300], 30, 400)).toEqual([50, 120, 300]);
  });
  it('never cover each other, and stay within the bar', () => {
    const found = spread([5, 12, 380, 395, 399], 30, 400);
    expect(Math.min(...gaps(found))).toBeGreaterThanOrEqual(30);
    expect(found[0]).toBeGreaterThanOrEqual(15);
    expect(found.at(-1)).toBeLessThanOrEqual(385);
  });
  it('share the bar where there are too many', () => {
    const found = spread(Array.from({ length: 20 }, () => 200), 30, 400);
    expect(new Set(gaps(found).map(Math.round))).toEqual(new Set([20]));
  });
  it('are the major ones and the last alone, where all would cover each other', () => {
    const marks = Array.from({ length: 12 }, (_, at) => ({ at, label: '', sign: '', major: at % 4 === 0 }));
    expect(fitting(marks, 30, 400)).toHaveLength(12);
    expect(fitting(marks, 36, 360).map(({ at }) => at)).toEqual([0, 4, 8, 11]);
  });
});
