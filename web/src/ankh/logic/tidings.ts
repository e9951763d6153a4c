/** The story as people tell it: what belongs together in one sentence, and what others did meanwhile. */
import { t } from '../../lib/i18n';
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { AnkhGame } from '../game.svelte';
import { CARAVAN, eventText } from './words';
import type { About } from './about';
import { namesPlace } from './pointing';
import { gainReason, GAINS } from './steps';

/** Events in order, the camels of a caravan as one. */
export function sentences(story: readonly Entry[]): EventEntry[] {
  const told: EventEntry[] = [];
  for (const entry of story) {
    if (!isEvent(entry)) continue;
    const last = told.at(-1);
    if (entry.event !== 'camel placed') told.push(entry);
    else if (last?.event === CARAVAN) told[told.length - 1] = { ...last, args: [Number(last.args[0]) + 1, `${String(last.args[1])}, ${String(entry.args[0])}`] };
    else told.push({ ...entry, event: CARAVAN, args: [1, entry.args[0]] });
  }
  return told;
}

const OF_REGION = new Set(['battle', 'wins battle', 'nobody wins', 'dominion']);

/** What the sentence of an event leaves out: what a gain was for, or which region was won. */
export function aside(entry: EventEntry, story: readonly Entry[], about: About): string {
  const what = GAINS[entry.event];
  if (what && (entry.parts?.length || about.gains.some((one) => one.rule === entry.rule && one.what === what))) {
    return gainReason({ about }, { rule: entry.rule, what, parts: entry.parts });
  }
  if (!OF_REGION.has(entry.event)) return '';
  const region = regionBefore(entry, story);
  return region ? t('region', { token: String(region.args[0]) }) : '';
}

const regionBefore = (entry: EventEntry, story: readonly Entry[]) =>
  story.filter(isEvent).findLast((other) => other.n < entry.n && other.event === 'region');

/** What names no place of its own but belongs to a region, as if it named that: where to look for it on the board. */
export function placed(entry: EventEntry, story: readonly Entry[]): EventEntry {
  return (OF_REGION.has(entry.event) && regionBefore(entry, story)) || entry;
}

/** Whether there is a place to look at: its own, or its region's. */
export const hasPlace = (entry: EventEntry, story: readonly Entry[]): boolean => namesPlace(placed(entry, story));

/** An event as a sentence with what it leaves out, for wherever there is one line of text. */
export function toldText(game: AnkhGame, entry: EventEntry): string {
  const more = aside(entry, game.seat.story, game.about);
  if (GAINS[entry.event]) return eventText(entry, game.playerName, more);
  return eventText(entry, game.playerName) + (more ? ` (${more})` : '');
}

const DULL = new Set(['turn', 'region', 'strength', 'card revealed', 'took tiebreaker', 'begins', 'token placed', 'bid']);

/** What has happened since one was asked last, in one sentence: the latest, and how much more there was. */
const SAID = 5;
export function sinceThen(game: AnkhGame): string {
  const news = game.since ? tidings(game.seat.story, game.since, game.seat.viewer) : [];
  if (!news.length) return '';
  const list = news.slice(-SAID).map((entry) => toldText(game, entry)).join('; ');
  return t('since-said', { list: news.length > SAID ? t('since-more', { list, count: news.length - SAID }) : list });
}

/** What one's own choice brought about is no news: it begins with the first turn or choice of somebody else. */
export function tidings(story: readonly Entry[], since: number, viewer: string): EventEntry[] {
  const later = story.filter(({ n }) => n > since);
  const start = later.findIndex((entry) => (isEvent(entry) ? entry.event === 'turn' && entry.args[0] !== viewer : entry.player !== viewer));
  return start < 0 ? [] : sentences(later.slice(start)).filter(({ event }) => !DULL.has(event));
}

const MOMENTS = new Set(['merged', 'forgotten', 'won', 'nobody won']);
const BIG = 3;

/** What mattered most in a game, in order: who merged, was forgotten, won; and the largest gains, the winner's or not. */
export function keyMoments(story: readonly Entry[], most = 8): EventEntry[] {
  const events = story.filter(isEvent);
  const turns = events.filter(({ event }) => MOMENTS.has(event));
  const gains = events.filter(({ event, args }) => event === 'gained devotion' && Number(args[1]) >= BIG).sort((a, b) => Number(b.args[1]) - Number(a.args[1]) || a.n - b.n);
  return [...turns, ...gains.slice(0, Math.max(0, most - turns.length))].sort((a, b) => a.n - b.n);
}

/** The conflict in which something happened, or after which; 0 before the first. */
export const conflictAt = (entry: EventEntry, story: readonly Entry[]): number =>
  story.filter((other) => isEvent(other) && other.event === 'took tiebreaker' && other.n <= entry.n).length;
