/** What is chosen for a new game of Kemet (K-S2): whether cities are taken or dealt, and after how many rounds it ends at the latest. */
import type { About } from '../logic/told';

export const CITIES = ['choose', 'random'] as const;
/** 0: nobody has agreed on an end. */
export const ROUNDS = [0, 4, 6, 8] as const;

export class KemetForm {
  cities = $state<(typeof CITIES)[number]>('choose');
  rounds = $state<number>(0);

  constructor(readonly about: About) {
    this.cities = about.options['cities'] === 'random' ? 'random' : 'choose';
    this.rounds = Number(about.options['max_rounds'] ?? 0);
  }

  options(): Record<string, unknown> {
    return { cities: this.cities, max_rounds: this.rounds };
  }
}
