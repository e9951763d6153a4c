/** The words of the market: what a ware says of itself, and why it cannot be had. */
import { capital, has, slug, t } from '../../lib/i18n';
import type { KemetGame } from '../game.svelte';
import { gradeOf, wareWords } from '../logic/effects';
import { placeName } from '../logic/say';
import type { Pillar, Settle, Ware, Way } from './stall';

/** Behind its name, for readers: level, what it does, who has it, what it costs. */
export function wareLabel(game: KemetGame, { tile, owners, ways }: Ware): string {
  const price = ways[0]?.paid;
  return [
    gradeOf(tile),
    wareWords(tile),
    ...(owners.length ? [t('market-owned', { list: owners.map(game.playerName).join(', ') })] : []),
    ...(ways.length ? [price === null || price === undefined ? t('market-can-take') : t('market-price', { price })] : []),
  ].join('; ');
}

/** Why the viewer cannot have it now, as far as the engine says so; nothing where they can. */
export function whyNot(game: KemetGame, { tile, ways, twin }: Ware): string {
  if (twin) return capital(t('refused-tile-already-yours'));
  const why = ways.length ? '' : slug(game.ahead.forbidden?.[`tile ${tile.name}`]?.why ?? '');
  return why && has(`refused-${why}`) ? capital(t(`refused-${why}`)) : '';
}

/** How far the pyramids of whoever is looked at reach. */
export function reachText(game: KemetGame, { level, bought }: Pillar, player: string): string {
  if (bought) return t('market-bought');
  if (!level) return t('market-none-yet');
  return player === game.seat.viewer ? t('market-your-level', { level }) : t('market-level-of', { who: game.playerName(player), level });
}

/** Where a creature or mercenaries go that are bought so; nothing of other tiles. */
export function settleText({ settles }: Way): string {
  const [first] = settles ?? [];
  if (!first?.zone) return first ? placeOf(first) : '';
  return t(first.placed ? 'market-come' : 'market-joins', { zone: placeOf(first) });
}
export function placeOf({ zone, placed }: Settle): string {
  if (!zone) return t(placed ? 'market-come-later' : 'pass-bring-a-creature');
  const zones = Object.entries(placed ?? {});
  return zones.length > 1 ? zones.map(([one, n]) => `${placeName(one)} ${n}`).join(', ') : placeName(zone);
}
