/** A countdown to the answer with which nothing happens; it can be stopped, and activity begins it anew. */
import { t } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';
import type { Answer } from '../parts/offer';
import type { KemetGame } from './game.svelte';
import { isMeant, settled } from './logic/plan';
import { coming } from './logic/prompt';
import { quietOf, type Quiet } from './logic/quiet';
import { join } from './logic/say';
import { ESCAPE, VETO } from './logic/steps';

/** Pixels that a hand on a mouse moves without meaning it. */
const STEADY = 8;
/** Seconds until a Troop goes that was found for a zone. */
const SETTING_OUT = 4;
/** Seconds until first pyramids are built of which every colour was named, and until Units come of whom somebody has said
 * how many, or where. */
const BUILDING = 8;

export class Countdown {
  /** Seconds. */
  left = $state(0);
  /** The question at which somebody wants to wait. */
  private waited = $state('');

  /** In a component: as long as that is there. `steps`: those that it shows; `still`: nothing happens without being asked for. */
  constructor(
    private readonly game: KemetGame,
    private readonly steps: readonly string[],
    private readonly still: () => boolean = () => false,
  ) {
    $effect(() => this.run());
  }

  private moment = $derived.by(() => `${this.game.since} ${this.game.step} ${this.game.plan.goal ?? ''}`);
  private found = $derived.by<Quiet | null>(() => {
    const { seat, step, view } = this.game;
    if (this.still() || !settings.onward || !seat.owes || seat.may.confirm || !this.steps.includes(step)) return null;
    // Whoever wants to confirm what they choose is not answered for, but where there is nothing to choose.
    const only = view.legal.length === 1 && (step === 'your turn' || step === VETO || step === ESCAPE);
    if (settings.confirm && (this.game.planned || !only)) return null;
    const { goal } = this.game.plan;
    const going = goal ? this.game.targets.get(goal)?.choices : undefined;
    if (going) return { choice: join(going), seconds: SETTING_OUT, patient: true };
    const built = settled(this.game.ahead.founding ?? [], this.game.plan.founded);
    if (built) return { choice: join(built.choices), seconds: BUILDING, patient: true };
    const { most, meant, placed } = this.game.plan;
    const come = isMeant({ most, meant, placed }) ? coming(this.game) : [];
    if (come.length) return { choice: join(come), seconds: BUILDING, patient: true };
    const alone = seat.chairs.every(({ player, kind }) => kind === 'bot' || player === seat.viewer);
    return this.game.planned ? null : quietOf(step, view.legal, { again: (this.game.mine?.tokens.left ?? 0) > 0, alone });
  });
  running = $derived.by(() => (this.waited === this.moment ? null : this.found));

  private run(): (() => void) | undefined {
    const { running, game } = this;
    if (!running) return undefined;
    const begin = () => (this.left = running.seconds);
    begin();
    const clock = setInterval(() => {
      // Whoever looks elsewhere, or reads something, has not been asked yet.
      if (document.hidden || game.market || game.sheet || game.rule || document.querySelector('dialog[open]')) begin();
      else if (this.left > 1) this.left -= 1;
      else if (this.left > 0) {
        this.left = 0;
        void game.surely(running.choice);
      }
    }, 1000);
    let at: { x: number; y: number } | null = null;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (at && Math.hypot(x - at.x, y - at.y) > STEADY) begin();
      if (!at || this.left === running.seconds) at = { x, y };
    };
    const off = new AbortController();
    if (running.patient) {
      for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) addEventListener(kind, begin, { capture: true, passive: true, signal: off.signal });
      addEventListener('pointermove', move, { capture: true, passive: true, signal: off.signal });
    }
    return () => {
      clearInterval(clock);
      off.abort();
    };
  }
  /** The answers with the time that is left on one of them, and a button that stops it. */
  on<A extends Answer>(answers: readonly A[]): (A | (Answer & { act: () => void }))[] {
    const { running, left } = this;
    if (!running) return [...answers];
    const timed = answers.map((one) => (one.choice === running.choice ? { ...one, clock: { left, of: running.seconds } } : one));
    // Whoever takes a plan back stops it, too.
    if (this.game.planned) return timed;
    return [{ choice: 'wait', plan: 'wait', label: t('wait'), act: () => (this.waited = this.moment) }, ...timed];
  }
}
