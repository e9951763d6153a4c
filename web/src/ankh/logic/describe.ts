/** What stands on a hex, in words, for those who do not see the board. */
import type { HexName } from '../../lib/hex';
import { t } from '../../lib/i18n';
import type { Board } from './board';
import type { Piece } from './model';
import { hexLabel, pieceLabel } from './words';

export function describeHex(board: Board, hex: HexName, piece: Piece | undefined, open: boolean): string {
  const terrain = t(`terrain-${board.terrain.get(hex) ?? 'w'}`);
  const stands = piece ? pieceLabel(`${piece.owner ?? 'neutral'} ${piece.kind}`) : t('hex-empty');
  return [`${hexLabel(hex)}: ${terrain}`, stands, ...(open ? [t('hex-open')] : [])].join(', ');
}
