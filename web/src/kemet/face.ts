/** What lists, results and the lobby show of Kemet. */
import type { Progress } from '../lib/protocol';
import { godName, say } from './logic/names';

export { default as Mark } from './Mark.svelte';
export { godName as sideName } from './logic/names';

export const title = () => say('game-title');
export const lead = () => say('game-lead');
export const quickText = () => say('game-quick');
export const cover = () => import('./Cover.svelte');
export const thumb = () => import('./Thumb.svelte');
/** There is one board: a table is called as the game is. */
export const tableName = (): string => say('game-title');
export const scenarioName = tableName;
export const progressText = ({ number, of }: Progress): string => (number ? say(of ? 'progress-round-of' : 'progress-round', { number, of }) : say('progress-before'));
/** The game itself, or one of its gods. */
export const searchLike = (about: unknown, text: string): string | undefined => {
  const wanted = text.toLocaleLowerCase();
  if (say('game-title').toLocaleLowerCase().includes(wanted)) return 'kemet';
  return (about as { gods: string[] }).gods.find((god) => godName(god).toLocaleLowerCase().includes(wanted));
};
export const quick = () => ({ players: 4 });
