/** What a person has chosen about the page; kept in the browser. */
import { LANGUAGES, PSEUDO } from './i18n';
import type { Pace } from './protocol';

export type Theme = 'system' | 'light' | 'dark';
interface Kept {
  language: string;
  theme: Theme;
  motion: 'system' | 'off';
  text: boolean;
  pace: Pace;
  confirm: boolean;
  /** Battles go on by themselves, after a countdown. */
  unattended: boolean;
  /** So do questions at which nothing is done. */
  onward: boolean;
  sound: boolean;
  name: string;
  /** Wants to be told by the system when it is their turn; has been asked whether. */
  notify: boolean;
  notifyAsked: boolean;
  /** The games at whose tables they have sat before; true: they want to be greeted at none. */
  greeted: boolean | string[];
  /** Keys of one letter or digit do something at a table. */
  letters: boolean;
  /** The game that was played last. */
  game: string;
  /** Of replays. */
  speed: number;
  /** Tips in the first game, and the questions that need none any more. */
  guide: boolean;
  taught: string[];
}
export const SPEEDS = [0.5, 1, 2, 4];
const PLACE = 'benben';
const known = (language: string) => language in LANGUAGES || language === PSEUDO;

function first(): Kept {
  const own = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in LANGUAGES) ?? 'en';
  return {
    ...{ language: own, theme: 'system', motion: 'system', text: false, pace: 'slow', confirm: true, unattended: false, onward: true, sound: false, name: '' },
    ...{ notify: false, notifyAsked: false, greeted: [], letters: true, game: '', speed: 1, guide: true, taught: [] },
  };
}
function read(): Kept {
  const defaults = first();
  try {
    const kept = { ...defaults, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
    const asked = new URLSearchParams(location.search).get('lang');
    if (asked) kept.language = asked;
    return known(kept.language) ? kept : { ...kept, language: defaults.language };
  } catch {
    return defaults;
  }
}

export const settings = $state<Kept>(read());

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
  show();
}

/** Whoever speaks to the computer, or types beside the keys, may switch off the keys of one letter, digit or sign (WCAG 2.1.4). */
export const isOff = (key: string): boolean => !settings.letters && key.length === 1 && key !== ' ';

export const isGreeted = (game: string): boolean => (Array.isArray(settings.greeted) ? settings.greeted.includes(game) : settings.greeted);
export function greet(game: string): void {
  if (!isGreeted(game)) keep({ greeted: [...(Array.isArray(settings.greeted) ? settings.greeted : []), game] });
}

const dark = matchMedia('(prefers-color-scheme: dark)');
export const isDark = () => settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);

/** Theme and motion are said to the style sheet by attributes of the root. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  root.dataset['motion'] = settings.motion === 'off' ? 'off' : 'on';
}
dark.addEventListener('change', show);
