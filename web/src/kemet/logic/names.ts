/** What lists, too, call gods: said without the rest of the game's words, whatever is at the table. */
import { slug, wordsOf } from '../../lib/i18n';

export const { t: say, word } = wordsOf('kemet');
export const title = (name: string) => name.replace(/(^|[\s_-])\w/g, (letter) => letter.toUpperCase().replace(/[_-]/, ' '));
export const godName = (name: string): string => word(`god-${slug(name)}`, title(name));
