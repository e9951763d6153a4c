/** Which news can be heard. */
import type { Entry } from '../../lib/protocol';
import type { Sound } from '../../lib/sound';
import { isEvent } from '../../lib/story';

const PIECE = new Set(['moved', 'retreats', 'placed', 'raised', 'placed token', 'took tile', 'creature placed']);
const BATTLE = new Set(['battle', 'shows', 'burnt']);

/** At most one sound for a piece of news: a battle drowns the pieces. */
export function soundOf(news: Entry[]): Sound | null {
  const names = news.filter(isEvent).map(({ event }) => event);
  if (names.some((name) => BATTLE.has(name))) return 'battle';
  return names.some((name) => PIECE.has(name)) ? 'piece' : null;
}
