/** What a Night has brought so far, player by player, read from the story (K-N1 to K-N9). */
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { Nightfall, Scene } from './told';

export interface NightRow {
  player: string;
  fame: number;
  /** The rules by which fame came: an offering, two temples. */
  why: string[];
  temples: number;
  prayers: number;
  cards: number;
  units: number;
}
export interface NightTold {
  /** Of the round that it ends; null as long as nothing shows it. */
  round: number | null;
  rows: NightRow[];
  /** The last scene of it. */
  scene: Nightfall | null;
  /** The story's number of its last entry, and whether the next round has begun. */
  last: number;
  over: boolean;
}

const DAY = new Set(['turn', 'placed token', 'battle', 'round']);
/** The steps of the Night by their rules; an empty deck (K-N10) may also be met by Day. */
const STEP = /^K-N[1-9]$/;

/** The last Night of the story, under way or over; `order`: who plays. */
export function nightOf(story: readonly Entry[], order: readonly string[]): NightTold {
  const events = story.filter(isEvent);
  const end = events.findLastIndex(({ event }) => event === 'round');
  const since = events.findLastIndex(({ event }) => DAY.has(event));
  const over = end >= 0 && end === events.findLastIndex(({ event }) => DAY.has(event) && event !== 'turn');
  // The next round has begun: its Night is what came before it.
  const stop = over ? end : events.length;
  const start = over ? events.findLastIndex(({ event }, i) => i < end && DAY.has(event)) : since;
  // What the last action of the Day brought comes before the first step, though the first scene of the Night may hang on it.
  const begun = events.findIndex(({ rule }, i) => i > start && STEP.test(rule));
  const told = begun < 0 ? [] : events.slice(begun, stop);
  const rows = new Map(order.map((player) => [player, { player, fame: 0, why: [] as string[], temples: 0, prayers: 0, cards: 0, units: 0 }]));
  for (const entry of told) count(rows, entry);
  const shown = night(events.slice(Math.max(start, 0), stop).findLast((entry) => night(entry))) ?? null;
  return { round: shown?.round ?? null, rows: [...rows.values()], scene: shown, last: events[stop]?.n ?? events.at(-1)?.n ?? 0, over };
}
const night = (entry: EventEntry | undefined): Nightfall | undefined => (entry?.scene as Scene | undefined)?.night;

function count(rows: ReadonlyMap<string, NightRow>, { event, args, rule }: EventEntry): void {
  const row = rows.get(String(args[0]));
  const amount = Number(args[1]);
  if (!row) return;
  switch (event) {
    case 'gained fame':
      row.fame += amount;
      row.why.push(rule);
      break;
    case 'gained prayer':
      row[rule === 'K-N5' ? 'prayers' : 'temples'] += amount;
      break;
    case 'more prayer':
      row[row.prayers ? 'prayers' : 'temples'] += amount;
      break;
    case 'drew a card':
      row.cards += 1;
      break;
    case 'discarded':
      row.cards -= 1;
      break;
    case 'placed':
      row.units += amount;
      break;
    case 'offered':
      row.units -= amount;
      break;
  }
}
