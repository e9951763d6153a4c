/** Rules of a game, as they are read on the page: no code in a sentence, and no words in other languages. */
import { t } from './i18n';
import type { Rule } from './protocol';

const TITLE = /^\*\*([^*]+)\*\*\s*/;
const ELSEWHERE = /^\*(?:en|it|es|uk)\* [^]*?(?:\n\s*\n|$(?![^]))/gm;
const OPEN = /\*\[[^\]]+\]\*/g;
const ID = /\b[A-Z]{1,2}-[A-Z]+(?:\d+|:[a-z-]+)/g;

export const headingOf = ({ id, text }: Rule): string => TITLE.exec(text)?.[1]?.replace(/[.:]$/, '') ?? id;

/** Its text below its heading. */
export const bodyOf = ({ text }: Rule): string =>
  text.replace(TITLE, '').replace(ELSEWHERE, '').replace(OPEN, () => `*${t('rules-open')}*`).trim();

/** Where another rule is meant: it has the name of that rule, and can be pressed. */
export function refs(text: string, rules: readonly Rule[]): { text: string; rule?: string }[] {
  const found: { text: string; rule?: string }[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    const rule = rules.find((one) => one.id === id);
    if (!rule) continue;
    found.push({ text: text.slice(from, index) }, { text: headingOf(rule), rule: id });
    from = index + id.length;
  }
  return [...found, { text: text.slice(from) }].filter((part) => part.text);
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** Every word that is looked for stands in it somewhere, or in its ID or chapter. */
export function mentions({ id, title, text }: Rule, wanted: string): boolean {
  const all = plain(`${id} ${title} ${text}`);
  return plain(wanted).split(/\s+/).every((word) => all.includes(word));
}
