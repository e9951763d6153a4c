/** Questions that answer themselves after a while: by the answer with which nothing happens. */
import type { Choice } from '../../lib/protocol';
import { ESCAPE, VETO } from './steps';

export interface Quiet {
  /** One choice, or a gesture. */
  choice: Choice;
  seconds: number;
  /** Whoever moves a hand or presses something is still at it: the time begins again. */
  patient: boolean;
}

const CARDS = /^play /;
/** What waits for one's next turn of the same Day as well as for this one. */
const LATER = /^(play|gold|silver|creature|arrange)\b/;
/** All answers can be read in that time, with what they bring. */
const READING = 15;
/** A winner's Troop stays (K-B7), Veterans are kept, and a turn ends in which only cards could still be played, or what could
 * be done as well in another one. `again`: tokens are left, so that there is another one today; `alone`: among bots. */
export function quietOf(step: string, legal: readonly Choice[], { again = false, alone = false } = {}): Quiet | null {
  const others = legal.filter((choice) => choice !== 'pass');
  if (step === 'your turn' && legal.includes('pass')) {
    if (!others.length) return { choice: 'pass', seconds: 3, patient: false };
    if (others.every((choice) => CARDS.test(choice))) return { choice: 'pass', seconds: 6, patient: true };
    return again && others.every((choice) => LATER.test(choice)) ? { choice: 'pass', seconds: READING, patient: true } : null;
  }
  // Whoever holds a card is asked, whatever it is (KT-X6); among bots, who has nothing to say to it need not press anything.
  // Among people the time that an answer takes would tell who has nothing.
  if (alone && (step === VETO || step === ESCAPE) && legal.join() === 'pass') return { choice: step === VETO ? 'pass; seal' : 'pass', seconds: 4, patient: false };
  if (step === 'stay or recall' && legal.includes('pass')) return { choice: 'pass', seconds: READING, patient: true };
  if (step === 'spend veterans' && legal.includes('spend 0')) return { choice: 'spend 0', seconds: READING, patient: true };
  return null;
}
