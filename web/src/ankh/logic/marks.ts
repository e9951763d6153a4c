/** The moments of a game of Ankh that people look for in a replay. */
import { t } from '../../lib/i18n';
import { joined, type Marked } from '../../lib/marks';
import type { Mark } from '../../lib/protocol';
import { godName, roman } from './words';

/** Conflicts by their number; merges, forgotten gods and the end by a sign. */
export function marksOf(marks: readonly Mark[]): Marked[] {
  const found: Marked[] = [];
  let age = 0;
  for (const { at, event, args } of marks) {
    const [first = '', second = ''] = args.map(String);
    if (event === 'event' && second.includes('conflict')) {
      const number = roman(++age);
      found.push({ at, label: t('mark-conflict', { age: number }), sign: number, major: true });
    } else if (event === 'merged') found.push({ at, label: t('mark-merge', { lower: godName(first), higher: godName(second) }), sign: 'merge', major: false });
    else if (event === 'forgotten') found.push({ at, label: t('mark-forgotten', { god: godName(first) }), sign: 'forget', major: false });
    else if (event === 'won') found.push({ at, label: t('mark-won', { god: godName(first) }), sign: 'end', major: false });
    else if (event === 'nobody won') found.push({ at, label: t('over-nobody'), sign: 'end', major: false });
  }
  return joined(found);
}
