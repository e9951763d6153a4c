/** The story as people tell it: what belongs in the chronicle, and what others did meanwhile. */
import { t } from '../../lib/i18n';
import type { Entry, EventEntry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { KemetGame } from '../game.svelte';
import { eventText } from './say';
import type { Scene } from './told';

/** A battle is told line by line on its stage; here its course would bury what it brought. */
const OF_STAGE = new Set(['counts', 'reshuffled']);
/** Nobody fell, or a card that is told by its name: the same once more. */
const idle = ({ event, args }: EventEntry, next: EventEntry | undefined): boolean =>
  (event === 'lost units' && Number(args[1]) === 0) || (event === 'drew a card' && next?.event === 'drew' && next.args[0] === args[0]);
export const sentences = (story: readonly Entry[]): EventEntry[] => {
  const told = laidOut(story.filter(isEvent).filter(({ event }) => !OF_STAGE.has(event)));
  return told.filter((entry, i) => !idle(entry, told[i + 1]));
};
/** Before the first round the path is laid out, with a token on every space (KT-S7): to be seen there, and said in one sentence here. */
function laidOut(told: readonly EventEntry[]): EventEntry[] {
  const first = told.findIndex(({ event }) => event === 'side of the path');
  if (first < 0) return [...told];
  const round = told.findIndex(({ event }) => event === 'round');
  const laying = ({ event }: EventEntry, i: number) => i > first && (round < 0 || i < round) && (event === 'side of the path' || event === 'token laid');
  return told.flatMap((entry, i) => (i === first ? [{ ...entry, event: 'path is laid out', args: [] }] : laying(entry, i) ? [] : [entry]));
}

const DULL = new Set(['turn', 'paid', 'shows', 'strength', 'drew a card', 'took cards back', 'takes place']);
/** What one's own choice brought about is no news: it begins with the first turn or choice of somebody else. */
export function tidings(story: readonly Entry[], since: number, viewer: string): EventEntry[] {
  const later = story.filter(({ n }) => n > since);
  // What others answer in one's own turn is a part of it, and seen there: news come with the next turn, or by Night.
  const own = story.some((entry) => entry.n === since && isEvent(entry) && entry.event === 'turn');
  const start = later.findIndex((entry) => (isEvent(entry) ? (entry.event === 'turn' && entry.args[0] !== viewer) || (own && (entry.scene as Scene | undefined)?.night) : !own && entry.player !== viewer));
  return start < 0 ? [] : foremost(sentences(later.slice(start)).filter(({ event }) => !DULL.has(event)), viewer);
}
/** So many are read at once. Where there are more, what concerns whoever reads comes first, then what changes the game for everybody. */
const MOST = 16;
const ROUNDS = new Set(['round', 'last round', 'last day', 'won']);
const WEIGHTY = new Set(['battle', 'wins battle', 'gained fame', 'lost fame', 'raised', 'took tile']);
function foremost(news: EventEntry[], viewer: string): EventEntry[] {
  const own = news.filter(({ event, args }) => ROUNDS.has(event) || args.includes(viewer));
  const weighty = news.filter((entry) => own.includes(entry) || WEIGHTY.has(entry.event));
  return [news, weighty].find(({ length }) => length <= MOST) ?? own;
}

/** Where one's last turn ended, however often one was asked since, in a battle or by Night; 0 before there was one. Whoever
 * has begun another turn, and chosen in it, has seen what came between. */
export function lastTurn(story: readonly Entry[], viewer: string): number {
  const turns = story.filter((entry): entry is EventEntry => isEvent(entry) && entry.event === 'turn');
  const own = ({ args }: EventEntry) => args[0] === viewer;
  const now = turns.at(-1);
  if (now && own(now) && story.some((entry) => !isEvent(entry) && entry.player === viewer && entry.n > now.n)) return now.n;
  const ended = turns.findLastIndex((turn, i) => own(turn) && i + 1 < turns.length);
  return ended < 0 ? 0 : (turns[ended + 1]?.n ?? 1) - 1;
}

const SAID = 5;
/** What has happened since one was asked last, in one sentence: the latest, and how much more there was. */
export function sinceThen(game: KemetGame): string {
  const news = game.since ? tidings(game.seat.story, game.since, game.seat.viewer) : [];
  if (!news.length || game.seat.over) return '';
  const list = news.slice(-SAID).map((entry) => eventText(entry, game.playerName)).join('; ');
  return t('since-said', { list: news.length > SAID ? t('since-more', { list, count: news.length - SAID }) : list });
}
