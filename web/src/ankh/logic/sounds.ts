/** Which news can be heard. */
import type { Entry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { Sound } from '../../lib/sound';

const PIECE = new Set(['moved', 'pushed', 'summoned', 'built', 'camel placed', 'took control', 'destroyed', 'tile placed']);
const BATTLE = new Set(['battle', 'card revealed']);

/** At most one sound for a piece of news: a battle drowns the pieces. */
export function soundOf(news: Entry[]): Sound | null {
  const names = news.filter(isEvent).map(({ event }) => event);
  if (names.some((name) => BATTLE.has(name))) return 'battle';
  return names.some((name) => PIECE.has(name)) ? 'piece' : null;
}
