/** Which rule tells more about a thing of the game. */
import type { HexName } from '../../lib/hex';
import { t } from '../../lib/i18n';
import type { Tip } from '../../lib/tip.svelte';
import type { AnkhGame } from '../game.svelte';
import { explain, pieceLabel } from './words';

const RULES: Record<string, Record<string, string>> = {
  action: { move: 'A-MOV1', summon: 'A-SUM1', gain: 'A-GAIN1', unlock: 'A-UNL1' },
  happening: {
    monument: 'A-EV1', caravan: 'A-EV2', consolidation: 'A-SC2', conflict: 'A-X1', 'conflict+merge': 'A-MG1', 'conflict+forget': 'A-FG1', 'conflict+end': 'A-W2',
  },
  card: { build: 'A-B2', plague: 'A-B3', chariots: 'A-B5', cycle: 'A-B11', drought: 'A-B7', flood: 'A-B8', miracle: 'A-B10' },
  power: {
    commanding: 'A-B7', inspiring: 'A-B2', omnipresent: 'A-X1', revered: 'A-GAIN1', resplendent: 'A-B5', 'obelisk attuned': 'A-B0', 'temple attuned': 'A-B5',
    'pyramid attuned': 'A-SUM3', glorious: 'A-B7', magnanimous: 'A-B9', bountiful: 'A-G1', worshipful: 'A-B10', 'mysterious forms': 'A-B1',
    'judge of the dead': 'A-K2', protector: 'A-B8', 'gate to the underworld': 'A-G2', radiance: 'A-SUM5',
  },
  piece: {
    god: 'A-K1', warrior: 'A-C2', captive: 'A-SUM6', satet: 'A-MOV2', 'cat mummy': 'A-K4', mummy: 'A-K3', apep: 'A-SUM2', scorpion: 'A-MOV3',
    androsphinx: 'A-B5', obelisk: 'A-B0', pyramid: 'A-SUM3', temple: 'A-B5',
  },
  thing: { followers: 'A-GAIN1', warriors: 'A-C2', cards: 'A-B11', devotion: 'A-C6', tiebreaker: 'A-B6', suns: 'A-SUM5', captives: 'A-K2', tile: 'A-G2', camel: 'A-C11', token: 'A-X2' },
};
export const ruleOf = (kind: string, name: string): string | undefined => RULES[kind]?.[name];

/** An explanation with a way into the rules. */
export function told(game: AnkhGame, kind: string, name: string, title: string, text: string): Tip {
  const rule = ruleOf(kind, name);
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
