/** A conflict told as data: region by region, read from the story. */
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { God } from '../art/emblems';
import type { Field, Fighter, Scene } from './about';
import type { Side } from './model';

export interface Gain {
  n: number;
  god: God;
  amount: number;
  /** Devotion afterwards. */
  now: number;
  rule: string;
  what: 'devotion' | 'followers';
  /** What it is made of, where that is more than one thing. */
  parts?: EventEntry['parts'];
}
export interface Strength {
  figures: number;
  elsewhere: number;
  total: number;
}
export interface Fight {
  /** The story's number of the event with which it began. */
  n: number;
  token: number;
  hex: string;
  kind: 'battle' | 'dominion' | 'empty';
  gods: God[];
  cards: Partial<Record<God, string[]>>;
  bids: Partial<Record<God, number>>[];
  spared: (God | null)[];
  built: { god: God; monument: string; hex: string }[];
  strength: Partial<Record<God, Strength>>;
  winner: God | null;
  /** Whether it is known who won, if anybody. */
  decided: boolean;
  tiebreaker: boolean;
  gains: Gain[];
  dead: { piece: string; hex: string }[];
  protectedFigures: string[];
  tookBack: God[];
  last: number;
  /** All that happened in it. */
  entries: EventEntry[];
  /** What the last scene that was sent shows, on the field of the first. */
  shot: Shot | null;
}
/** A battle as it stood at a moment. */
export interface Shot {
  /** The number of the entry after which it stood so. */
  n: number;
  field: Field;
  fighters: Record<string, Fighter>;
  pieces: Record<string, string>;
}

const fresh = (n: number, token: number, hex: string): Fight => ({
  n,
  token,
  hex,
  kind: 'empty',
  gods: [],
  cards: {},
  bids: [],
  spared: [],
  built: [],
  strength: {},
  winner: null,
  decided: false,
  tiebreaker: false,
  gains: [],
  dead: [],
  protectedFigures: [],
  tookBack: [],
  last: n,
  entries: [],
  shot: null,
});

const OVER = new Set(['turn', 'merges', 'forgotten', 'won', 'nobody won']);

/** All conflicts of the story, each as its regions. */
export function conflicts(story: readonly Entry[]): Fight[][] {
  const found: Fight[][] = [];
  let open = false;
  for (const entry of story) {
    if (!isEvent(entry)) continue;
    if (entry.event === 'took tiebreaker') found.push([]);
    open = entry.event === 'took tiebreaker' || (open && !OVER.has(entry.event));
    const fights = found.at(-1);
    if (!open || !fights) continue;
    if (entry.event === 'region') fights.push(fresh(entry.n, Number(entry.args[0]), String(entry.args[1])));
    const fight = fights.at(-1);
    if (fight) hear(fight, entry);
  }
  return found;
}

/** The regions of the conflict that is under way or was the last; empty before the first one. */
export const conflict = (story: readonly Entry[]): Fight[] => conflicts(story).at(-1) ?? [];

/** A battle as it stood after an entry of the story, whatever came later. */
export function toldTo(fight: Fight, n: number): Fight {
  const then = fresh(fight.n, fight.token, fight.hex);
  for (const entry of fight.entries) if (entry.n <= n) hear(then, entry);
  return then;
}

function hear(fight: Fight, entry: EventEntry): void {
  fight.entries.push(entry);
  tell(fight, entry);
  const scene = entry.scene as unknown as Scene | undefined;
  const field = scene?.field ?? fight.shot?.field;
  if (!scene || !field) return;
  // A scene without a field shows the region alone; around it nothing has changed.
  const inside = new Set([...field.hexes, ...field.waters]);
  const around = Object.entries(fight.shot?.pieces ?? {}).filter(([hex]) => !inside.has(hex));
  fight.shot = { n: entry.n, field, fighters: scene.fighters, pieces: { ...Object.fromEntries(around), ...scene.pieces } };
}

function tell(fight: Fight, { event, args, rule, n, parts }: EventEntry): void {
  const god = args[0] as God;
  fight.last = n;
  switch (event) {
    case 'dominion':
      fight.kind = 'dominion';
      fight.gods = [god];
      fight.winner = god;
      fight.decided = true;
      break;
    case 'battle':
      fight.kind = 'battle';
      fight.gods = args[1] as God[];
      break;
    case 'card revealed':
      (fight.cards[god] ??= []).push(String(args[1]));
      break;
    case 'built':
      fight.built.push({ god, monument: String(args[1]), hex: String(args[2]) });
      break;
    case 'bid': {
      const round = fight.bids.length - (fight.bids.length > fight.spared.length ? 1 : 0);
      (fight.bids[round] ??= {})[god] = Number(args[1]);
      break;
    }
    case 'spared':
      fight.spared.push((args[0] as God | null) ?? null);
      break;
    case 'strength':
      fight.strength[god] = { figures: Number(args[1]), elsewhere: Number(args[2]), total: Number(args[3]) };
      break;
    case 'used tiebreaker':
      fight.tiebreaker = true;
      break;
    case 'wins battle':
      fight.winner = god;
      fight.decided = true;
      break;
    case 'nobody wins':
      fight.decided = true;
      break;
    case 'gained devotion':
      fight.gains.push({ n, god, amount: Number(args[1]), now: Number(args[2]), rule, what: 'devotion', parts });
      break;
    case 'lost devotion':
      fight.gains.push({ n, god, amount: -Number(args[1]), now: Number(args[2]), rule, what: 'devotion' });
      break;
    case 'gained followers':
      // A Flood without a figure on fertile land brings nothing.
      if (Number(args[1])) fight.gains.push({ n, god, amount: Number(args[1]), now: Number(args[2]), rule, what: 'followers' });
      break;
    case 'paid for devotion':
      // The event does not say what is left: whoever is in the battle has been shown with it.
      fight.gains.push({ n, god, amount: -Number(args[1]), now: (stands(fight, god)?.followers ?? 0) - Number(args[1]), rule, what: 'followers', parts: [['worshipful', -Number(args[1])]] });
      break;
    case 'killed':
      fight.dead.push({ piece: String(args[0]), hex: String(args[1]) });
      break;
    case 'protected':
      fight.protectedFigures.push(String(args[0]));
      break;
    case 'took cards back':
      fight.tookBack.push(god);
      break;
  }
}

