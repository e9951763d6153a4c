/** Your hand in a battle: what can be chosen, what is chosen already, and how much is still to choose. */
import type { Choice, View } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { Model } from './model';
import { split } from './targets';

export interface Hand {
  cards: string[];
  chosen: string[];
  /** How many cards are to be chosen in all. */
  wanted: number;
  can: Map<string, Choice>;
}

export const CHOOSING = 'choose a battle card';
export const ANNOUNCING = 'announce two cards';

/** Nothing where this viewer plays no card now. */
export function handOf(view: View, model: Model, god: God | undefined): Hand | null {
  const frame = view.position.frames.at(-1);
  if (!god || frame?.frame !== CHOOSING || !(frame['sides'] as God[]).includes(god)) return null;
  const side = model.sides.find((one) => one.god === god);
  if (side?.chair !== view.viewer) return null;
  const chosen = (view.position.drafts[view.viewer] ?? []).map(split).filter(([verb]) => verb === 'card').map(([, card]) => card);
  const can = new Map(view.legal.map((choice) => [split(choice), choice] as const).filter(([[verb]]) => verb === 'card').map(([[, card], choice]) => [card, choice]));
  return { cards: side.hand, chosen, wanted: (frame['two cards'] as God[]).includes(god) ? 2 : 1, can };
}

/** Who plays two cards, while cards are chosen. */
export function twoCards(view: View): God[] {
  const frame = view.position.frames.at(-1);
  return frame?.frame === CHOOSING ? (frame['two cards'] as God[]) : [];
}

/** What somebody in the battle is at while cards are chosen: a word of the page. */
export function choosing(view: View, chair: string, me: boolean): string {
  const asks = view.asks;
  const you = me ? '-you' : '';
  if (asks?.step === CHOOSING) return asks.waiting?.includes(chair) ? `battle-choosing${you}` : `battle-chosen${you}`;
  return asks?.step === ANNOUNCING && asks.player === chair ? 'battle-one-or-two' : 'battle-chooses-next';
}
