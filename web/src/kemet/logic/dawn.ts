/** Dawn (KT-W1 to KT-W7): who has shown which card for the turn order, with how many tokens, and who chooses a place when. */
import type { Choice, Entry, View } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { About, Outlook } from './told';

export interface DawnRow {
  player: string;
  /** Shown for all to see; another one lies face down once `buried`. */
  card: string | null;
  buried: boolean;
  spent: number;
  /** Nothing before tokens are spent or kept. */
  value: number | null;
  /** It is this player's turn to show a card. */
  plays: boolean;
  /** Counts from 1, once all have played; those before have chosen. */
  chooses: number | null;
}

/** From the last of the old turn order up, as they play; `rule`: by which cards are shown at Dawn, and not in a battle. */
export function dawnOf(view: View, story: readonly Entry[], order: readonly string[], rule: string): DawnRow[] {
  const { frames } = view.position;
  const values = (frames.find(({ frame }) => frame === 'dawn')?.['more'] ?? []) as number[];
  const playing = frames.findLast(({ frame }) => frame === 'play a card at dawn');
  const events = story.filter(isEvent);
  const told = events.slice(events.findLastIndex(({ event }) => event === 'turn') + 1);
  const said = (player: string, event: string) => told.findLast((one) => one.event === event && one.args[0] === player && (event !== 'shows' || one.rule === rule))?.args[1];
  const { destiny } = view.outlook as unknown as Outlook;
  const chosen = order.length - (destiny?.choosing.length ?? order.length);
  return [...order].reverse().map((player, i) => {
    const plays = playing?.['player'] === player;
    const shown = plays ? playing['card'] : i < values.length ? said(player, 'shows') : null;
    const at = destiny?.choosing.indexOf(player) ?? -1;
    return {
      player,
      card: shown ? String(shown) : null,
      buried: i < values.length || (plays && playing.at === 'tokens'),
      spent: i < values.length ? Number(said(player, 'spent dawn tokens') ?? 0) : 0,
      value: values[i] ?? null,
      plays,
      chooses: at < 0 ? null : chosen + at + 1,
    };
  });
}

/** Cards that can be chosen, and among them, in its place, the one that is chosen already. */
export function handOf(about: Pick<About, 'cards'>, legal: readonly Choice[], shown?: string | null): { card: string; choice?: Choice }[] {
  const found = new Map(legal.flatMap((choice) => (/^(card|discard) /.test(choice) ? [[choice.slice(choice.indexOf(' ') + 1), choice] as const] : [])));
  if (!found.size) return [];
  return about.cards.flatMap(({ name: card }) => {
    const choice = found.get(card);
    return choice ? [{ card, choice }] : card === shown ? [{ card }] : [];
  });
}
