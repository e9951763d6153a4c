/** A battle cut into beats: what is told at once, from who meets whom to what is left of them. */
import type { EventEntry } from '../../lib/protocol';
import type { Beat as Plain } from '../../parts/reel.svelte';
import type { BattleStep } from './about';
import { type Fight, toldTo } from './battle';

export const BEATS = ['clash', 'cards', 'build', 'plague', 'majorities', 'verdict', 'losses'] as const;
export type BeatKind = (typeof BEATS)[number];
/** Its mark is made of conflict, region, beat, and how much of it has happened. */
export interface Beat extends Plain {
  kind: BeatKind;
  entries: EventEntry[];
}

/** Seconds for which a beat stays on where battles go on by themselves. */
export const SECONDS: Record<BeatKind, number> = { clash: 4, cards: 5, build: 5, plague: 6, majorities: 4, verdict: 5, losses: 6 };

/** The beat of an event; those that are not here happen within another one. */
const OF_EVENT: Record<string, BeatKind> = {
  'battle': 'clash', 'moved': 'clash', 'announced': 'clash', 'card revealed': 'cards', 'built': 'build', 'bid': 'plague', 'spared': 'plague',
  'strength': 'verdict', 'used tiebreaker': 'verdict', 'wins battle': 'verdict', 'nobody wins': 'verdict',
  'protected': 'losses', 'took cards back': 'losses', 'tile placed': 'losses', 'paid for devotion': 'losses',
};
const WITHIN = new Set(['pushed', 'killed', 'trapped', 'destroyed', 'radiant', 'gained followers', 'gained devotion', 'lost devotion']);
/** The beat of a step of the battle. */
const OF_STEP: Record<string, BeatKind> = { cards: 'cards', majorities: 'majorities', winner: 'verdict', after: 'losses' };
/** The step that a beat ends with. */
const STEP: Record<BeatKind, string> = { clash: 'cards', cards: 'cards', build: 'build', plague: 'plague', majorities: 'majorities', verdict: 'winner', losses: 'losses' };
export const stepOf = (kind: BeatKind): string => STEP[kind];

export function beatsOf(fight: Fight, steps: readonly BattleStep[]): Beat[] {
  const field = fight.shot?.field;
  if (fight.kind !== 'battle' || !field) return [];
  const beats: Beat[] = [];
  let at = 0;
  let decided = false;
  for (const entry of fight.entries) {
    const { event, rule, n } = entry;
    const gain = event.startsWith('gained') || event.startsWith('lost');
    const step = gain ? steps.find(({ gains }) => gains.includes(rule))?.name : undefined;
    const kind = event === 'killed' ? (decided ? 'losses' : undefined) : (OF_EVENT[event] ?? OF_STEP[step ?? '']);
    if (!OF_EVENT[event] && !WITHIN.has(event)) continue;
    decided ||= event === 'wins battle' || event === 'nobody wins';
    // What follows a battle can come early, where a plague kills; it is told with the deaths that brought it.
    if (kind && (kind !== 'losses' || decided)) at = Math.max(at, BEATS.indexOf(kind));
    const last = beats.at(-1);
    const now = BEATS[at] as BeatKind;
    // Each Plague is told by itself: its offers begin where one has spared somebody, or nobody.
    const again = event === 'bid' && last?.kind === 'plague' && last.entries.some((one) => one.event === 'spared');
    if (last?.kind === now && !again) {
      last.to = n;
      last.entries.push(entry);
      last.mark++;
    } else beats.push({ kind: now, fight: fight.n, to: n, entries: [entry], mark: field.conflict * 1e6 + fight.token * 1e4 + at * 1e3 + 1 + (again ? (last?.mark ?? 0) % 1e3 : 0) });
  }
  return beats;
}

/** The battle as far as a beat tells it. */
export const upTo = (fight: Fight, beat: Beat): Fight => toldTo(fight, beat.to);
