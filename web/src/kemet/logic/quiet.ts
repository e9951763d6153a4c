/** Questions that answer themselves after a while: by the answer with which nothing happens. */
import type { Choice } from '../../lib/protocol';

export interface Quiet {
  choice: Choice;
  seconds: number;
  /** Whoever moves a hand or presses something is still at it: the time begins again. */
  patient: boolean;
}

const CARDS = /^play /;
/** A winner's Troop stays (K-B7), Veterans are kept, and a turn ends in which only cards could still be played. */
export function quietOf(step: string, legal: readonly Choice[]): Quiet | null {
  const others = legal.filter((choice) => choice !== 'pass');
  if (step === 'your turn' && legal.includes('pass')) {
    if (!others.length) return { choice: 'pass', seconds: 3, patient: false };
    return others.every((choice) => CARDS.test(choice)) ? { choice: 'pass', seconds: 6, patient: true } : null;
  }
  if (step === 'stay or recall' && legal.includes('pass')) return { choice: 'pass', seconds: 8, patient: true };
  if (step === 'spend veterans' && legal.includes('spend 0')) return { choice: 'spend 0', seconds: 8, patient: true };
  return null;
}
