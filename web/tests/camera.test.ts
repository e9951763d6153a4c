import { describe, expect, it } from 'vitest';
import { about, fixture } from './fixtures';
import { asked, boxOf, piecesOf } from '../src/ankh/logic/focus';
import { readModel } from '../src/ankh/logic/model';
import { movers, targetsOf } from '../src/ankh/logic/targets';
import { around, fitted, holds, moved, under, windowOf, within } from '../src/lib/camera';
import { centre } from '../src/lib/hex';

const whole = { x: 0, y: 0, width: 1000, height: 800 };
const area = { width: 400, height: 400 };

describe('the window onto the board', () => {
  it('shows all of it, in the middle, whatever the window is', () => {
    expect(windowOf(fitted(whole, area), area)).toEqual({ x: 0, y: -100, width: 1000, height: 1000 });
    expect(windowOf(fitted(whole, { width: 1000, height: 400 }), { width: 1000, height: 400 })).toEqual({ x: -500, y: 0, width: 2000, height: 800 });
  });
  it('zooms about the place that is held', () => {
    const camera = { x: 500, y: 400, scale: 1 };
    const at = { x: 100, y: 300 };
    const closer = moved(camera, area, at, at, 2);
    expect(under(closer, area, at)).toEqual(under(camera, area, at));
    expect(closer).toEqual({ x: 450, y: 450, scale: 2 });
    expect(under(closer, area, { x: 200, y: 200 })).not.toEqual(under(camera, area, { x: 200, y: 200 }));
  });
  it('follows the fingers: what lay between them still does', () => {
    const camera = { x: 500, y: 400, scale: 1 };
    const pinched = moved(camera, area, { x: 100, y: 100 }, { x: 140, y: 90 }, 1.5);
    expect(under(pinched, area, { x: 140, y: 90 })).toEqual(under(camera, area, { x: 100, y: 100 }));
    expect(moved(camera, area, { x: 10, y: 10 }, { x: 30, y: 5 }, 1)).toEqual({ x: 480, y: 405, scale: 1 });
  });
  it('is never farther than the whole, never closer than five times, and never leaves it', () => {
    expect(within({ x: 0, y: 0, scale: 0.1 }, whole, area)).toEqual({ x: 500, y: 400, scale: 0.4 });
    expect(within({ x: 500, y: 400, scale: 99 }, whole, area).scale).toBe(2);
    const corner = windowOf(within({ x: -9999, y: 9999, scale: 1 }, whole, area), area);
    expect(corner).toEqual({ x: -56, y: 456, width: 400, height: 400 });
  });
  it('shows a part beside what lies on the edges, but not closer than asked', () => {
    const part = { x: 600, y: 100, width: 100, height: 100 };
    const inset = { top: 10, right: 54, bottom: 10, left: 10 };
    const camera = around(part, whole, area, inset, 0.8);
    expect(camera.scale).toBe(0.8);
    expect(holds(windowOf(camera, area), part)).toBe(true);
    const wide = { x: 0, y: 300, width: 600, height: 50 };
    const fits = around(wide, whole, area, inset, 9);
    expect(fits.scale).toBeCloseTo((400 - 64) / 600);
    const pixel = (x: number) => (x - windowOf(fits, area).x) * fits.scale;
    expect([pixel(0), pixel(600)].map(Math.round)).toEqual([10, 346]);
    expect(around(whole, whole, area, inset, 9).scale).toBe(0.4);
  });
  it('knows what it holds', () => {
    expect(holds(whole, { x: 0, y: 0, width: 1000, height: 800 })).toBe(true);
    for (const part of [{ x: -1, y: 0 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: 0, y: 1 }]) expect(holds(whole, { ...part, width: 1000, height: 800 })).toBe(false);
  });
});

describe('what matters on the board', () => {
  const of = (name: string) => {
    const { view } = fixture(name).sync;
    const model = readModel(view, about);
    return { model, hexes: asked(targetsOf(view), movers(view).selected, model), view };
  };
  it('is where something can be chosen, and the figure that moves', () => {
    const { hexes, view } = of('reach');
    const selected = movers(view).selected;
    expect(selected).not.toBeNull();
    expect(hexes).toContain(selected);
    expect(hexes).toHaveLength(targetsOf(view).hexes.size + 1);
  });
  it('is the regions of a question about regions, and both hexes of a side', () => {
    const { hexes, view, model } = of('halves');
    const firsts = [...targetsOf(view).regions.keys()];
    expect(hexes.sort()).toEqual(model.lands.filter(([first]) => firsts.includes(first ?? '')).flat().sort());
    const caravan = of('caravan');
    for (const side of targetsOf(caravan.view).sides.keys()) for (const end of side.split('-')) expect(caravan.hexes).toContain(end);
  });
  it('is nothing where nothing on the board is asked; then it is the own figures', () => {
    const { hexes, model } = of('unlock');
    expect(hexes).toEqual([]);
    const [god] = model.godOf.values();
    const own = piecesOf(model, god);
    expect(own.length).toBeGreaterThan(0);
    for (const hex of own) expect(model.pieces.get(hex)?.owner).toBe(god);
    expect(piecesOf(model, undefined)).toEqual([]);
  });
  it('lies in its box, heads and all', () => {
    expect(boxOf([])).toBeNull();
    const box = boxOf(['[3,3]', '[5,6]'], 10);
    for (const hex of ['[3,3]', '[5,6]']) {
      const { x, y } = centre(hex);
      expect(box && holds(box, { x: x - 42, y: y - 62, width: 84, height: 104 })).toBe(true);
    }
  });
});
