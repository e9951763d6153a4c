/** A battle told as data, read from the story: who met whom, what counted, who fell, what it brought. */
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { Fight as Shot, Picture, Scene } from './told';

export const STATS = ['strength', 'damage', 'defence', 'unblockable damage'] as const;
export type Stat = (typeof STATS)[number];

/** A line of the engine's tally. */
export interface Count {
  player: string;
  amount: number;
  stat: Stat;
  source: string;
  rule: string;
}
export interface Gain {
  player: string;
  what: 'fame' | 'prayer' | 'veterans' | 'tokens';
  amount: number;
  /** Afterwards. */
  now: number;
  rule: string;
}
export interface Losses {
  /** By the own card; they count for nobody (K-C3). */
  own: number;
  fallen: number;
  left: number;
}
/** Where a Troop went after the battle: home, or to a zone. */
export interface Gone {
  player: string;
  units: number;
  to: string | null;
  /** Nobody chose it: there was no other way (K-B6). */
  forced?: true;
}
export interface Fight {
  /** The story's number of the event with which it began. */
  n: number;
  zone: string;
  /** The attacker first. */
  players: [string, string];
  /** What a Troop there has lost since its player's last turn, without a battle. */
  before: EventEntry[];
  cards: Partial<Record<string, string>>;
  /** Divine interventions that were added, in the order in which they were turned. */
  added: { player: string; card: string }[];
  counts: Count[];
  /** Cards that were discarded for strength after the reveal (Divine Wound). */
  wounds: { player: string; card: string; amount: number; rule: string }[];
  /** Both sums, once they are compared. */
  strength: [number, number] | null;
  winner: string | null;
  losses: Partial<Record<string, Losses>>;
  gains: Gain[];
  gone: Gone[];
  /** Entries that somebody has chosen. */
  willed: number[];
  tookBack: string[];
  last: number;
  /** All that happened in it. */
  entries: EventEntry[];
  /** The table as it looked after the last entry that shows it; and the board, when it began. */
  shot: Shot | null;
  /** The table as it was last seen before the cards were shown. */
  shownAt: Shot | null;
  board: Picture | null;
}

const fresh = (n: number, attacker: string, defender: string, zone: string): Fight => ({
  n,
  zone,
  players: [attacker, defender],
  before: [],
  cards: {},
  added: [],
  counts: [],
  wounds: [],
  strength: null,
  winner: null,
  losses: {},
  gains: [],
  gone: [],
  willed: [],
  tookBack: [],
  last: n,
  entries: [],
  shot: null,
  shownAt: null,
  board: null,
});

/** What belongs to a battle before it is decided, and afterwards; anything else ends it. */
const BEFORE = new Set(['battle', 'shows', 'shows a divine intervention', 'swaps', 'uses object', 'sealed', 'plays a card', 'paid', 'counts', 'wounds', 'strength', 'wins battle', 'gained prayer', 'more prayer', 'drew a card', 'drew', 'reshuffled']);
const AFTER = new Set(['own loss', 'lost units', 'spared', 'gained prayer', 'more prayer', 'gained fame', 'gained veterans', 'gained dawn tokens', 'lost fame', 'recalled', 'retreats', 'took cards back', 'reclaims']);
/** Dusk, Night and Dawn bring the same things. */
const NIGHTLY = /-[NUW]\d/;
const HARM = new Set(['burnt', 'struck']);
/** Units that a divine intervention of the battle brings; other Units are placed by something else. */
const brought = ({ event, rule }: EventEntry): boolean => event === 'placed' && rule.includes('-I:');

/** All battles of the story, in the order in which they were fought. */
export function fights(story: readonly Entry[]): Fight[] {
  const found: Fight[] = [];
  let open: Fight | null = null;
  let harm: EventEntry[] = [];
  for (const [i, entry] of story.entries()) {
    if (!isEvent(entry)) continue;
    if (HARM.has(entry.event)) harm.push(entry);
    else if (entry.event === 'turn') harm = harm.filter(({ args }) => args[0] !== entry.args[0]);
    if (entry.event === 'battle') {
      const [attacker = '', defender = '', zone = ''] = entry.args.map(String);
      open = fresh(entry.n, attacker, defender, zone);
      open.before = harm.filter(({ args }) => args.includes(zone) && [attacker, defender].includes(String(args[0])));
      harm = harm.filter(({ args }) => !args.includes(zone));
      found.push(open);
    } else if (open && !(open.winner ? (AFTER.has(entry.event) && !NIGHTLY.test(entry.rule)) || brought(entry) : BEFORE.has(entry.event))) open = null;
    const before = story[i - 1];
    if (open && before && !isEvent(before)) open.willed.push(entry.n);
    if (open) hear(open, entry);
  }
  return found;
}

