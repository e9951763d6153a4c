/** Every word a person sees: those of the page, and over them those of the game at the table, which has files of its own.
 * English is inside the program; other languages are loaded when they are asked for. */
import english from 'virtual:english';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  uk: 'Українська',
};
/** English with odd letters: whatever is not translated stands out. */
export const PSEUDO = 'qps';
export type Args = Record<string, FluentVariable>;

const odd: Record<string, string> = {};
for (const [i, letter] of [...'aceginostuyACEGINOSTUY'].entries()) odd[letter] = [...'àçêğîñöšţûýÀÇÊĞÎÑÖŠŢÛÝ'][i] ?? letter;
const strange = (text: string) => text.replace(/[a-zA-Z]/g, (letter) => odd[letter] ?? letter);

function bundle(language: string, ...texts: string[]): FluentBundle {
  const options = { useIsolating: false, ...(language === PSEUDO ? { transform: strange } : {}) };
  const made = new FluentBundle(language === PSEUDO ? 'en' : language, options);
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

type Load = (name: string) => Promise<string>;
/** The game whose words are known, and its English. */
let game = { name: '', english: '' };
let inEnglish = bundle('en', english);
let current = inEnglish;
let code = 'en';

/** From now on say this game's words too. */
export async function playing(name: string, words: string, load: Load = fetchWords): Promise<void> {
  game = { name, english: words };
  inEnglish = bundle('en', english, words);
  if (code === 'en') current = inEnglish;
  else await speak(code, load);
}

/** From now on speak this language; English where it cannot be had. */
export async function speak(language: string, load: Load = fetchWords): Promise<string> {
  if (language === PSEUDO) current = bundle(PSEUDO, english, game.english);
  else if (language === 'en' || !(language in LANGUAGES)) current = inEnglish;
  else current = bundle(language, ...(await Promise.all([language, ...(game.name ? [`${game.name}.${language}`] : [])].map(load))));
  code = current === inEnglish ? 'en' : language;
  return code;
}
export const language = () => code;

async function fetchWords(name: string): Promise<string> {
  const answer = await fetch(`${import.meta.env.BASE_URL}lang/${name}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${name}`);
  return answer.text();
}

function find(id: string, args: Args | undefined): string | undefined {
  for (const words of [current, inEnglish]) {
    const message = words.getMessage(id);
    if (message?.value) return words.formatPattern(message.value, args, []);
  }
  return undefined;
}

export const has = (id: string): boolean => current.hasMessage(id) || inEnglish.hasMessage(id);
export const t = (id: string, args?: Args): string => find(id, args) ?? id;
/** Words whose id is made from a name of the rules; without a message the name itself is shown. */
export const word = (id: string, plain: string, args?: Args): string => find(id, args) ?? plain;
/** A name of the rules as part of a message id: "temple attuned" → "temple-attuned". */
export const slug = (name: string): string => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
