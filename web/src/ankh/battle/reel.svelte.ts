/** The battles of Ankh, as the stage tells them. */
import { Reel as Telling, type Teller } from '../../parts/reel.svelte';
import type { AnkhGame } from '../game.svelte';
import { conflicts, type Fight } from '../logic/battle';
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
  isRunning: ({ hex }) => frameOf(game.model, 'battle')?.['region'] === hex,
  isMine: ({ gods }) => game.myGod !== undefined && gods.includes(game.myGod),
  upTo,
  opening: 'clash',
  seconds: ({ kind }) => SECONDS[kind],
});
