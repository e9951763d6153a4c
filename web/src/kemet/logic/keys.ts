/** Keys by what a choice means, not by where it stands in a list. */
import type { Choice } from '../../lib/protocol';
import { CONFIRM, digit, DONE, YES } from '../../parts/keys';
import { split } from './say';
import type { About } from './told';

export const MARKET = 'm';
export const PATH = 'p';

/** The key of a choice; none for zones, which have a cursor and names of their own, and for tiles, which have the market. */
export function keyOf(about: About, choice: Choice): string {
  const [verb, rest] = split(choice);
  switch (verb) {
    case 'space':
    case 'silver':
      return digit(about.spaces.map(({ name }) => name), rest);
    case 'card':
    case 'discard':
    case 'remove':
      return digit(about.cards.map(({ name }) => name), rest);
    case 'colour':
      return digit(about.colours, rest);
    case 'level':
    case 'take':
    case 'slot':
      return /^\d$/.test(rest) ? rest : '';
    case 'spend':
      return /^[1-9]$/.test(rest) ? rest : '';
    case 'action':
      return digit(['move', 'recruit'], rest);
    case 'use':
      return YES;
    case 'pass':
      return DONE;
    case 'seal':
      return CONFIRM;
    default:
      return '';
  }
}
