/** The games themselves, each loaded when it is needed, and then at the table. */
import { playing } from '../lib/i18n';
import type { Game } from './contract';

interface Entry {
  load: () => Promise<{ default: Game }>;
  /** Whose words it says, and in which dialect: where several games are one folder. */
  words?: string;
  dialect?: string;
  /** English that only this dialect has. */
  english?: () => Promise<{ default: string }>;
}
const kemet = () => import('../kemet/index');
const GAMES: Record<string, Entry> = {
  ankh: { load: () => import('../ankh/index') },
  kemet: { load: kemet },
  'kemet-classic': { load: kemet, words: 'kemet', dialect: 'classic', english: () => import('../kemet/classic') },
};

/** Its words are said from then on. */
export async function sitDownTo(name: string): Promise<Game> {
  const found = GAMES[name];
  if (!found) throw new Error(`this page knows no game "${name}"`);
  const [{ default: game }, own] = await Promise.all([found.load(), found.english?.()]);
  await playing(found.words ?? name, [game.english, own?.default ?? ''].join('\n'), undefined, found.dialect);
  return game;
}
