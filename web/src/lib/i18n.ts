/** Every word a person sees: those of the page, those by which lists speak of each game (its face), and those of the game at
 * the table. English comes with the program and with the game; other languages are loaded when they are asked for. */
import english from 'virtual:english';
import faces from 'virtual:faces';
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

const read = new Map<string, FluentResource>();
function resource(text: string): FluentResource {
  const known = read.get(text) ?? new FluentResource(text);
  read.set(text, known);
  return known;
}
function bundle(language: string, texts: (string | undefined)[]): FluentBundle {
  const options = { useIsolating: false, ...(language === PSEUDO ? { transform: strange } : {}) };
  const made = new FluentBundle(language === PSEUDO ? 'en' : language, options);
  for (const text of texts) if (text) made.addResource(resource(text));
  return made;
}

type Load = (name: string) => Promise<string>;
/** The game at the table. Two games may have the same id for different words, so each has a voice of its own. */
let game = '';
/** Where two games share their words, what the one at the table says otherwise has ids that begin so: "classic-". */
let dialect = '';
let code = 'en';
/** English of the games that have been loaded. */
const learned: Record<string, string> = {};
/** In the language that is spoken, by the names of their files. */
let texts: Record<string, string> = {};
/** By game: in the language that is spoken, and in English for what it lacks. */
const voices = new Map<string, [FluentBundle, FluentBundle]>();
/** What has been said, by game, id and arguments: a table names the same places and players with every step. */
const said = new Map<string, string>();
const MOST_SAID = 4000;
function forget(): void {
  voices.clear();
  said.clear();
}

function voice(name: string): [FluentBundle, FluentBundle] {
  const known = voices.get(name);
  if (known) return known;
  const plain = [english, faces[name], learned[name]];
  const inEnglish = bundle('en', plain);
  const own = code === 'en' ? inEnglish : bundle(code, code === PSEUDO ? plain : [texts[code], texts[`face.${name}.${code}`], texts[`${name}.${code}`]]);
  voices.set(name, [own, inEnglish]);
  return [own, inEnglish];
}

/** From now on say this game's words too, in its dialect where it has one. */
export async function playing(name: string, words: string, load: Load = fetchWords, own = ''): Promise<void> {
  game = name;
  dialect = own && `${own}-`;
  learned[name] = words;
  forget();
  const file = `${name}.${code}`;
  if (code === 'en' || code === PSEUDO || file in texts) return;
  const text = await load(file);
  texts[file] = text;
  forget();
}

/** From now on speak this language; English where it cannot be had. */
export async function speak(language: string, load: Load = fetchWords): Promise<string> {
  const foreign = language !== 'en' && language !== PSEUDO && language in LANGUAGES;
  const got: Record<string, string> = {};
  // A game may be loaded meanwhile.
  const missing = () => [language, ...Object.keys(faces).map((name) => `face.${name}.${language}`), ...Object.keys(learned).map((name) => `${name}.${language}`)].filter((name) => !(name in got));
  while (foreign && missing().length) await Promise.all(missing().map(async (name) => (got[name] = await load(name))));
  texts = got;
  code = foreign || language === PSEUDO ? language : 'en';
  forget();
  return code;
}
export const language = () => code;

async function fetchWords(name: string): Promise<string> {
  const answer = await fetch(`${import.meta.env.BASE_URL}lang/${name}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${name}`);
  return answer.text();
}

function find(name: string, id: string, args: Args | undefined): string | undefined {
  const key = args ? `${name} ${id} ${JSON.stringify(args)}` : `${name} ${id}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const found = made(name, id, args);
  if (said.size >= MOST_SAID) said.clear();
  if (found !== undefined) said.set(key, found);
  return found;
}
function made(name: string, id: string, args: Args | undefined): string | undefined {
  for (const words of voice(name)) {
    const message = words.getMessage(id);
    // A name may end a sentence by itself: “Charge!”.
    if (message?.value) return words.formatPattern(message.value, args, []).replace(/([!?])\.(?!\.)/g, '$1');
  }
  return undefined;
}

/** What a game says though another one may be at the table, or none: for its face. */
export const wordsOf = (name: string) => ({
  t: (id: string, args?: Args): string => find(name, id, args) ?? id,
  word: (id: string, plain: string, args?: Args): string => find(name, id, args) ?? plain,
  has: (id: string): boolean => voice(name).some((words) => words.hasMessage(id)),
});
export const has = (id: string): boolean => voice(game).some((words) => words.hasMessage(id));
const spoken = (id: string, args: Args | undefined): string | undefined => (dialect ? find(game, dialect + id, args) : undefined) ?? find(game, id, args);
export const t = (id: string, args?: Args): string => spoken(id, args) ?? id;
/** Words whose id is made from a name of the rules; without a message the name itself is shown. */
export const word = (id: string, plain: string, args?: Args): string => spoken(id, args) ?? plain;
/** Names as one would say them: "Ra and Isis", in Spanish "Ra e Isis". */
export const together = (names: readonly string[]): string => new Intl.ListFormat(code === PSEUDO ? 'en' : code).format(names);
/** A part of a sentence that stands as one. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** A name of the rules as part of a message id: "temple attuned" → "temple-attuned". */
export const slug = (name: string): string => {
  const made = slugs.get(name) ?? name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  slugs.set(name, made);
  return made;
};
const slugs = new Map<string, string>();
