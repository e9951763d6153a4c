import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { creature, CREATURE_NAMES, type Creature, silhouette } from '../src/kemet/art/creatures';
import { DIVINE } from '../src/kemet/art/divine';
import { brief } from '../src/kemet/art/effects';
import { bust, figure, PORTRAIT } from '../src/kemet/art/figures';
import { type Colour, COLOURS, CUTS, gem } from '../src/kemet/art/gems';
import { emblem, GOD_NAMES, GODS, shield } from '../src/kemet/art/gods';
import { SIGNS } from '../src/kemet/art/signs';
import { isDrawn, tilePicture } from '../src/kemet/art/tiles';

const folder = join(import.meta.dirname, '../../src/benben/kemet/box/data');
const data = (name: string, of = 'blood_and_sand') => readFileSync(join(folder, of, `${name}.toml`), 'utf8');

/** The lines of each table of a data file: name and value. */
function tables(text: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  let table = (found[''] = {} as Record<string, string>);
  for (const row of text.split('\n')) {
    const title = /^\[([\w-]+)\]/.exec(row)?.[1];
    const [, name, value] = /^"?([\w/-]+)"? = (.*)$/.exec(row) ?? [];
    if (title) found[title] = table = {};
    else if (name && value) table[name] = value;
  }
  return found;
}
const quoted = (list = '') => [...list.matchAll(/"([\w -]+)"/g)].map(([, name]) => name);

const edition = tables(data('edition'));
const { '': _, ...shelves } = tables(data('tiles'));
const tiles = Object.assign({}, ...Object.values(shelves)) as Record<string, string>;
const cards = tables(data('cards'));
const { '': _none, ...classicShelves } = tables(data('tiles', 'classic'));
const classicTiles = Object.assign({}, ...Object.values(classicShelves)) as Record<string, string>;
const classicCards = tables(data('cards', 'classic'));

/** Well-formed enough to be put into a page: every tag that opens also closes, and no number went wrong. */
function sound(drawing: string): void {
  expect(drawing).toMatch(/^<.*>$/s);
  expect(drawing).not.toMatch(/undefined|NaN|null|\d\.\d{4}/);
  const open: string[] = [];
  for (const [, closes, tag, ends] of drawing.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closes) expect(open.pop()).toBe(tag);
    else if (!ends) open.push(String(tag));
  }
  expect(open).toEqual([]);
}

describe('everything in the box of Kemet has a drawing', () => {
  it('the gods', () => {
    expect([...GOD_NAMES]).toEqual(quoted(edition['']?.['gods']));
    for (const god of GOD_NAMES) {
      for (const drawing of [emblem(god), shield(god), shield(god, false), figure(god), bust(god), GODS[god].glyph]) sound(drawing);
      expect(PORTRAIT[god]).toMatch(/^-?\d+ -?\d+ (\d+) \1$/);
    }
    expect(new Set(GOD_NAMES.map((god) => GODS[god].shape)).size).toBe(5);
  });
  it('the colours', () => {
    expect([...COLOURS].sort()).toEqual([...Object.keys(shelves), ...Object.keys(classicShelves).filter((name) => name !== 'promos')].sort());
    expect(new Set(Object.values(CUTS)).size).toBe(4);
    for (const colour of COLOURS as Colour[]) {
      sound(gem(colour));
      expect(gem(colour, 4, true)).toContain('>4</text>');
    }
  });
  it('the creatures, and no others', () => {
    const both = { ...tiles, ...classicTiles };
    const named = Object.keys(both).filter((name) => both[name]?.includes('creature ='));
    expect(named).toHaveLength(11);
    expect([...CREATURE_NAMES].sort()).toEqual(named.sort());
    for (const name of named as Creature[]) {
      sound(creature(name));
      sound(silhouette(name));
    }
  });
  it('the power tiles', () => {
    expect(Object.keys(tiles)).toHaveLength(57);
    expect(Object.keys(classicTiles)).toHaveLength(65);
    for (const name of Object.keys({ ...tiles, ...classicTiles })) {
      expect(isDrawn(name), name).toBe(true);
      sound(tilePicture(name));
    }
    expect(tilePicture('act-of-god-onyx')).toBe(tilePicture('act-of-god-ruby'));
    expect(tilePicture('priest-of-ra')).not.toBe(tilePicture('priest'));
    expect(isDrawn('tile-of-tomorrow')).toBe(false);
    sound(tilePicture('tile-of-tomorrow'));
  });
  it('the divine interventions', () => {
    expect(Object.keys(DIVINE).sort()).toEqual(Object.keys({ ...cards['divine'], ...classicCards['divine'] }).sort());
    for (const drawing of Object.values(DIVINE)) sound(drawing);
  });
  it('the actions, tokens and values', () => {
    const actions = [...data('edition').matchAll(/action = "(\w+)"/g)].map(([, name]) => String(name));
    expect(new Set(actions).size).toBe(5);
    for (const name of [...actions, 'gold', 'silver', 'prayer', 'fame', 'veteran']) expect(SIGNS).toHaveProperty(name);
    for (const kind of ['divine', 'battle', 'temple', 'pyramid']) expect(SIGNS).toHaveProperty(`fame-${kind}`);
    for (const drawing of Object.values(SIGNS)) sound(drawing);
  });
  it('what tiles and divine interventions do', () => {
    const rows = [tiles, classicTiles, cards['divine'] ?? {}, classicCards['divine'] ?? {}].flatMap((table) => Object.values(table));
    const effects = rows.flatMap((row) => [...row.matchAll(/(?:effect|creature) = \{([^}]*)\}/g)]).flatMap(([, list]) => [...String(list).matchAll(/(\w+) = ("?)([\w/-]+)\2/g)]);
    expect(new Set(effects.map(([, name]) => name)).size).toBeGreaterThan(40);
    for (const [, name, , amount] of effects) {
      const glyphs = brief(String(name), String(amount));
      expect(glyphs, name).not.toEqual([]);
      for (const glyph of glyphs) if ('value' in glyph) expect(glyph.value, name).toMatch(/^[+−×]?[\d/]+$|^×$/);
    }
    expect(brief('strength_attacking', 1)).toEqual([{ sign: 'attack' }, { sign: 'strength' }, { value: '+1' }]);
    expect(brief('something_else', 1)).toEqual([]);
  });
});
