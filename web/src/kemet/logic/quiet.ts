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
/** Both answers can be read in that time, with what they bring. */
const READING = 15;
/** A winner's Troop stays (K-B7), Veterans are kept, and a turn ends in which only cards could still be played. */
export function quietOf(step: string, legal: readonly Choice[]): Quiet | null {
  const others = legal.filter((choice) => choice !== 'pass');
  if (step === 'your turn' && legal.includes('pass')) {
    if (!others.length) return { choice: 'pass', seconds: 3, patient: false };
    return others.every((choice) => CARDS.test(choice)) ? { choice: 'pass', seconds: 6, patient: true } : null;
  }
  // Whoever holds a card is asked, whatever it is (KT-X6); who has nothing to say to it need not press anything.
  if ((step === VETO || step === ESCAPE) && legal.join() === 'pass') return { choice: step === VETO ? 'pass; seal' : 'pass', seconds: 4, patient: false };
  if (step === 'stay or recall' && legal.includes('pass')) return { choice: 'pass', seconds: READING, patient: true };
  if (step === 'spend veterans' && legal.includes('spend 0')) return { choice: 'spend 0', seconds: READING, patient: true };
  return null;
}
