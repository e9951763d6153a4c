/** What an entry of the story, or a proposed choice, speaks of on the board. */
import { type HexName, path } from '../../lib/hex';
import type { Choice, EventEntry } from '../../lib/protocol';
import type { God } from '../art/emblems';
import { type Board, regionOf } from './board';
import { type Model, type Piece, topFrame } from './model';
import { partsOf, split } from './targets';

export interface Pointed {
  hexes: ReadonlySet<HexName>;
  /** The way that a figure went. */
  way: HexName[];
}
export const NOTHING: Pointed = { hexes: new Set(), way: [] };

const namedHexes = (text: string): HexName[] => text.match(/\[\d+,\d+\]/g) ?? [];
/** Events that are about a whole region, named by one of its hexes. */
const OF_REGIONS = new Set(['region', 'battle', 'token placed']);

/** Whether it names a place, and not only somebody. */
export const namesPlace = (entry: EventEntry): boolean => entry.args.flat().map(String).some((word) => namedHexes(word).length > 0);

export function concerned(entry: EventEntry, model: Model, board: Board): Pointed {
  const words = entry.args.flat().map(String);
  const hexes = words.flatMap(namedHexes);
  if (OF_REGIONS.has(entry.event)) {
    return { hexes: new Set(hexes.flatMap((hex) => regionOf(hex, model.lands) ?? [hex])), way: [] };
  }
  const [from, to] = hexes;
  if (from && to && (entry.event === 'moved' || entry.event === 'pushed')) {
    return { hexes: new Set(hexes), way: path(from, to, (hex) => board.has(hex)) };
  }
  if (hexes.length) return { hexes: new Set(hexes), way: [] };
  /** A deed without a place: everything of the gods that it names. */
  const gods = new Set(words.map((word) => model.godOf.get(word) ?? word));
  return { hexes: new Set([...model.pieces.values()].filter(({ owner }) => owner && gods.has(owner)).map(({ hex }) => hex)), way: [] };
}

/** Where a proposed choice would be carried out. */
export function proposed(choice: Choice, model: Model): ReadonlySet<HexName> {
  const [verb, rest] = split(choice);
  if (verb !== 'token') return new Set(namedHexes(rest));
  return new Set(model.regions.find(({ tokens }) => tokens.includes(Number(rest)))?.hexes);
}

/** The figure or monument of a proposed place, standing there already. */
export function ghostOf(choice: Choice, model: Model, god: God | undefined): Piece | null {
  const [before = '', after] = partsOf(choice);
  const [verb, hex] = split(after ?? before);
  const top = topFrame(model);
  /** With its place chosen in one go, the figure is named before it. */
  const [what, named] = after === undefined ? ['', ''] : split(before);
  if (verb !== 'to' || !top || model.pieces.has(hex)) return null;
  const moved = model.pieces.get(String(top['from'] ?? ''));
  if (moved) return { ...moved, hex };
  const kind = named || String(top['figure'] ?? top['monument'] ?? '');
  return god && kind && !kind.startsWith('[') ? { hex, kind: kind === 'captive' ? 'warrior' : kind, monument: what === 'build' || top['monument'] !== undefined, owner: god, radiant: false, aim: '' } : null;
}
