/** What is chosen for a new game of Kemet (K-S2, KT-E1 to KT-E4): as much of it as the engine leaves open. */
import type { About, Length } from '../logic/told';

export const CITIES = ['choose', 'random'] as const;
/** 0: nobody has agreed on an end. */
export const ROUNDS = [0, 4, 6, 8] as const;
/** The box alone, everything there is, or module by module. */
export const PRESETS = ['none', 'all', 'some'] as const;
export type Preset = (typeof PRESETS)[number];

export class KemetForm {
  cities = $state<(typeof CITIES)[number]>('choose');
  rounds = $state<number>(0);
  length = $state('');
  preset = $state<Preset>('none');
  /** Those that are chosen one by one. */
  chosen = $state<string[]>([]);

  constructor(readonly about: About) {
    this.cities = about.options['cities'] === 'random' ? 'random' : 'choose';
    this.rounds = Number(about.options['max_rounds'] ?? 0);
    this.length = String(about.options['length'] ?? '');
  }

  goal = $derived.by<Length | undefined>(() => this.about.lengths.find(({ name }) => name === this.length));
  /** Modules may be played with. */
  open = $derived.by(() => this.about.modules.length > 0 && (this.goal?.modules ?? true));
  modules = $derived.by<string[]>(() => (!this.open || this.preset === 'none' ? [] : this.preset === 'all' ? this.about.modules : this.about.modules.filter((name) => this.chosen.includes(name))));
  toggle = (module: string): void => {
    this.chosen = this.chosen.includes(module) ? this.chosen.filter((name) => name !== module) : [...this.chosen, module];
  };

  options(): Record<string, unknown> {
    return {
      cities: this.cities,
      max_rounds: this.rounds,
      ...(this.about.lengths.length ? { length: this.length } : {}),
      ...(this.about.modules.length ? { modules: this.modules } : {}),
    };
  }
}
