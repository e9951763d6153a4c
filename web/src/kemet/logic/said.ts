/** Cards and sources of a battle in words. */
import { t, word } from '../../lib/i18n';
import type { Tip } from '../../lib/tip.svelte';
import { divineValue as valueOf, divineWords } from './effects';
import { groupOf, type Group } from './ledger';
import { say } from './say';
import type { About } from './told';
import { divineName, tileName } from './words';

/** A battle card in words: what its three numbers are, and what it costs. */
export function cardText(about: About, name: string): string {
  const card = about.cards.find((one) => one.name === name);
  if (!card) return name;
  const { strength, damage, defence, own_loss } = card;
  return [t('note-card', { strength, damage, defence }), ...(own_loss ? [t('note-own-loss', { n: own_loss })] : [])].join('; ');
}
export const lossOf = (about: About, name: string): number => about.cards.find((one) => one.name === name)?.own_loss ?? 0;

/** What a divine intervention does. */
export function divineText(about: About, name: string): string {
  const card = about.divine.find((one) => one.name === name);
  return card ? divineWords(card) : '';
}
/** Its number on the card; none where nothing is counted, as of Divine Protection. */
export function divineValue(about: About, name: string): string {
  const card = about.divine.find((one) => one.name === name);
  return card ? valueOf(card) : '';
}

export function sourceName(about: About, source: string): string {
  const group: Group = groupOf(about, source);
  if (group === 'card') return t('source-card', { card: source });
  if (group === 'divine') return divineName(source);
  if (group === 'path') return say(source);
  return group === 'units' || group === 'home' ? word(`source-${source}`, source) : tileName(source);
}

/** A tip with the way to the rule. */
export const ruleTip = (game: { rule: string | null }, title: string, text: string, rule: string): Tip => ({ title, text, ...(rule ? { more: () => (game.rule = rule) } : {}) });
