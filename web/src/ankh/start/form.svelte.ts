/** What is chosen for a new game of Ankh: scenario, gods, guardians. */
import type { God } from '../art/emblems';
import type { About } from '../logic/about';
import { Board } from '../logic/board';

const anyOf = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

export class AnkhForm {
  readonly board: Board;
  readonly first: string;
  /** One guardian of each level is chosen, or none. */
  readonly levels: number[];
  /** The order in which gods are dealt to those who take any, where others have chosen one. */
  private readonly deck: God[];
  scenario = $state('');
  gods = $state<(God | 'random')[]>([]);
  guardians = $state<(string | null)[]>([]);

  constructor(readonly about: About) {
    this.board = new Board(about.map.rows, about.map.rivers);
    this.first = String(about.options['scenario']);
    this.levels = [...new Set(about.guardians.map(({ level }) => level))];
    this.deck = about.gods.map(({ name }) => ({ name: name as God, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ name }) => name);
    this.scenario = this.first;
    this.guardians = this.levels.map(() => null);
    this.gods = Array.from({ length: Math.max(...about.players) }, () => 'random' as const);
  }

  chosen = (chair: number): God | 'random' => this.gods[chair] ?? 'random';
  /** The god of each chair, with those that nobody has chosen for the chairs that take any. */
  dealt(players: number): (God | null)[] {
    const picked = this.gods.slice(0, players);
    const free = this.deck.filter((name) => !picked.includes(name));
    return picked.map((god) => (god === 'random' ? (free.shift() ?? null) : god));
  }
  pickGuardian(level: number, name: string | null): void {
    if (name === null) this.guardians = this.levels.map(() => null);
    else this.guardians = this.guardians.map((had, i) => (i === level ? name : (had ?? anyOf(this.about.guardians.filter((guardian) => guardian.level === this.levels[i]))?.name ?? null)));
  }
  options(players: number): Record<string, unknown> {
    return {
      scenario: this.scenario,
      ...(this.gods.slice(0, players).some((god) => god !== 'random') ? { gods: this.dealt(players) } : {}),
      ...(this.guardians.every(Boolean) ? { guardians: [...this.guardians] } : {}),
    };
  }
}
