/** What cards and tiles do, in a sentence. */
import { slug, t, word } from '../../lib/i18n';
import { brief } from '../art/effects';
import type { Card, Divine, Tile } from './told';

type Effects = Readonly<Record<string, number | string>>;
const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
const said = (effects: Effects): string[] => Object.entries(effects).flatMap(([name, n]) => (name === 'gold' ? word(`gold-${slug(String(n))}`, '') : word(`effect-${slug(name)}`, '', { n })) || []);

export const divineText = (card: Divine): string => sentence(said(card.effect).join('; ') || t('note-comes-back'));
export const cardText = ({ strength, damage, defence, own_loss }: Card): string =>
  sentence([t('note-card', { strength, damage, defence }), ...(own_loss ? [t('note-own-loss', { n: own_loss })] : [])].join('; '));
/** The number in the corner of a divine intervention. */
export function divineValue(card: Divine): string {
  const value = Object.entries(card.effect).flatMap(([name, n]) => brief(name, n)).find((part) => 'value' in part && /^[+−]/.test(part.value));
  return value && 'value' in value ? value.value : '';
}
export const tileText = (tile: Tile): string => word(`about-tile-${slug(tile.name)}`, '');
