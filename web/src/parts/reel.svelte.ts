/** What of the battles has been told to whoever looks on, and what is to be told next. */
import { untrack } from 'svelte';
import type { Seat } from '../lib/seat.svelte';

/** A battle, or whatever else is told with it; `n` is the number in the story of the entry with which it began. */
export interface Told {
  n: number;
}
/** What is told at once. */
export interface Beat {
  kind: string;
  /** The battle's `n`, and the number of the beat's own last entry. */
  fight: number;
  to: number;
  /** Where it stands in the game, the same for everybody, and growing: what is skipped together × 1,000,000, then its battle,
   * its beat, and how much of it has happened. */
  mark: number;
}
const groupOf = (mark: number) => Math.floor(mark / 1e6);

/** How a game tells its battles. Everything may change with the story, so all of it is asked again. */
export interface Teller<F extends Told, B extends Beat> {
  readonly seat: Seat;
  /** The stage goes on, and with it what lies under the pointer: the game's `turned` has to know when. */
  turn: () => void;
  /** All of the story so far, in groups that are skipped together (a conflict; a turn). */
  groups: () => F[][];
  /** Its beats; none, if it is not shown on a stage. */
  beatsOf: (fight: F) => B[];
  /** Whether this, the last of those on a stage, is being fought right now. */
  isRunning: (fight: F) => boolean;
  isMine: (fight: F) => boolean;
  /** As far as a beat tells it. */
  upTo: (fight: F, beat: B) => F;
  /** The beat before cards are chosen: whoever saw it while that happened is not shown it again. */
  opening: string;
  /** Seconds for which a beat stays on where battles go on by themselves. */
  seconds: (beat: B) => number;
}

export class Reel<F extends Told, B extends Beat> {
  /** The mark of the last beat that need not be told any more. */
  passed = $state(0);
  /** The board is looked at instead. */
  away = $state(false);
  /** A battle that is looked at once more, by the number of its first entry. */
  again = $state<number | null>(null);
  /** The group of which somebody wants to see no more. */
  private skipped = $state(0);
  /** The battle whose beginning was on the stage while its cards were chosen: its reveal comes by itself. */
  private watched = $state(0);

  /** Without a mark to go on from, only what is still under way is told. */
  constructor(
    readonly teller: Teller<F, B>,
    passed?: number | undefined,
    /** Battles of one's own are told even in a group that is skipped: something may be asked there. */
    private readonly keepsMine = true,
  ) {
    this.passed = passed ?? untrack(() => this.beats.at(-1)?.mark ?? 0);
  }

  private groups = $derived.by(() => this.teller.groups());
  private shown = $derived.by(() => this.groups.flat().flatMap((fight) => {
    const beats = this.teller.beatsOf(fight);
    return beats.length ? [{ fight, beats }] : [];
  }));
  beats = $derived.by<B[]>(() => this.shown.flatMap(({ beats }) => beats));
  /** The battle that is being fought, if there is one. */
  private running = $derived.by<F | undefined>(() => {
    const last = this.shown.at(-1)?.fight;
    return last && this.teller.isRunning(last) ? last : undefined;
  });
  private waiting = $derived.by(() => this.beats.filter((beat) => beat.mark > this.passed && !this.passedOver(beat) && !this.wasThere(beat)));
  beat = $derived.by<B | undefined>(() => {
    if (this.again !== null) return this.beats.findLast((beat) => beat.fight === this.again);
    const last = this.running && this.beats.at(-1);
    return this.waiting[0] ?? (last && !this.passedOver(last) ? last : undefined);
  });
  private whole = $derived.by(() => this.fightOf(this.beat));
  /** The battle on the stage, as far as it is told. */
  fight = $derived.by<F | undefined>(() => this.beat && this.whole && this.teller.upTo(this.whole, this.beat));
  /** Its group so far, each as it ended, the last as it stands on the stage. */
  group = $derived.by<F[]>(() => {
    const fight = this.fight;
    const all = this.groups.find((one) => one.some(({ n }) => n === fight?.n)) ?? [];
    return fight ? [...all.filter(({ n }) => n < fight.n), fight] : [];
  });
  /** The stage shows the game as it stands now: whoever is asked decides here. */
  live = $derived.by(() => this.again === null && this.beat !== undefined && this.running?.n === this.beat.fight && this.beat.mark === this.beats.at(-1)?.mark);
  /** Whether the battle on the stage is told to its end. */
  over = $derived.by(() => !this.live && this.beat !== undefined && this.beat.mark === this.beats.findLast((beat) => beat.fight === this.beat?.fight)?.mark);
  /** Battles that are still to be told after this one. */
  queue = $derived.by(() => new Set(this.waiting.map(({ fight }) => fight).filter((n) => n !== this.beat?.fight)).size);
  /** Something is asked here, and the stage is not there yet. */
  behind = $derived.by(() => this.beat !== undefined && !this.live && this.teller.seat.asked);
  /** You fight in it. */
  mine = $derived.by(() => this.whole !== undefined && this.teller.isMine(this.whole));

  private fightOf(beat: B | undefined): F | undefined {
    return this.shown.find(({ fight }) => fight.n === beat?.fight)?.fight;
  }
  private passedOver(beat: B): boolean {
    const fight = this.fightOf(beat);
    const mine = this.keepsMine && fight !== undefined && this.teller.isMine(fight);
    return this.skipped === groupOf(beat.mark) && !mine;
  }
  private wasThere(beat: B): boolean {
    const { opening } = this.teller;
    return beat.kind === opening && this.watched === beat.fight && this.beats.some((other) => other.fight === beat.fight && other.kind !== opening);
  }

  next = (): void => {
    this.teller.turn();
    if (this.again !== null) this.again = null;
    else if (!this.live) this.pass();
  };
  /** What is on the stage need not be told any more. */
  pass = (): void => {
    if (this.beat) this.passed = Math.max(this.passed, this.beat.mark);
  };
  /** To where the game is now. */
  catchUp = (): void => {
    this.teller.turn();
    this.again = null;
    this.passed = this.beats.at(-1)?.mark ?? this.passed;
  };
  /** Nothing more of this group, but for battles of one's own that are still to come. */
  skip = (): void => {
    if (!this.beat) return;
    const group = groupOf(this.beat.mark);
    this.teller.turn();
    this.again = null;
    this.skipped = group;
    this.passed = Math.max(this.passed, this.beats.findLast(({ mark }) => groupOf(mark) === group)?.mark ?? 0);
  };

  /** A battle of the group that was skipped is still being fought. */
  skipping = $derived.by(() => this.running !== undefined && groupOf(this.beats.at(-1)?.mark ?? 0) === this.skipped);

  /** Follows what happens: to be called whenever something has. */
  heed = (): void => {
    const { seat, opening } = this.teller;
    const last = this.beats.at(-1)?.mark;
    // What was taken back and happens anew is told anew.
    if (last !== undefined && last < this.passed) this.passed = last;
    else if (last === undefined && seat.story[0]?.n === 1) this.passed = 0;
    if (this.live && this.beat?.kind === opening) this.watched = this.beat.fight;
    // Whoever answers a question has seen what led to it.
    if (this.live && seat.sending > 0 && seat.asked) this.pass();
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
