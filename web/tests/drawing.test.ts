import { afterEach, describe, expect, it, vi } from 'vitest';
import { GODS } from '../src/ankh/art/emblems';
import { godParts, sprite } from '../src/ankh/art/sprite';
import { Board, tokenSpot, tokenSpots } from '../src/ankh/logic/board';
import { freeCorner } from '../src/ankh/logic/corner';
import { layoutPieces, readModel } from '../src/ankh/logic/model';
import { centre, cornersAt, sidePoints, SIZE } from '../src/lib/hex';
import { blocks } from '../src/lib/markdown';
import { hurry } from '../src/lib/motion';
import { chains } from '../src/lib/outline';
import { placed } from '../src/lib/placing';
import { about, fixture } from './fixtures';

const board = new Board(about.map.rows, about.map.rivers);
afterEach(() => vi.unstubAllGlobals());

describe('hexes on the screen', () => {
  it('have six corners around the middle', () => {
    const found = cornersAt({ x: 10, y: 20 });
    expect(found).toHaveLength(6);
    for (const { x, y } of found) expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(SIZE);
    expect(found[0]).toEqual({ x: 10 + SIZE, y: 20 });
    expect(found[1]?.y).toBeGreaterThan(20);
  });
  it('are all inside the drawing, with a margin', () => {
    for (const { x, y } of board.hexes.map(centre)) {
      expect(x - SIZE).toBeGreaterThan(board.box.x);
      expect(y - SIZE).toBeGreaterThan(board.box.y);
      expect(x + SIZE).toBeLessThan(board.box.x + board.box.width);
      expect(y + SIZE).toBeLessThan(board.box.y + board.box.height);
    }
  });
  it('become one line where their sides meet, whichever comes first', () => {
    const [a, b, c, d] = [0, 1, 2, 3].map((x) => ({ x, y: 0 })) as [{ x: number; y: number }, { x: number; y: number }, { x: number; y: number }, { x: number; y: number }];
    const found = chains([[b, c], [a, b], [c, d]]);
    expect(found).toHaveLength(1);
    expect([[a, b, c, d], [d, c, b, a]]).toContainEqual(found[0]);
  });
});

describe('a god that nobody has drawn', () => {
  it('has its initial wherever another god has a drawing', () => {
    const ids = (parts: string) => [...parts.matchAll(/ id="b-([a-z]+)-thoth"/g)].map(([, what]) => what);
    const parts = godParts('thoth');
    expect(ids(parts.join(''))).toEqual(['emblem', 'sign', 'god', 'bust', 'warrior', 'banner']);
    for (const part of parts) expect(part).toContain('>T</text>');
    expect(parts.join('')).not.toMatch(/undefined|NaN/);
  });
  it('leaves the drawn ones as they are', () => {
    expect(sprite()).not.toContain('</text>');
    for (const god of GODS) expect(godParts(god).join('')).not.toMatch(/<text|undefined/);
  });
});

describe('the number of a region', () => {
  const inner = board.hexes.find((hex) => board.near(hex).length === 6) ?? '';
  const far = (at: { x: number; y: number }, hex: string) => Math.hypot(at.x - centre(hex).x, at.y - centre(hex).y);
  it('lies where three of its hexes meet, whatever stands on them', () => {
    const [a = '', b = ''] = board.near(inner);
    const { hex, at } = tokenSpot(board, [inner, a, b]);
    expect([inner, a, b]).toContain(hex);
    for (const one of [inner, a, b]) expect(Math.abs(far(at, one) - SIZE)).toBeLessThan(8);
  });
  it('lies between two where no three meet, and low on the only one', () => {
    const [a = ''] = board.near(inner);
    const { at } = tokenSpot(board, [inner, a]);
    expect(far(at, inner)).toBeCloseTo(far(at, a));
    expect(far(at, inner)).toBeLessThan(SIZE);
    expect(tokenSpot(board, [inner]).at).toEqual({ x: centre(inner).x, y: centre(inner).y + SIZE * 0.6 });
  });
  it('keeps away from rivers, and from what is drawn already', () => {
    for (const { layouts } of about.scenarios) {
      for (const { regions } of Object.values(layouts)) {
        for (const { at, region } of tokenSpots(board, regions)) {
          if (region.length < 4) continue;
          for (const end of about.map.rivers.flatMap(sidePoints)) expect(Math.hypot(end.x - at.x, end.y - at.y)).toBeGreaterThan(SIZE / 2);
        }
      }
    }
    const region = [inner, ...board.near(inner)];
    const { at } = tokenSpot(board, region);
    const other = tokenSpot(board, region, [at]).at;
    expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThanOrEqual(SIZE - 1);
  });
});

