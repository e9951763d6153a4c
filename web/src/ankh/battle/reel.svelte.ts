/** What of the battles has been told to whoever looks on, and what is to be told next. */
import { untrack } from 'svelte';
import type { AnkhGame } from '../game.svelte';
import { type Fight, conflicts } from '../logic/battle';
import { type Beat, beatsOf, upTo } from '../logic/beats';
import { frameOf } from '../logic/model';

const conflictOf = (mark: number) => Math.floor(mark / 1e6);

export class Reel {
  /** The mark of the last beat that need not be told any more. */
  passed = $state(0);
  /** The board is looked at instead. */
  away = $state(false);
  /** A battle that is looked at once more, by the number of its first entry. */
  again = $state<number | null>(null);
  /** The conflict of which somebody wants to see no more. */
  private skipped = $state(0);
  /** The battle whose beginning was on the stage while its cards were chosen: its reveal comes by itself. */
  private watched = $state(0);

  /** Without a mark to go on from, only what is still under way is told. */
  constructor(
    readonly game: AnkhGame,
    passed?: number | undefined,
    /** Battles of one's own are told even in a conflict that is skipped: something may be asked there. */
    private readonly keepsMine = true,
  ) {
    this.passed = passed ?? untrack(() => this.beats.at(-1)?.mark ?? 0);
  }

  private conflicts = $derived.by(() => conflicts(this.game.seat.story));
  private fights = $derived.by(() => this.conflicts.flat().filter((fight) => fight.kind === 'battle'));
  beats = $derived.by<Beat[]>(() => this.fights.flatMap((fight) => beatsOf(fight, this.game.about.battle)));
  /** The battle that is being fought, if there is one. */
  private running = $derived.by<Fight | undefined>(() => {
    const last = this.fights.at(-1);
    return last && frameOf(this.game.model, 'battle')?.['region'] === last.hex ? last : undefined;
  });
  private waiting = $derived.by(() => this.beats.filter((beat) => beat.mark > this.passed && !this.passedOver(beat) && !this.wasThere(beat)));
  beat = $derived.by<Beat | undefined>(() => {
    if (this.again !== null) return this.beats.findLast((beat) => beat.fight === this.again);
    const last = this.running && this.beats.at(-1);
    return this.waiting[0] ?? (last && !this.passedOver(last) ? last : undefined);
  });
  private whole = $derived.by(() => this.fights.find((fight) => fight.n === this.beat?.fight));
  /** The battle on the stage, as far as it is told. */
  fight = $derived.by<Fight | undefined>(() => this.beat && this.whole && upTo(this.whole, this.beat));
  /** The regions of its conflict so far, each as it ended, the last as it stands on the stage. */
  regions = $derived.by<Fight[]>(() => {
    const fight = this.fight;
    const all = this.conflicts.find((one) => one.some(({ n }) => n === fight?.n)) ?? [];
    return fight ? [...all.filter(({ n }) => n < fight.n), fight] : [];
  });
  /** The stage shows the game as it stands now: whoever is asked decides here. */
  live = $derived.by(() => this.again === null && this.beat !== undefined && this.running?.n === this.beat.fight && this.beat.mark === this.beats.at(-1)?.mark);
  /** Whether the battle on the stage is told to its end. */
  over = $derived.by(() => !this.live && this.beat !== undefined && this.beat.mark === this.beats.findLast((beat) => beat.fight === this.beat?.fight)?.mark);
  /** Battles that are still to be told after this one. */
  queue = $derived.by(() => new Set(this.waiting.map(({ fight }) => fight).filter((n) => n !== this.beat?.fight)).size);
  /** Something is asked here, and the stage is not there yet. */
  behind = $derived.by(() => this.beat !== undefined && !this.live && this.game.seat.asked);

  /** You fight in it. */
  mine = $derived.by(() => this.game.myGod !== undefined && this.whole !== undefined && this.whole.gods.includes(this.game.myGod));

  private passedOver(beat: Beat): boolean {
    const fight = this.fights.find(({ n }) => n === beat.fight);
    const mine = this.keepsMine && this.game.myGod && fight?.gods.includes(this.game.myGod);
    return this.skipped === conflictOf(beat.mark) && !mine;
  }
  private wasThere(beat: Beat): boolean {
    return beat.kind === 'clash' && this.watched === beat.fight && this.beats.some((other) => other.fight === beat.fight && other.kind !== 'clash');
  }

  next = (): void => {
    this.game.turnedAt = performance.now();
    if (this.again !== null) this.again = null;
    else if (!this.live) this.pass();
  };
  /** What is on the stage need not be told any more. */
  pass = (): void => {
    if (this.beat) this.passed = Math.max(this.passed, this.beat.mark);
  };
  /** To where the game is now. */
  catchUp = (): void => {
    this.game.turnedAt = performance.now();
    this.again = null;
    this.passed = this.beats.at(-1)?.mark ?? this.passed;
  };
  /** Nothing more of this conflict, but for battles of one's own that are still to come. */
  skip = (): void => {
    if (!this.beat) return;
    const conflict = conflictOf(this.beat.mark);
    this.game.turnedAt = performance.now();
    this.again = null;
    this.skipped = conflict;
    this.passed = Math.max(this.passed, this.beats.findLast(({ mark }) => conflictOf(mark) === conflict)?.mark ?? 0);
  };

  /** Follows what happens: to be called whenever something has. */
  heed = (): void => {
    const last = this.beats.at(-1)?.mark;
    // What was taken back and happens anew is told anew.
    if (last !== undefined && last < this.passed) this.passed = last;
    else if (last === undefined && this.game.seat.story[0]?.n === 1) this.passed = 0;
    if (this.live && this.beat?.kind === 'clash') this.watched = this.beat.fight;
    // Whoever answers a question has seen what led to it.
    if (this.live && this.game.seat.sending > 0 && this.game.seat.asked) this.pass();
    if (!this.beat) this.away = false;
  };
}

const PLACE = 'benben-stage';
const TABLES = 30;
type Kept = Record<string, number>;
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}
/** How far the battles of a table have been told in this browser. */
export const toldAt = (table: string): number | undefined => kept()[table];
export function keepTold(table: string, mark: number): void {
  const { [table]: _, ...others } = kept();
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [table, mark]])));
  } catch {
    // A browser that keeps nothing: after a reload only what is under way is told.
  }
}
