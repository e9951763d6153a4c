import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { About } from '../src/ankh/logic/about';
import type { Entry, Sync, Welcome } from '../src/lib/protocol';

const folder = join(import.meta.dirname, '../fixtures');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

export const about = (read('about') as { games: { ankh: About } }).games.ankh;
export const fixture = (name: string) => read(name) as { welcome: Welcome; sync: Sync };
/** What happened in the conflicts of whole games. */
export const games = (read('battles') as { games: { story: Entry[] }[] }).games;
