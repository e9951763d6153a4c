import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Failure } from '../src/lib/api';
import { told } from '../src/lib/failure';
import { chairLabel, isNamed } from '../src/lib/people';
import type { Entry } from '../src/lib/protocol';
import { soundOf } from '../src/ankh/logic/sounds';

const chair = (player: string, kind: 'human' | 'bot', name: string, bot = '') => ({ player, kind, name, bot });
const event = (name: string): Entry => ({ n: 1, event: name, rule: 'A-X1', args: [] });

describe('names of chairs', () => {
  it('are what people have chosen', () => {
    expect(chairLabel(chair('P2', 'human', 'Nefertari'))).toBe('Nefertari');
    expect(chairLabel(chair('P2', 'bot', 'Nefertari', 'greedy'))).toBe('Nefertari');
  });
  it('are words where nobody has chosen', () => {
    expect(isNamed(chair('P2', 'human', 'P2'))).toBe(false);
    expect(chairLabel(chair('P2', 'human', 'P2'))).toBe('Player 2');
    expect(chairLabel(chair('P3', 'bot', 'greedy', 'greedy'))).toBe('Bot Greedy');
  });
});

describe('what went wrong', () => {
  it('is told by its code, with the details where they help', () => {
    expect(told(new Failure('not-host', 'only the host may do that'))).toBe('Only the host of the table may do that.');
    expect(told(new Failure('bad-record', 'line 3: no such choice'))).toContain('line 3: no such choice');
  });
  it('is told as it came where there is no word for it', () => {
    expect(told(new Failure('brand-new', 'odd'))).toBe('Something went wrong: odd');
    expect(told(new Error('odd'))).toBe('Something went wrong: odd');
  });
});

describe('a server that refuses', () => {
  afterEach(() => vi.unstubAllGlobals());
  const code = async (body: string) => {
    vi.stubGlobal('location', { host: 'localhost', origin: 'http://localhost' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 500, statusText: 'broken' })));
    return api.rules('ankh', 'en').catch((wrong: unknown) => [(wrong as Failure).code, (wrong as Failure).message]);
  };
  it('says why, or only that it does', async () => {
    expect(await code('{"error": {"code": "not-host", "text": "no"}}')).toEqual(['not-host', 'no']);
    expect(await code('<html>')).toEqual(['http', 'broken']);
  });
});

describe('sounds', () => {
  it('are one for each piece of news, and a battle drowns the rest', () => {
    expect(soundOf([event('turn')])).toBeNull();
    expect(soundOf([{ n: 1, choice: 'to [4,7]', player: 'P1' }, event('moved')])).toBe('piece');
    expect(soundOf([event('moved'), event('battle')])).toBe('battle');
  });
});

describe('links', () => {
  afterEach(() => vi.unstubAllGlobals());
  async function at(host: string, address: string) {
    vi.resetModules();
    vi.stubGlobal('location', { host, origin: `http://${host}` });
    const found = await import('../src/lib/server.svelte');
    found.server.address = address;
    return found;
  }
  it('carry the address that others can open', async () => {
    const { isShared, linkTo } = await at('localhost:8910', 'http://192.168.1.2:8910/');
    expect(isShared()).toBe(true);
    expect(linkTo('x', 'key')).toBe('http://192.168.1.2:8910/t/x#key');
  });
  it('say so when they are of use on this computer only', async () => {
    const { isShared, linkTo } = await at('127.0.0.1:8910', '');
    expect(isShared()).toBe(false);
    expect(linkTo('x', 'key')).toBe('http://127.0.0.1:8910/t/x#key');
  });
  it('are the address itself where the page was opened from outside', async () => {
    const { isShared, linkTo } = await at('egypt.example', 'http://192.168.1.2:8910/');
    expect(isShared()).toBe(true);
    expect(linkTo('x', 'key')).toBe('http://egypt.example/t/x#key');
  });
});
