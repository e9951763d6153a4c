import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../src/worker/sw.js'), 'utf8')
  .replace('%BUILD%', 'now')
  .replace("'%FILES%'", JSON.stringify(['/static/index.html', '/static/app.js']));

type Handler = (event: Record<string, unknown>) => void;
let handlers: Record<string, Handler> = {};
let kept: Map<string, Map<string, string>>;
let network: (request: { url: string }) => Promise<unknown>;
let tabs: { url: string; focus: () => string }[];
const opened: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  handlers = {};
  tabs = [];
  kept = new Map([['benben-earlier', new Map()], ['another-program', new Map()]]);
  network = () => Promise.resolve({ status: 200, from: 'network' });
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    const addAll = (all: { url: string }[]) => Promise.resolve(all.forEach(({ url }) => files.set(url, `kept ${url}`)));
    return Promise.resolve({ addAll, match: (path: string) => Promise.resolve(files.has(path) ? { status: 200, from: files.get(path) } : undefined) });
  };
  const caches = { open, keys: () => Promise.resolve([...kept.keys()]), delete: (name: string) => Promise.resolve(kept.delete(name)) };
  const clients = { claim: () => undefined, matchAll: () => Promise.resolve(tabs), openWindow: (path: string) => opened.push(path) };
  const self = { addEventListener: (name: string, act: Handler) => (handlers[name] = act), skipWaiting: () => undefined, clients, location: { origin: 'http://here' } };
  class Request {
    constructor(readonly url: string) {}
  }
  new Function('self', 'caches', 'fetch', 'Request', source)(self, caches, (request: { url: string }) => network(request), Request);
});
afterEach(() => vi.useRealTimers());

const run = (name: string, more: Record<string, unknown> = {}): Promise<unknown> => {
  let done: Promise<unknown> = Promise.resolve('not touched');
  handlers[name]?.({ waitUntil: (work: Promise<unknown>) => (done = work), respondWith: (work: Promise<unknown>) => (done = work), ...more });
  return done;
};
const ask = (url: string, more: Record<string, unknown> = {}) => run('fetch', { request: { url, method: 'GET', mode: 'cors', ...more } });
const page = { mode: 'navigate' };

describe('the service worker', () => {
  it('keeps the files of its build, and forgets those of earlier ones only', async () => {
    await run('install');
    await run('activate');
    expect([...kept.keys()]).toEqual(['another-program', 'benben-now']);
    expect([...(kept.get('benben-now')?.keys() ?? [])]).toEqual(['/static/index.html', '/static/app.js']);
  });
  it('lets the game pass by: nothing under /api, nothing sent, nothing of others', async () => {
    await run('install');
    for (const url of ['http://here/api/about', 'http://here/live', 'http://here/static/other.js', 'http://there/static/app.js']) expect(await ask(url)).toBe('not touched');
    expect(await ask('http://here/static/app.js', { method: 'POST' })).toBe('not touched');
    expect(await ask('http://here/api/tables/x/record', page)).toBe('not touched');
    expect(await ask('http://here/static/icon.svg', page)).toBe('not touched');
  });
  it('shows what the server has', async () => {
    await run('install');
    expect(await ask('http://here/static/app.js')).toMatchObject({ from: 'network' });
    expect(await ask('http://here/t/abc', page)).toMatchObject({ from: 'network' });
    network = () => Promise.resolve({ status: 404, from: 'network' });
    expect(await ask('http://here/t/abc', page)).toMatchObject({ status: 404 });
  });
  it('shows the kept page where there is no server, or where a proxy says so', async () => {
    await run('install');
    for (const answer of [() => Promise.reject(new Error('no network')), () => Promise.resolve({ status: 502, from: 'network' })]) {
      network = answer;
      expect(await ask('http://here/t/abc', page)).toMatchObject({ from: 'kept /static/index.html' });
      expect(await ask('http://here/static/app.js')).toMatchObject({ from: 'kept /static/app.js' });
    }
  });
  it('does not wait for ever for a network that says nothing', async () => {
    await run('install');
    network = () => new Promise(() => undefined);
    const shown = ask('http://here/', page);
    await vi.advanceTimersByTimeAsync(4100);
    expect(await shown).toMatchObject({ from: 'kept /static/index.html' });
  });
  it('fails as the network does where nothing is kept', async () => {
    network = () => Promise.reject(new Error('no network'));
    const shown = ask('http://here/', page);
    await expect(shown).rejects.toThrow('no network');
  });
  it('leads from a notice to the tab of its table, or opens one', async () => {
    const notification = { close: () => undefined, data: { path: '/t/abc' } };
    tabs = [{ url: 'http://here/t/other', focus: () => 'other' }, { url: 'http://here/t/abc?lang=uk', focus: () => 'this' }];
    expect(await run('notificationclick', { notification })).toBe('this');
    tabs = [];
    await run('notificationclick', { notification });
    expect(opened).toEqual(['/t/abc']);
  });
});
