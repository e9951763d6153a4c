/** What a choice brings at once, in a few words. */
import { has, t } from '../../lib/i18n';
import { placeName, say } from './say';
import { LOSER } from './steps';
import type { Ahead, Brought } from './told';

/** What is one's own needs no name; a number speaks with its sign. */
export function broughtText(things: readonly Brought[], viewer: string, playerName: (player: string) => string): string {
  return things
    .map((one) => (one.what === 'priest' ? { ...one, what: `priest-${one.at}`, at: '' } : one))
    .filter(({ what }) => has(`brought-${what}`))
    .map(({ what, player, amount = 0, at, name }) => {
      const text = t(`brought-${what}`, { sign: amount < 0 ? '−' : '+', amount: Math.abs(amount), zone: at ? placeName(at) : '', name: name ? say(name) : '' });
      return player && player !== viewer ? `${playerName(player)} ${text}` : text;
    })
    .join(', ');
}
/** What a choice would bring, as the engine tells it before. What the winner has gained does not depend on what the loser does now. */
export const bringsText = ({ brings }: Ahead, step: string, choice: string, viewer: string, playerName: (player: string) => string): string =>
  broughtText((brings?.[choice] ?? []).filter(({ player }) => step !== LOSER || !player || player === viewer), viewer, playerName);
