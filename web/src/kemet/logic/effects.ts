/** What tiles and cards do: in words, at a glance, and what somebody looks for when they look for them. */
import { slug, t, word } from '../../lib/i18n';
import { type Brief, brief } from '../art/effects';
import type { Card, Divine, Tile } from './told';
import { colourName } from './words';

type Effects = Readonly<Record<string, number | string>>;

/** What people look for in the market. */
export const KINDS = ['battle', 'movement', 'prayer', 'units', 'creatures', 'fame'] as const;
export type Kind = (typeof KINDS)[number];

/** By the engine's names. */
const KIND_OF: Record<Exclude<Kind, 'creatures'>, string> = {
  battle: 'strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking first_strike trap shelters foresees reclaims',
  movement: 'land_moves teleport_discount teleport_from_obelisks teleports_free teleports_from_obelisks passes_walls gold night_priest',
  prayer: 'pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards chosen_out_of prayer_per_victory prayer_entering gain_bonus_by_day renews',
  units: 'free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries night_units',
  fame: 'fame defender_fame devours night_temples_fame early_pyramids',
};

export function isOf(kind: Kind, tile: Tile): boolean {
  if (kind === 'creatures') return tile.creature;
  const wanted = KIND_OF[kind].split(' ');
  return [...Object.keys(tile.effect), ...Object.keys(tile.with_troop)].some((effect) => wanted.includes(effect));
}

const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
const said = (effects: Effects): string[] =>
  Object.entries(effects).flatMap(([name, n]) => (name === 'gold' ? word(`gold-${slug(String(n))}`, '') : word(`effect-${slug(name)}`, '', { n })) || []);

export function tileWords(tile: Tile): string {
  const beast = said(tile.with_troop);
  return sentence([...(beast.length ? [t('note-creature', { text: beast.join('; ') })] : []), ...said(tile.effect)].join('; '));
}
/** Of which colour and level; of two where it needs two pyramids (KT-P14). */
export const gradeOf = ({ colour, level, second }: Tile): string => [{ colour, level }, ...(second ? [second] : [])].map((one) => `${colourName(one.colour)} ${one.level}`).join(' + ');
/** On sale: what it does, and what one of two colours asks for. */
export const wareWords = (tile: Tile): string => [tileWords(tile), ...(tile.second ? [t('market-two-colours', { grade: gradeOf(tile), n: tile.price })] : [])].join('. ');
/** The same in signs. */
export const tileBriefs = (tile: Tile): (readonly Brief[])[] =>
  [...Object.entries(tile.with_troop), ...Object.entries(tile.effect)].map(([name, n]) => brief(name, n)).filter((one) => one.length > 0);

/** What cancels is a card here and a creature there. */
export const divineWords = (card: Divine): string => sentence('cancels' in card.effect ? t('effect-vetoes') : said(card.effect).join('; ') || t('note-comes-back'));
/** The number in the corner of a divine intervention. */
export const divineValue = (card: Divine): string => {
  const value = Object.entries(card.effect).flatMap(([name, n]) => brief(name, n)).find((part) => 'value' in part && /^[+−]/.test(part.value));
  return value && 'value' in value ? value.value : '';
};
export const cardWords = ({ strength, damage, defence, own_loss }: Card): string =>
  sentence([t('note-card', { strength, damage, defence }), ...(own_loss ? [t('note-own-loss', { n: own_loss })] : [])].join('; '));
