/** What is chosen for a new game of Kemet (K-S2, KT-E1 to KT-E4): as much of it as the engine leaves open. */
import type { About, Length, Tile } from '../logic/told';

export const CITIES = ['choose', 'random'] as const;
/** 0: nobody has agreed on an end. */
export const ROUNDS = [0, 4, 6, 8] as const;
/** The box alone, the whole expansion, or module by module. */
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
  /** What can be switched: an extra is never part of the expansion. */
  switches = $derived.by<string[]>(() => (!this.open || this.preset === 'none' ? [] : [...this.about.modules, ...this.about.extras]));
  /** The whole expansion has this one already. */
  fixed = (name: string): boolean => this.preset === 'all' && this.about.modules.includes(name);
  modules = $derived.by<string[]>(() => this.switches.filter((name) => this.fixed(name) || this.chosen.includes(name)));
  /** What stays in the box although its switch is on, because another one is off, by that one (KT-E2). */
  leftOut = (name: string): [missing: string, tiles: Tile[]][] => {
    const tiles = this.about.tiles.filter(({ needs }) => needs.includes(name));
    const without = (missing: string) => tiles.filter(({ needs }) => needs.includes(missing));
    return this.switches.flatMap((missing): [string, Tile[]][] => (this.modules.includes(missing) || !without(missing).length ? [] : [[missing, without(missing)]]));
  };
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
