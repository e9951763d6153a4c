/** What a Night has brought so far, player by player, read from the story (K-N1 to K-N9; KT-U1 to KT-U5 and KT-N1 to KT-N7). */
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { Nightfall, Scene, Stage } from './told';

export interface NightRow {
  player: string;
  fame: number;
  /** The rules by which fame came: an offering, two temples. */
  why: string[];
  temples: number;
  prayers: number;
  cards: number;
  units: number;
  /** Prayer points after the last that came; null where none did. */
  now: number | null;
}
export interface NightTold {
  /** Of the Day that it follows; null as long as nothing tells it. */
  round: number | null;
  rows: NightRow[];
  /** The last scene of it. */
  scene: Nightfall | null;
  /** The story's number of its last entry, and whether the next round has begun. */
  last: number;
  over: boolean;
}

const ACTED = new Set(['placed token', 'battle']);
const DAY = new Set([...ACTED, 'turn']);

/** The last Night of the story, under way or over; `order`: who plays; `steps`: of the Night, by whose rules it is known. */
export function nightOf(story: readonly Entry[], order: readonly string[], steps: readonly Stage[]): NightTold {
  const events = story.filter(isEvent);
  const rules = new Set(steps.map(({ rule }) => rule));
  const prayers = steps.find(({ name }) => name === 'prayers')?.rule;
  const round = events.findLastIndex(({ event }) => event === 'round');
  const acted = events.findLastIndex(({ event }) => ACTED.has(event));
  // The first turn of a round, before anybody has done anything: its Night is what came before it.
  const turn = round < 0 ? -1 : events.findIndex(({ event }, i) => i > round && event === 'turn');
  const over = turn >= 0 && acted < round;
  const stop = over ? turn : events.length;
  const start = events.findLastIndex(({ event }, i) => i < (over ? round : stop) && DAY.has(event));
  // What the last action of the Day brought comes before the first step, though the first scene of the Night may hang on it.
  const begun = events.findIndex(({ rule }, i) => i > start && rules.has(rule));
  const told = begun < 0 ? [] : events.slice(begun, stop);
  const rows = new Map(order.map((player) => [player, { player, fame: 0, why: [] as string[], temples: 0, prayers: 0, cards: 0, units: 0, now: null as number | null }]));
  for (const entry of told) count(rows, entry, prayers);
  const shown = night(events.slice(Math.max(start, 0), stop).findLast((entry) => night(entry))) ?? null;
  const next = over ? Number(events[round]?.args[0]) - 1 : null;
  return { round: shown?.round ?? next, rows: [...rows.values()], scene: shown, last: events[stop]?.n ?? events.at(-1)?.n ?? 0, over };
}
/** The same for the last Night that is over, whatever was done since. */
export function pastNight(story: readonly Entry[], order: readonly string[], steps: readonly Stage[]): NightTold {
  const round = story.findLastIndex((entry) => isEvent(entry) && entry.event === 'round');
  const turn = story.findIndex((entry, i) => i > round && isEvent(entry) && entry.event === 'turn');
  return nightOf(round < 0 || turn < 0 ? story : story.slice(0, turn + 1), order, steps);
}
const night = (entry: EventEntry | undefined): Nightfall | undefined => (entry?.scene as Scene | undefined)?.night;

function count(rows: ReadonlyMap<string, NightRow>, { event, args, rule }: EventEntry, prayers: string | undefined): void {
  const row = rows.get(String(args[0]));
  const amount = Number(args[1]);
  if (!row) return;
  switch (event) {
    case 'gained fame':
      row.fame += amount;
      row.why.push(rule);
      break;
    case 'gained prayer':
      row[rule === prayers ? 'prayers' : 'temples'] += amount;
      row.now = Number(args[2]);
      break;
    case 'more prayer':
      row[row.prayers ? 'prayers' : 'temples'] += amount;
      row.now = Number(args[2]);
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
