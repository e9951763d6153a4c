/** The story as people tell it: what belongs together in one sentence, and what others did meanwhile. */
import { t } from '../../lib/i18n';
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { AnkhGame } from '../game.svelte';
import { CARAVAN, eventText } from './words';

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

const DULL = new Set(['turn', 'region', 'strength', 'card revealed', 'took tiebreaker', 'begins', 'token placed', 'bid']);

/** What has happened since one was asked last, in one sentence: the latest, and how much more there was. */
const SAID = 5;
export function sinceThen(game: AnkhGame): string {
  const news = game.since ? tidings(game.seat.story, game.since, game.seat.viewer) : [];
  if (!news.length) return '';
  const list = news.slice(-SAID).map((entry) => eventText(entry, game.playerName)).join('; ');
  return t('since-said', { list: news.length > SAID ? t('since-more', { list, count: news.length - SAID }) : list });
}

/** What one's own choice brought about is no news: it begins with the first turn or choice of somebody else. */
export function tidings(story: readonly Entry[], since: number, viewer: string): EventEntry[] {
  const later = story.filter(({ n }) => n > since);
  const start = later.findIndex((entry) => (isEvent(entry) ? entry.event === 'turn' && entry.args[0] !== viewer : entry.player !== viewer));
  return start < 0 ? [] : sentences(later.slice(start)).filter(({ event }) => !DULL.has(event));
}
