/** Places of the board in words, for those who do not see it. */
import { DIRECTIONS, directionTo, distance, type HexName, hexName, neighbour, sideName } from '../../lib/hex';
import { t } from '../../lib/i18n';
import type { AnkhGame } from '../game.svelte';
import { regionOf } from './board';
import { brings } from './brings';
import { hexLabel, pieceLabel } from './words';

const REACH = 3;
const terrain = (game: AnkhGame, hex: HexName) => t(`terrain-${game.board.terrain.get(hex) ?? 'w'}`);

/** A hex by the name that people use for it: "E7". */
export function hexCalled(name: string): HexName | null {
  const found = /^\s*([a-z])\s*(\d{1,2})\s*$/i.exec(name);
  return found ? hexName(Number(found[2]), (found[1] ?? '').toUpperCase().charCodeAt(0) - 65) : null;
}

function stands(game: AnkhGame, hex: HexName): string {
  const piece = game.model.pieces.get(hex);
  return piece ? pieceLabel(`${piece.owner ?? 'neutral'} ${piece.kind}`) : '';
}

/** What keeps two hexes that touch from being adjacent. */
function barrier(game: AnkhGame, a: HexName, b: HexName): string {
  const side = sideName(a, b);
  if (game.model.camels.includes(side)) return t('hex-across-camels');
  return game.about.map.rivers.includes(side) ? t('hex-across-river') : '';
}

/** What stands around a hex: beside it, and as far as a figure moves. */
function company(game: AnkhGame, hex: HexName): string[] {
  const beside: string[] = [];
  const near: string[] = [];
  for (const other of game.model.pieces.keys()) {
    const far = distance(hex, other);
    if (other === hex || far > REACH) continue;
    const between = far === 1 ? barrier(game, hex, other) : '';
    (far === 1 ? beside : near).push(`${stands(game, other)} (${[hexLabel(other), between].filter(Boolean).join(', ')})`);
  }
  return [...(beside.length ? [t('hex-beside', { list: beside.join(', ') })] : []), ...(near.length ? [t('hex-within', { list: near.join(', ') })] : [])];
}

/** A hex: its ground, its region and who is there. */
export function placeOf(game: AnkhGame, hex: HexName): string {
  const token = game.model.regions.find(({ hexes }) => hexes === regionOf(hex, game.model.lands))?.tokens[0];
  return [`${hexLabel(hex)}: ${terrain(game, hex)}`, ...(token ? [t('hex-region', { token })] : []), stands(game, hex) || t('hex-empty')].join(', ');
}

/** … and what can be done there, what that brings, and who is near. */
export function describeHex(game: AnkhGame, hex: HexName): string {
  const target = game.targets.hexes.get(hex);
  const open = target ? [[t('hex-open'), ...brings(game, target.choice)].join(', ')] : [];
  return [placeOf(game, hex), ...open, ...company(game, hex)].join('; ');
}

/** The hexes around one, by direction. */
export function around(game: AnkhGame, hex: HexName): string[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction))
    .filter((other) => game.board.has(other))
    .map((other) => {
      const between = barrier(game, hex, other);
      return `${t(`dir-${directionTo(hex, other)}`)}: ${placeOf(game, other)}${between ? `, ${between}` : ''}`;
    });
}
