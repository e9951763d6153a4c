/** Keys by what a choice means, not by where it stands in a list. */
import { DIRECTIONS } from '../../lib/hex';
import type { Choice } from '../../lib/protocol';
import { CONFIRM, digit, DONE, YES } from '../../parts/keys';
import type { AnkhGame } from '../game.svelte';
import type { About } from './about';
import { laying } from './caravan';
import { lastOf, split } from './targets';

/** A Giant Scorpion's aims, clockwise from north. */
const AIMS = DIRECTIONS.map((direction, i) => `${direction}-${DIRECTIONS[(i + 1) % 6]}`);

/** The key of a choice; none for places of the board, which have a cursor and names of their own. */
export function keyOf(about: About, choice: Choice): string {
  const [verb, rest] = split(choice);
  switch (verb) {
    case 'action':
      return digit(about.actions, rest);
    case 'card':
      return digit(about.cards.map(({ name }) => name), rest);
    case 'unlock':
      return digit(about.powers.find((level) => level.includes(rest)) ?? [], rest);
    case 'summon':
      return digit(['captive', 'warrior', ...about.guardians.map(({ name }) => name)], rest, 0);
    case 'build':
      return digit(about.monuments, rest);
    case 'trap':
      return digit(about.gods.map(({ name }) => name), rest);
    case 'aim':
      return digit(AIMS, rest);
    case 'token':
    case 'bid':
      return /^\d$/.test(rest) ? rest : '';
    case 'use':
    case 'tile':
      return YES;
    case 'pass':
      return DONE;
    case 'seal':
      return CONFIRM;
    default:
      return '';
  }
}

/** What can be chosen now by a key; of several lines of camels, the one that is shown. */
export const byKey = (game: AnkhGame, key: string): Choice | undefined =>
  game.view.legal.find((choice) => keyOf(game.about, choice) === key) ?? (key === YES && game.caravan.rest.length ? laying(game.caravan) : undefined);

/** Every choice as it is offered: places that are known in advance instead of the one way to them. */
export function choicesOf(game: AnkhGame): Choice[] {
  const { hexes, others } = game.targets;
  if (game.between) return [];
  const next = [...hexes.values()].map(({ choice }) => choice).filter((choice) => lastOf(choice) !== choice);
  if (!next.length) return game.view.legal.filter((choice) => choice !== 'pass' && choice !== 'seal');
  return [...next, ...others];
}
