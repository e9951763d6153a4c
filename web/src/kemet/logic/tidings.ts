/** The story as people tell it: what belongs in the chronicle, and what others did meanwhile. */
import { t } from '../../lib/i18n';
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { KemetGame } from '../game.svelte';
import { eventText } from './say';

/** A battle is told line by line on its stage; here its course would bury what it brought. */
const OF_STAGE = new Set(['counts', 'reshuffled']);
/** Nobody fell, or a card that is told by its name: the same once more. */
const idle = ({ event, args }: EventEntry, next: EventEntry | undefined): boolean =>
  (event === 'lost units' && Number(args[1]) === 0) || (event === 'drew a card' && next?.event === 'drew' && next.args[0] === args[0]);
export const sentences = (story: readonly Entry[]): EventEntry[] => {
  const told = story.filter(isEvent).filter(({ event }) => !OF_STAGE.has(event));
  return told.filter((entry, i) => !idle(entry, told[i + 1]));
};

const DULL = new Set(['turn', 'paid', 'shows', 'strength', 'drew a card', 'took cards back', 'takes place']);
/** What one's own choice brought about is no news: it begins with the first turn or choice of somebody else. */
export function tidings(story: readonly Entry[], since: number, viewer: string): EventEntry[] {
  const later = story.filter(({ n }) => n > since);
  const start = later.findIndex((entry) => (isEvent(entry) ? entry.event === 'turn' && entry.args[0] !== viewer : entry.player !== viewer));
  return start < 0 ? [] : sentences(later.slice(start)).filter(({ event }) => !DULL.has(event));
}

const SAID = 5;
/** What has happened since one was asked last, in one sentence: the latest, and how much more there was. */
export function sinceThen(game: KemetGame): string {
  const news = game.since ? tidings(game.seat.story, game.since, game.seat.viewer) : [];
  if (!news.length || game.seat.over) return '';
  const list = news.slice(-SAID).map((entry) => eventText(entry, game.playerName)).join('; ');
  return t('since-said', { list: news.length > SAID ? t('since-more', { list, count: news.length - SAID }) : list });
}
