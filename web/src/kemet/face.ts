/** What lists, results and the lobby show of Kemet, for each of its editions. */
import type { Face } from '../games/contract';
import type { Progress } from '../lib/protocol';
import Mark from './Mark.svelte';
import { godName, say } from './logic/names';

const progressText = ({ number, of }: Progress): string => (number ? say(of ? 'progress-round-of' : 'progress-round', { number, of }) : say('progress-before'));

/** How many modules the expansion of classic Kemet has (KT-E1). */
const WHOLE = 5;
/** `words`: what its ids begin with in face.ftl. */
function edition(game: string, words: string): Face {
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
    /** There are no scenarios: a table is called as the game is, with what was added to the box. */
    tableName: ({ modules }) => {
      const added = Array.isArray(modules) ? modules.length : 0;
      return added ? own(added < WHOLE ? 'game-some' : 'game-all') : title();
    },
    scenarioName: title,
    progressText,
    /** The game itself, or one of its gods. */
    searchLike: (about, text) => {
      const wanted = text.toLocaleLowerCase();
      if (title().toLocaleLowerCase().includes(wanted)) return game;
      return (about as { gods: string[] }).gods.find((god) => godName(god).toLocaleLowerCase().includes(wanted));
    },
    quick: () => ({ players: 4 }),
  };
}

export const BLOOD_AND_SAND = edition('kemet', '');
export const CLASSIC = edition('kemet-classic', 'classic-');
