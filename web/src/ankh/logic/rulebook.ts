/** Which rule tells more about a thing of the game. */
import type { HexName } from '../../lib/hex';
import { t } from '../../lib/i18n';
import type { Tip } from '../../lib/tip.svelte';
import type { AnkhGame } from '../game.svelte';
import type { About } from './about';
import { explain, pieceLabel } from './words';

export const ruleOf = (about: About, kind: string, name: string): string | undefined => about.rules[kind]?.[name];

/** An explanation with a way into the rules. */
export function told(game: AnkhGame, kind: string, name: string, title: string, text: string): Tip {
  const rule = ruleOf(game.about, kind, name);
  return { title, text, ...(rule ? { more: () => (game.rule = rule) } : {}) };
}

/** What stands on a hex of the board, explained. */
export function pieceTip(game: AnkhGame, hex: HexName): Tip | null {
  const piece = game.model.pieces.get(hex);
  const tile = game.model.tiles.includes(hex);
  if (!piece) return tile ? told(game, 'thing', 'tile', t('thing-tile'), explain('thing', 'tile')) : null;
  const title = pieceLabel(`${piece.owner ?? 'neutral'} ${piece.kind}`);
  const more = [explain('piece', piece.kind), ...(piece.radiant ? [explain('thing', 'suns')] : []), ...(tile ? [explain('thing', 'tile')] : [])];
  return told(game, 'piece', piece.kind, title, more.join(' '));
}
