/** The battles of Ankh, as the stage tells them. */
import { Reel as Telling, type Teller } from '../../parts/reel.svelte';
import type { AnkhGame } from '../game.svelte';
import { conflicts, type Fight, fightsFor } from '../logic/battle';
import { type Beat, beatsOf, SECONDS, upTo } from '../logic/beats';
import { frameOf } from '../logic/model';

export class Reel extends Telling<Fight, Beat> {
  constructor(game: AnkhGame, passed?: number, keepsMine = true) {
    super(tellerOf(game), passed, keepsMine);
  }
}

const tellerOf = (game: AnkhGame): Teller<Fight, Beat> => ({
  seat: game.seat,
  turn: () => (game.turnedAt = performance.now()),
  groups: () => conflicts(game.seat.story),
  beatsOf: (fight) => beatsOf(fight, game.about.battle),
  // A game that was won in the middle of a battle goes on no more.
  isRunning: ({ hex }) => !game.seat.over && frameOf(game.model, 'battle')?.['region'] === hex,
  isMine: (fight) => fightsFor(fight, game.seat.viewer) !== undefined,
  upTo,
  opening: 'clash',
  seconds: ({ kind }) => SECONDS[kind],
});
