/** The moments of a game of Kemet that people look for in a replay. */
import { t } from '../../lib/i18n';
import { joined, type Marked } from '../../lib/marks';
import type { Mark } from '../../lib/protocol';
import { placeName } from './say';
import { colourName } from './words';

/** The level at which a pyramid is worth fame. */
const TALL = 4;

/** Nights by the number of the round they end; battles, tall pyramids and the end by a sign. */
export function marksOf(marks: readonly Mark[]): Marked[] {
  const found: Marked[] = [];
  for (const { at, event, args } of marks) {
    const [first, second, third, fourth] = args.map(String);
    if (event === 'round' && Number(first) > 1) found.push({ at, label: t('night-title', { round: Number(first) - 1 }), sign: String(Number(first) - 1), major: true });
    else if (event === 'battle') found.push({ at, label: t('fight-title', { zone: placeName(third ?? '') }), sign: 'conflict', major: false });
    else if (event === 'raised' && Number(fourth) === TALL) found.push({ at, label: t('mark-tall', { zone: placeName(second ?? ''), colour: colourName(third ?? '') }), sign: 'pyramid', major: false });
    else if (event === 'won' || event === 'last round') found.push({ at, label: t('end-title'), sign: 'end', major: false });
  }
  return joined(found);
}
