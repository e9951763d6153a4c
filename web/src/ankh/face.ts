/** What lists, results and the lobby show of Ankh. */
import type { Progress } from '../lib/protocol';
import type { About } from './logic/about';
import { roman, say, scenarioName } from './logic/names';

export { default as Mark } from './art/Mark.svelte';
export { godName as sideName, scenarioName } from './logic/names';

export const title = () => say('game-title');
export const lead = () => say('game-lead');
export const quickText = () => say('game-quick');
export const cover = () => import('./Cover.svelte');
export const thumb = () => import('./Thumb.svelte');
export const tableName = (options: Record<string, unknown>): string => scenarioName(String(options['scenario'] ?? ''));
export const progressText = ({ name, number, of }: Progress): string =>
  number ? say(name === 'after' ? 'progress-after' : 'progress-conflict', { age: roman(number), of: roman(of) }) : say('progress-before');
export const searchLike = (about: unknown, text: string): string | undefined =>
  (about as About).scenarios.find(({ name }) => scenarioName(name).toLocaleLowerCase().includes(text.toLocaleLowerCase()))?.name.replaceAll('_', ' ');
/** The usual scenario. */
export const quick = (about: unknown) => ({ players: 4, scenario: String((about as About).options['scenario']) });
