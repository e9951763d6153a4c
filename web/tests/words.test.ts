import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO, slug, speak, t, wordsOf } from '../src/lib/i18n';
import { blocks, runs } from '../src/lib/markdown';
import { eventText, ruleText } from '../src/ankh/logic/words';

const src = join(import.meta.dirname, '../src');
const ids = (room: string): string[] =>
  readdirSync(join(src, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .flatMap((entry) => idsIn(join(entry.parentPath, entry.name)));
const idsIn = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '');
const missing = (asked: string[], game: string) => [...new Set(asked)].filter((id) => !wordsOf(game).has(id));

describe('words', () => {
  it('has a message for every id that the page asks for by name', () => {
    expect(missing(['lib', 'parts', 'shell', 'ankh'].flatMap(ids), 'ankh')).toEqual([]);
  });
  it('has those of the lobby before any game is there', () => {
    const lobby = ['Lobby', 'TableList', 'TableRow', 'GamePick', 'NewGame', 'Results', 'SettingsForm', 'Header', 'Gate', 'Offline', 'Invite', 'LinkRow'];
    expect(missing(lobby.flatMap((name) => idsIn(join(src, 'shell', `${name}.svelte`))), '')).toEqual([]);
  });
  it('speaks a strange tongue to show what is not translated', async () => {
    await speak(PSEUDO);
    expect(t('undo')).toBe('Ûñdö');
    await speak('en');
    expect(t('undo')).toBe('Undo');
  });
  it('remembers what it has said, with its arguments, only as long as it speaks that language', async () => {
    const english = [1, 2, 1].map((n) => t('results-games', { count: n }));
    expect(english[0]).toBe(english[2]);
    expect(english[0]).not.toBe(english[1]);
    await speak(PSEUDO);
    expect(t('results-games', { count: 1 })).not.toBe(english[0]);
    await speak('en');
    expect(t('results-games', { count: 1 })).toBe(english[0]);
  });
  it('falls back to English', async () => {
    await speak('it', () => Promise.resolve('undo = Annulla'));
    expect(t('undo')).toBe('Annulla');
    expect(t('hint')).toBe('Hint');
    await speak('en');
  });
  it('names hexes in a rule as the board does', () => {
    expect(ruleText('a camel on [3,7]-[4,6], next to [0,0]; *[ruling]*')).toBe('a camel on H3-G4, next to A0; *[ruling]*');
  });
  it('calls a player of a merged god by both names, not as a piece of that god', () => {
    expect(eventText({ n: 1, event: 'turn', rule: '', args: ['P1'] }, () => 'Amun (you)')).toBe('Amun (you)’s turn');
  });
  it('makes ids from names', () => {
    expect(slug('temple attuned')).toBe('temple-attuned');
    expect(slug('conflict+merge')).toBe('conflict-merge');
  });
});

describe('the rules as text', () => {
  it('tells bold and italic from plain', () => {
    expect(runs('**Moving.** Each *figure*')).toEqual([
      { text: 'Moving.', bold: true, italic: false },
      { text: ' Each ', bold: false, italic: false },
      { text: 'figure', bold: false, italic: true },
    ]);
  });
  it('finds lists, tables and examples', () => {
    expect(blocks('a\n\n- b\n- c\n\n> d\n\n| e | f |\n|---|---|\n| g | h |').map(({ kind }) => kind)).toEqual(['p', 'list', 'quote', 'table']);
  });
});
