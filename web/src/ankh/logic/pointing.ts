/** What an entry of the story, or a proposed choice, speaks of on the board. */
import { type HexName, path } from '../../lib/hex';
import type { Choice, EventEntry } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { Board } from './board';
import { type Model, type Piece, topFrame } from './model';
import { split } from './targets';

export interface Pointed {
  hexes: ReadonlySet<HexName>;
  /** The way that a figure went. */
  way: HexName[];
}
export const NOTHING: Pointed = { hexes: new Set(), way: [] };

const namedHexes = (text: string): HexName[] => text.match(/\[\d+,\d+\]/g) ?? [];
/** Events that are about a whole region, named by one of its hexes. */
const OF_REGIONS = new Set(['region', 'battle', 'token placed']);

export function concerned(entry: EventEntry, model: Model, board: Board): Pointed {
  const words = entry.args.flat().map(String);
  const hexes = words.flatMap(namedHexes);
  if (OF_REGIONS.has(entry.event)) {
    const regions = board.regions(model.camels);
    return { hexes: new Set(hexes.flatMap((hex) => board.regionOf(hex, regions) ?? [hex])), way: [] };
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
export function proposed(choice: Choice, model: Model, board: Board): ReadonlySet<HexName> {
  const [verb, rest] = split(choice);
  if (verb !== 'token') return new Set(namedHexes(rest));
  const first = model.tokens.find(({ number }) => number === Number(rest))?.first;
  return new Set(first ? board.regionOf(first, board.regions(model.camels)) : []);
}

/** The figure or monument of a proposed place, standing there already. */
export function ghostOf(choice: Choice, model: Model, god: God | undefined): Piece | null {
  const [verb, hex] = split(choice);
  const top = topFrame(model);
  if (verb !== 'to' || !top || model.pieces.has(hex)) return null;
  const moved = model.pieces.get(String(top['from'] ?? ''));
  if (moved) return { ...moved, hex };
  const kind = String(top['figure'] ?? top['monument'] ?? '');
  return god && kind && !kind.startsWith('[') ? { hex, kind: kind === 'captive' ? 'warrior' : kind, owner: god, radiant: false, aim: '' } : null;
}
