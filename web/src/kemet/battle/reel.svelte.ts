/** The battles of Kemet, as the stage tells them. */
import { Reel as Telling, type Teller } from '../../parts/reel.svelte';
import type { KemetGame } from '../game.svelte';
import { type Beat, beatsOf, SECONDS, upTo } from '../logic/beats';
import { type Fight, turns } from '../logic/fight';

export class Reel extends Telling<Fight, Beat> {
  constructor(game: KemetGame, passed?: number, keepsMine = true) {
    super(tellerOf(game), passed, keepsMine);
    const { skip } = this;
    // Whoever skips wants to get on: a turn is a single action, and the battles of the next are skipped with it.
    this.skip = () => {
      skip();
      while (keepsMine && this.beat && !this.live && !this.mine) skip();
    };
  }
}

function tellerOf(game: KemetGame): Teller<Fight, Beat> {
  /** Of the battles of a turn, which is it? */
  const nth = new Map<number, number>();
  return {
    seat: game.seat,
    turn: () => (game.turnedAt = performance.now()),
    groups: () => {
      const all = turns(game.seat.story);
      nth.clear();
      for (const turn of all) for (const [i, { n }] of turn.entries()) nth.set(n, i);
      return all;
    },
    // Without a picture of where it was fought there is nothing to show.
    beatsOf: (fight) => (fight.board ? beatsOf(fight, nth.get(fight.n)) : []),
    isRunning: ({ zone }) => game.view.position.frames.some(({ frame, zone: there }) => frame === 'battle' && there === zone),
    isMine: ({ players }) => players.includes(game.seat.viewer),
    upTo,
    opening: 'clash',
    seconds: ({ kind }) => SECONDS[kind],
  };
}
