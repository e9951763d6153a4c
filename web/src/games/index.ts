/** The games themselves, each loaded when it is needed, and then at the table. */
import { playing } from '../lib/i18n';
import type { Game } from './contract';

const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  ankh: () => import('../ankh/index'),
  kemet: () => import('../kemet/index'),
};

/** Its words are said from then on. */
export async function sitDownTo(name: string): Promise<Game> {
  const found = GAMES[name];
  if (!found) throw new Error(`this page knows no game "${name}"`);
  const { default: game } = await found();
  await playing(name, game.english);
  return game;
}
