/** What can be chosen and is not on the board, with what a button needs to show it. */
import type { IconName } from '../../lib/icons';
import { t } from '../../lib/i18n';
import type { Choice } from '../../lib/protocol';
import type { Offer as Offered } from '../../parts/offer';
import { pictureOf } from '../art/cards';
import type { God } from '../art/emblems';
import { id } from '../art/sprite';
import type { AnkhGame } from '../game.svelte';
import { inShort, inShortest } from './brings';
import { keyOf } from './keys';
import { frameOf } from './model';
import { soloChoice } from './prompt';
import { split } from './targets';
import { actionName, cardName, choiceText, explain, kindName, pieceLabel, powerName } from './words';

/** With what the sprite has of it: a figure, a god's emblem, a battle card. */
export interface Offer extends Offered {
  art?: string;
  god?: God;
  picture?: string;
}
const POWER: Record<string, IconName> = { 'obelisk attuned': 'obelisk', 'temple attuned': 'temple', 'pyramid attuned': 'pyramid' };
export const powerIcon = (power: string): IconName => POWER[power] ?? (power as IconName);
export const actionIcon = (action: string): IconName => (action === 'unlock' ? 'ankh' : (action as IconName));

/** Whether the next use of an action sets off an event. */
export const fires = (game: AnkhGame, action: string): boolean => game.model.fires.has(action);

export function offersOf(game: AnkhGame): Offer[] {
  const { actions, cards, powers, others, hexes } = game.targets;
  const leaving = [...hexes.values()].filter(({ role }) => role === 'leave').map(({ choice }) => choice);
  const solo = soloChoice(game);
  return [...actions.values(), ...cards.values(), ...powers.values(), ...leaving, ...others.filter((choice) => choice !== solo)].map((choice) =>
    offer(game, choice),
  );
}

function offer(game: AnkhGame, choice: Choice): Offer {
  const isAction = choice.startsWith('action ');
  return { brings: (isAction ? inShortest : inShort)(game, choice), key: keyOf(game.about, choice), ...shown(game, choice) };
}

function shown(game: AnkhGame, choice: Choice): Omit<Offer, 'brings' | 'key'> {
  const [verb, rest] = split(choice);
  switch (verb) {
    case 'action':
      return { choice, name: actionName(rest), text: explain('action', rest), icon: actionIcon(rest) };
    case 'card':
      return { choice, name: cardName(rest), text: explain('card', rest), icon: rest as IconName, picture: pictureOf(rest), pictured: true, mark: game.strength(rest) ? `+${game.strength(rest)}` : '' };
    case 'unlock':
      return { choice, name: powerName(rest), text: explain('power', rest), icon: powerIcon(rest), read: true };
    case 'summon':
      return rest === 'captive' || rest === 'warrior'
        ? { choice, name: kindName(rest), text: explain('piece', rest), art: `b-warrior-${game.myGod}`, read: true }
        : { choice, name: kindName(rest), text: explain('piece', rest), art: id(rest), read: true };
    case 'build':
      return { choice, name: kindName(rest), text: explain('piece', rest), art: id(rest) };
    case 'leave': {
      const kind = game.model.pieces.get(rest)?.kind ?? rest;
      return { choice, name: leaver(game, rest), text: explain('piece', kind), art: id(kind) };
    }
    case 'trap':
      return { choice, name: choiceText(choice), text: t('trap-what'), god: rest as God };
    case 'tile':
      return { choice, name: choiceText(choice), text: '', art: 'b-tile' };
    default:
      return { choice, name: choiceText(choice), text: '', icon: 'check' };
  }
}

/** Whose guardian it is; in reserve that of the god that merges into the other leaves first (A-MG2). */
function leaver(game: AnkhGame, rest: string): string {
  const piece = game.model.pieces.get(rest);
  if (piece) return t('leave-board', { piece: pieceLabel(`${piece.owner ?? 'neutral'} ${piece.kind}`) });
  const frame = frameOf(game.model, 'which guardians leave');
  const own = game.model.sides.some(({ god, guardians }) => god === frame?.['lower'] && guardians.some(({ kind }) => kind === rest));
  return t('leave-pool', { piece: pieceLabel(`${frame?.[own ? 'lower' : 'higher']} ${rest}`) });
}