/** A battle as it stood after an entry of the story, whatever came later. */
export function toldTo(fight: Fight, n: number): Fight {
  const then = { ...fresh(fight.n, fight.players[0], fight.players[1], fight.zone), before: fight.before, willed: fight.willed };
  for (const entry of fight.entries) if (entry.n <= n) hear(then, entry);
  return then;
}

function hear(fight: Fight, entry: EventEntry): void {
  const { event, args, rule } = entry;
  const player = String(args[0]);
  const number = (i: number) => Number(args[i]);
  fight.entries.push(entry);
  fight.last = entry.n;
  const scene = (entry.scene as Scene | undefined)?.battle;
  if (scene) fight.shot = scene;
  fight.board = scene?.board ?? fight.board;
  switch (event) {
    case 'shows':
      fight.cards[player] = String(args[1]);
      fight.shownAt = scene ? null : (fight.shownAt ?? fight.shot);
      break;
    // The new card counts in place of the old one (KT-B6).
    case 'swaps':
      fight.cards[player] = String(args[2]);
      fight.counts = fight.counts.filter((count) => count.player !== player || count.source !== args[1]);
      break;
    case 'plays a card':
      fight.added.push({ player, card: String(args[1]) });
      break;
    case 'counts':
      fight.counts.push({ player, amount: number(1), stat: String(args[2]) as Stat, source: String(args[3]), rule });
      break;
    case 'wounds':
      fight.wounds.push({ player, card: String(args[1]), amount: number(2), rule });
      break;
    case 'strength':
      fight.strength = [number(1), number(3)];
      break;
    case 'wins battle':
      fight.winner = player;
      break;
    case 'own loss':
      fight.losses[player] = { own: number(1), fallen: fight.losses[player]?.fallen ?? 0, left: number(2) };
      break;
    case 'lost units':
      fight.losses[player] = { own: fight.losses[player]?.own ?? 0, fallen: number(1), left: number(2) };
      break;
    case 'gained prayer':
    case 'more prayer':
      fight.gains.push({ player, what: 'prayer', amount: number(1), now: number(2), rule });
      break;
    case 'paid':
      fight.gains.push({ player, what: 'prayer', amount: -number(1), now: number(2), rule });
      break;
    case 'gained fame':
      fight.gains.push({ player, what: 'fame', amount: number(1), now: number(2), rule });
      break;
    case 'lost fame':
      fight.gains.push({ player, what: 'fame', amount: -number(1), now: number(2), rule });
      break;
    case 'gained veterans':
      fight.gains.push({ player, what: 'veterans', amount: number(1), now: number(2), rule });
      break;
    case 'gained dawn tokens':
      fight.gains.push({ player, what: 'tokens', amount: number(1), now: number(2), rule });
      break;
    case 'recalled':
      fight.gone.push({ player, units: number(1), to: null, ...(fight.willed.includes(entry.n) ? {} : { forced: true }) });
      break;
    case 'retreats':
      fight.gone.push({ player, units: number(1), to: String(args[3]) });
      break;
    case 'took cards back':
      fight.tookBack.push(player);
      break;
  }
}

/** Battles of one turn belong together. */
export function turns(story: readonly Entry[]): Fight[][] {
  const found: Fight[][] = [];
  for (const fight of fights(story)) {
    const last = found.at(-1);
    if (last && last[0]?.shot?.turn === fight.shot?.turn) last.push(fight);
    else found.push([fight]);
  }
  return found;
}

/** Who of the two lost, once that is known. */
export const loserOf = (fight: Fight): string | null => (fight.winner ? (fight.players.find((player) => player !== fight.winner) ?? null) : null);
export const sideOf = (fight: Fight, player: string): 0 | 1 => (player === fight.players[0] ? 0 : 1);