/** Whether strength has been compared: who has none then had no figure left to fight with. */
const compared = (fight: Fight): boolean => fight.decided || Object.keys(fight.strength).length > 0;

/** One line of the arithmetic: a source of strength, and what it gives each fighter; null before it is known. */
export interface LedgerRow {
  source: 'figures' | 'elsewhere' | 'card';
  values: (number | null)[];
}

/** Each source in a row of its own at every step. Cards are part of what comes from elsewhere in the story. */
export function ledger(fight: Fight, gods: God[], strengthOf: (card: string) => number): LedgerRow[] {
  const card = gods.map((god) => (fight.cards[god] ?? []).reduce((sum, name) => sum + strengthOf(name), 0));
  // Without figures there is no strength, whatever card was played.
  const out = (god: God) => (compared(fight) ? !fight.strength[god] : fight.dead.length > 0 && fight.shot?.fighters[god]?.figures === 0);
  const before = (god: God) => (out(god) ? undefined : fight.shot?.fighters[god]);
  return [
    { source: 'figures', values: gods.map((god) => fight.strength[god]?.figures ?? before(god)?.own ?? (out(god) ? 0 : null)) },
    { source: 'elsewhere', values: gods.map((god, i) => (fight.strength[god] ? fight.strength[god].elsewhere - (card[i] ?? 0) : (before(god)?.powers ?? null))) },
    { source: 'card', values: gods.map((god, i) => (fight.cards[god] && !out(god) ? (card[i] ?? 0) : null)) },
  ];
}

/** The sum of what is known, cards with it once they lie open. */
export const totals = (rows: LedgerRow[], gods: God[]): number[] => gods.map((_, i) => rows.reduce((sum, row) => sum + (row.values[i] ?? 0), 0));

/** For which of the gods a player fights: as it was then, whatever god that has become part of since. */
export const fightsFor = (fight: Fight, player: string): God | undefined => fight.gods.find((god) => fight.shot?.fighters[god]?.players.includes(player));

/** What a god has at that moment: as the last scene showed it, and what was gained since. */
export function stands(fight: Fight, god: God): Fighter | undefined {
  const shown = fight.shot?.fighters[god];
  const later = (what: Gain['what']) => fight.gains.findLast((gain) => gain.god === god && gain.what === what && gain.n > (fight.shot?.n ?? 0))?.now;
  return shown && { ...shown, devotion: later('devotion') ?? shown.devotion, followers: later('followers') ?? shown.followers };
}

/** A god's Devotion: after which entry of the story it stood where, and when and into whom it left the track. */
export interface Course {
  points: { n: number; devotion: number }[];
  left?: { n: number; into?: God };
}

/** Devotion over time, by god. */
export function devotionCourse(story: readonly Entry[]): Map<God, Course> {
  const course = new Map<God, Course>();
  for (const { n, event, args, parts } of story.filter(isEvent)) {
    const god = args[0] as God;
    const mine = course.get(god);
    if (event === 'plays') course.set(args[1] as God, { points: [{ n, devotion: 0 }] });
    else if (event === 'gained devotion' || event === 'lost devotion') mine?.points.push({ n, devotion: Number(args[2]) });
    else if (event === 'forgotten' && mine) mine.left = { n };
    else if (event === 'merged' && mine) {
      mine.left = { n, into: args[1] as God };
      course.get(args[1] as God)?.points.push({ n, devotion: parts?.[0]?.[1] ?? 0 });
    }
  }
  return course;
}

/** Who stood where at the end: gods in play as the engine ranks them (A-D2), a merged god as one. The forgotten have no
 * rank and come last, with what they had then. */
export function standing(course: Map<God, Course>, ranking: readonly Pick<Side, 'god' | 'lower' | 'devotion'>[]): { gods: God[]; devotion: number; forgotten: boolean }[] {
  const partner = (god: God) => [...course].flatMap(([other, { left }]) => (left?.into === god ? [other] : []));
  const gone = [...course].filter(([, { left }]) => left && !left.into).map(([god, { points }]) => ({ gods: [god, ...partner(god)], devotion: points.at(-1)?.devotion ?? 0, forgotten: true }));
  const stayed = ranking.map(({ god, lower, devotion }) => ({ gods: lower ? [god, lower] : [god], devotion, forgotten: false }));
  return [...stayed, ...gone.sort((a, b) => b.devotion - a.devotion)];
}