describe('the card of a region beside the board', () => {
  it('covers nothing where the area is wider or higher than the drawing', () => {
    const { width, height } = board.box;
    for (const scale of [0.5, 2]) {
      const strip = 300;
      const wide = { width: width * scale + 2 * strip, height: height * scale };
      expect(freeCorner(board.box, wide, { width: strip, height: wide.height }, board.hexes)).toEqual({ corner: 'tr', covers: 0 });
      expect(freeCorner(board.box, wide, { width: strip + 2 * SIZE * scale, height: wide.height }, board.hexes).covers).toBeGreaterThan(0);
      const high = { width: width * scale, height: height * scale + 2 * strip };
      expect(freeCorner(board.box, high, { width: high.width, height: strip }, board.hexes)).toEqual({ corner: 'br', covers: 0 }); // figures reach further up than down
      expect(freeCorner(board.box, high, { width: high.width, height: strip + 3 * SIZE * scale }, board.hexes).covers).toBeGreaterThan(0);
    }
  });
});

describe('an explanation', () => {
  const rect = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
  const size = { width: 200, height: 100 };
  const window = { width: 1000, height: 800 };
  const where = (thing: ReturnType<typeof rect>, others: ReturnType<typeof rect>[] = []) => placed(thing, size, window, others);
  it('lies over the middle of the thing, or under it where there is no room', () => {
    expect(where(rect(300, 300, 40, 20))).toEqual({ left: 220, top: 194 });
    expect(where(rect(300, 60, 40, 20))).toEqual({ left: 220, top: 86 });
  });
  it('stays in the window', () => {
    expect(where(rect(0, 300, 40, 20)).left).toBe(6);
    expect(where(rect(960, 300, 40, 20)).left).toBe(794);
  });
  it('lies beside what is tall', () => {
    expect(where(rect(500, 10, 40, 780))).toEqual({ left: 546, top: 350 });
    expect(where(rect(900, 10, 40, 780))).toEqual({ left: 694, top: 350 });
  });
  it('covers as few choices as it can', () => {
    const thing = rect(300, 300, 40, 20);
    const [over, under, right, left] = [rect(310, 250, 10, 10), rect(310, 350, 10, 10), rect(400, 305, 10, 10), rect(200, 305, 10, 10)] as const;
    expect(where(thing, [over])).toEqual({ left: 220, top: 326 });
    expect(where(thing, [over, under])).toEqual({ left: 346, top: 260 });
    expect(where(thing, [over, under, right])).toEqual({ left: 94, top: 260 });
    expect(where(thing, [over, under, right, left])).toEqual({ left: 220, top: 194 });
    expect(where(thing, [over, over, under, right, right, left, left])).toEqual({ left: 220, top: 326 });
  });
  it('leaves free what only touches it', () => {
    expect(where(rect(300, 300, 40, 20), [rect(100, 194, 120, 100)])).toEqual({ left: 220, top: 194 });
  });
});

describe('whoever is in a hurry', () => {
  it('has what moves arrive, and what moves for ever go on', () => {
    const finished: unknown[] = [];
    const moving = (endTime: unknown) => ({ effect: { getComputedTiming: () => ({ endTime }) }, finish: () => finished.push(endTime) });
    vi.stubGlobal('document', { getAnimations: () => [moving(300), moving(Infinity), { ...moving(1), effect: null }] });
    hurry();
    expect(finished).toEqual([300]);
  });
});

describe('what is read from texts and views', () => {
  it('has the words of lists, quotes and tables', () => {
    const plain = (text: string) => [{ text, bold: false, italic: false }];
    expect(blocks('before\n- one\n  more\n2. two')).toEqual([{ kind: 'p', runs: plain('before') }, { kind: 'list', items: [plain('one more'), plain('two')] }]);
    expect(blocks('> a\n> b')).toEqual([{ kind: 'quote', runs: plain('a b') }]);
    expect(blocks('| a | b |\n|---|---|\n| c | d |')).toEqual([{ kind: 'table', rows: [[plain('a'), plain('b')], [plain('c'), plain('d')]] }]);
  });
  it('has chairs, the event and the owners of a layout', () => {
    const { view } = fixture('merged').sync;
    const { columns } = view.position;
    const model = readModel(view, about);
    for (const side of model.sides) expect(side.chair).toBe((columns['chair'] as Record<string, string>)[side.god] ?? '');
    expect(model.sides.some(({ chair }) => chair)).toBe(true);
    expect(model.event).toBe(Number(String(columns['event']).split(' ')[0]));
    expect(model.event).toBeGreaterThan(0);
    const own = layoutPieces(about, about.scenarios[0]?.name ?? '', 2, ['isis', 'ra']);
    expect(new Set(own.map(({ owner }) => owner))).toEqual(new Set(['isis', 'ra', null]));
    const layout = about.scenarios[0]?.layouts['2']?.pieces ?? [];
    expect(own.map(({ owner }) => owner)).toEqual(layout.map(({ player }) => (player === null ? null : ['isis', 'ra'][player - 1])));
  });
});
