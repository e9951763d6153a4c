/** A zone in words: what it is, whose it is, who stands there, and what going there means. */
import { t } from '../../lib/i18n';
import type { KemetGame } from '../game.svelte';
import { broughtText } from './brought';
import type { Lit } from './lit';
import type { Site, Troop } from './model';
import { placeName } from './say';
import { colourName, tileName } from './words';

export const kindText = ({ place }: Site): string => t(place.obelisk && place.kind === 'desert' ? 'zone-kind-obelisk' : `zone-kind-${place.kind}`);

/** What it is for by Night: prayer points, or what Units that are given there bring. */
export function nightText({ about, playerName, seat }: KemetGame, { place }: Site): string[] {
  const given = about.zones.find(({ name }) => name === place.name)?.offering;
  const brings = given ? (['fame', 'prayer'] as const).filter((what) => given[what]).map((what) => ({ what, amount: given[what] })) : [];
  return [...(place.night ? [t('zone-night', { n: place.night })] : []), ...(given ? [t('zone-offering', { units: given.units, brings: broughtText(brings, seat.viewer, playerName) })] : [])];
}

export function troopText(game: KemetGame, { player, units, creatures, priests }: Troop): string {
  const who = game.playerName(player);
  const text = creatures.length ? t('troop-with', { who, n: units, creature: creatures.map(tileName).join(', ') }) : t('troop-of', { who, n: units });
  return priests ? t('troop-priests', { text, n: priests }) : text;
}
/** What it costs to go there. */
export function priceText(lit: Lit): string {
  const parts = [
    ...(lit.steps ? [t(lit.sea ? 'way-sea' : 'way-land', { n: lit.steps })] : []),
    ...(lit.card ? [t('way-transfer')] : []),
    ...(lit.teleport !== null ? [t('way-teleport', { n: lit.teleport })] : []),
    ...(lit.fee ? [t('costs-pp', { n: lit.fee })] : []),
  ];
  return parts.join(', ');
}
export function describe(game: KemetGame, site: Site, lit: Lit | undefined): string {
  const { place, troops, pyramid, holder } = site;
  const clash = game.targets.get(place.name)?.arrival?.battle;
  return [
    `${placeName(place.name)}, ${kindText(site)}`,
    ...nightText(game, site),
    ...(place.port ? [t(`zone-port-${place.port.kind}`)] : []),
    ...(pyramid ? [t('zone-pyramid', { colour: colourName(pyramid.colour), level: pyramid.level })] : []),
    ...(holder ? [t('zone-held', { who: game.playerName(holder.player) })] : []),
    ...troops.map((troop) => troopText(game, troop)),
    ...(lit && (lit.steps || lit.teleport !== null || lit.fee) ? [priceText(lit)] : []),
    ...(clash ? [t('clash', { own: clash.strength[0] ?? 0, enemy: clash.strength[1] ?? 0 })] : []),
  ].join('; ');
}
