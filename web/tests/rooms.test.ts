import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
/** Rooms that any game may use, and those that know no game. A room that is neither, nor `games` and `dev`, is a game. */
const COMMON = ['lib', 'parts'];
const BLIND = [...COMMON, 'shell', 'worker'];
const HOSTS = ['games', 'dev'];

type Import = readonly [file: string, imported: string];
const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : 'shell');
const isGame = (room: string): boolean => !BLIND.includes(room) && !HOSTS.includes(room);

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** What a file imports of ours, be it for good, for types alone, or when it is needed. */
function imports(file: string, text: string): Import[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, path = '']) => {
    const at = relative(src, resolve(dirname(join(src, file)), path)).replaceAll('\\', '/');
    return [file, at] as const;
  });
}

/** Why an import is forbidden, or nothing. */
function forbidden([file, imported]: Import): string | undefined {
  const from = roomOf(file);
  const to = roomOf(imported);
  if (from === to || HOSTS.includes(from)) return undefined;
  if (isGame(to)) return isGame(from) ? `${file} imports another game: ${imported}` : `${file} knows a game: ${imported}`;
  if (isGame(from) && (to === 'shell' || to === 'dev')) return `${file} reaches outside its game: ${imported}`;
  if (isGame(from) && to === 'games' && imported !== 'games/contract') return `${file} knows more of the games than the contract: ${imported}`;
  if (COMMON.includes(from) && (to === 'shell' || to === 'games')) return `${file} is common, and depends on: ${imported}`;
  if (from === 'lib' && to === 'parts') return `${file} is below the parts: ${imported}`;
  return undefined;
}

describe('the rooms of the page', () => {
  it('know no game, and games know neither each other nor the page around them', () => {
    expect(files.length).toBeGreaterThan(200);
    const all = files.flatMap((file) => imports(file, readFileSync(join(src, file), 'utf8')));
    expect(all.map(forbidden).filter(Boolean)).toEqual([]);
  });
  it.each([
    ['shell/Table.svelte', "import { AnkhGame } from '../ankh/game.svelte';"],
    ['App.svelte', "import type { About } from './ankh/logic/about';"],
    ['shell/Lobby.svelte', "const cover = import('../kemet/Cover.svelte');"],
    ['lib/seat.svelte.ts', "import Prompt from '../parts/Prompt.svelte';"],
    ['parts/Prompt.svelte', "import Emblem from '../ankh/art/Emblem.svelte';"],
    ['parts/Prompt.svelte', "import { faceOf } from '../games/faces';"],
    ['kemet/Scene.svelte', "import Emblem from '../ankh/art/Emblem.svelte';"],
    ['kemet/table/Prompt.svelte', "export { default } from '../../shell/Table.svelte';"],
    ['ankh/index.ts', "import { FACES } from '../games/faces';"],
  ])('would be caught: %s with %s', (file, text) => {
    expect(imports(file, text).map(forbidden)).toEqual([expect.any(String)]);
  });
  it.each([
    ['ankh/index.ts', "import { behind } from '../games/contract';"],
    ['games/index.ts', "const ankh = () => import('../ankh/index');"],
    ['kemet/table/Prompt.svelte', "import Prompt from '../../parts/Prompt.svelte';"],
    ['shell/Lobby.svelte', "import { faceOf } from '../games/faces';"],
  ])('may: %s with %s', (file, text) => {
    expect(imports(file, text).map(forbidden)).toEqual([undefined]);
  });
  it('are all there', () => {
    for (const room of [...BLIND.filter((one) => one !== 'worker'), ...HOSTS]) expect(existsSync(join(src, room)), room).toBe(true);
  });
});
