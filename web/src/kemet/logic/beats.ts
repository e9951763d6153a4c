/** A battle cut into beats: what is told at once, from who attacks whom to where they go. */
import type { EventEntry } from '../../lib/protocol';
import type { Beat as Plain } from '../../parts/reel.svelte';
import { type Fight, toldTo } from './fight';

export const BEATS = ['clash', 'reveal', 'tally', 'wound', 'verdict', 'losses', 'rewards', 'after'] as const;
export type BeatKind = (typeof BEATS)[number];
/** Its mark is made of turn, battle of the turn, beat, and how much of it has happened. */
export interface Beat extends Plain {
  kind: BeatKind;
  entries: EventEntry[];
}

/** Seconds for which a beat stays on where battles go on by themselves. */
export const SECONDS: Record<BeatKind, number> = { clash: 4, reveal: 4, tally: 6, wound: 4, verdict: 4, losses: 5, rewards: 5, after: 5 };

const OF_EVENT: Record<string, BeatKind> = {
  'battle': 'clash', 'plays a card': 'reveal', 'counts': 'tally', 'wounds': 'wound', 'strength': 'verdict', 'wins battle': 'verdict', 'own loss': 'losses',
  'lost units': 'losses', 'gained fame': 'rewards', 'lost fame': 'rewards', 'gained veterans': 'rewards', 'gained dawn tokens': 'after', 'recalled': 'after', 'retreats': 'after', 'took cards back': 'after',
};
/** The step of the battle that a beat tells of. */
const STEP: Record<BeatKind, string> = { clash: 'council', reveal: 'reveal', tally: 'strength', wound: 'strength', verdict: 'strength', losses: 'casualties', rewards: 'rewards', after: 'loser' };
export const stepOf = (kind: BeatKind): string => STEP[kind];

/** `nth`: of the battles of its turn. */
export function beatsOf(fight: Fight, nth = 0): Beat[] {
  const beats: Beat[] = [];
  const first = (fight.shot?.turn ?? 0) * 1e6 + nth * 1e4;
  let at = 0;
  for (const entry of fight.entries) {
    // By a tile or a Skill a card is seen while the plans are still made (K-T:spy, KT-B4); what is paid or gained belongs to what it is for.
    const kind = entry.event.startsWith('shows') ? (/-[TL]:/.test(entry.rule) ? 'clash' : 'reveal') : OF_EVENT[entry.event];
    if (kind) at = Math.max(at, BEATS.indexOf(kind));
    const now = BEATS[at] as BeatKind;
    const last = beats.at(-1);
    if (last?.kind === now) {
      last.to = entry.n;
      last.entries.push(entry);
      last.mark++;
    } else beats.push({ kind: now, fight: fight.n, to: entry.n, entries: [entry], mark: first + at * 1e3 + 1 });
  }
  return beats;
}

/** The battle as far as a beat tells it. */
export const upTo = (fight: Fight, beat: Beat): Fight => toldTo(fight, beat.to);
