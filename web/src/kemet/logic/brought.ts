/** What a choice brings at once, in a few words. */
import { has, t } from '../../lib/i18n';
import { placeName, say } from './say';
import type { Brought } from './told';

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
