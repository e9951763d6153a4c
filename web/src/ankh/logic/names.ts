/** What lists, too, call gods and scenarios: said without the rest of the game's words, whatever is at the table. */
import { slug, wordsOf } from '../../lib/i18n';

export const { t: say, word } = wordsOf('ankh');
export const title = (name: string) => name.replace(/(^|[\s_])\w/g, (letter) => letter.toUpperCase().replace('_', ' '));
export const godName = (name: string): string => word(`god-${slug(name)}`, title(name));
export const scenarioName = (name: string): string => word(`scenario-${slug(name)}`, title(name));

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
/** A conflict's number, as the track has it. */
export const roman = (number: number): string => ROMAN[number] ?? String(number);
