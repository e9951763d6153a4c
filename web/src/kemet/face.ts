/** What lists, results and the lobby show of Kemet, for each of its editions. */
import type { Face } from '../games/contract';
import type { Progress } from '../lib/protocol';
import Mark from './Mark.svelte';
import { godName, say } from './logic/names';

const progressText = ({ number, of }: Progress): string => (number ? say(of ? 'progress-round-of' : 'progress-round', { number, of }) : say('progress-before'));

/** `words`: what its ids begin with in face.ftl; `more`: options of a game that begins at once. */
function edition(game: string, words: string, more: (about: unknown) => Record<string, unknown>): Face {
  const own = (id: string) => say(`${words}${id}`);
  const title = () => own('game-title');
  return {
    title,
    lead: () => own('game-lead'),
    quickText: () => own('game-quick'),
    cover: () => import('./Cover.svelte'),
    thumb: () => import('./Thumb.svelte'),
    Mark,
    sideName: godName,
    /** There are no scenarios: a table is called as the game is. */
    tableName: title,
    scenarioName: title,
    progressText,
    /** The game itself, or one of its gods. */
    searchLike: (about, text) => {
      const wanted = text.toLocaleLowerCase();
      if (title().toLocaleLowerCase().includes(wanted)) return game;
      return (about as { gods: string[] }).gods.find((god) => godName(god).toLocaleLowerCase().includes(wanted));
    },
    quick: (about) => ({ players: 4, ...more(about) }),
  };
}

export const BLOOD_AND_SAND = edition('kemet', '', () => ({}));
export const CLASSIC = edition('kemet-classic', 'classic-', () => ({}));
