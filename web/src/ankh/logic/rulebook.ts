/** Which rule tells more about a thing of the game. */
import type { HexName } from '../../lib/hex';
import { t } from '../../lib/i18n';
import type { Tip } from '../../lib/tip.svelte';
import type { AnkhGame } from '../game.svelte';
import type { About } from './about';
import { brings } from './brings';
import { explain, pieceLabel } from './words';

export const ruleOf = (about: About, kind: string, name: string): string | undefined => about.rules[kind]?.[name];

/** Things that are chosen by their name, where they can be. */
const CHOSEN: Record<string, string> = { action: 'action', card: 'card', power: 'unlock' };

/** An explanation with a way into the rules; first what it brings to choose it now. */
export function told(game: AnkhGame, kind: string, name: string, title: string, explained: string): Tip {
  const rule = ruleOf(game.about, kind, name);
  const brought = brings(game, `${CHOSEN[kind] ?? kind} ${name}`).join(', ');
  const text = brought ? `${brought.charAt(0).toUpperCase()}${brought.slice(1)}. ${explained}` : explained;
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
