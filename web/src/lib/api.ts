/** The server over HTTP. */
import type { Chair, Entry, EventEntry, Over, View } from './protocol';
import { settle, USER, user } from './user';
import { admit, gate, PASS, pass } from './gate.svelte';

export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Who asks, and what lets them in. */
const own = (): Record<string, string> => ({ ...(user() ? { [USER]: user() } : {}), ...(pass() ? { [PASS]: pass() } : {}) });

async function take(path: string, options: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers: { ...options.headers, ...own() } });
  } catch {
    throw new Failure('offline', 'the server does not answer');
  }
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { code: string; text: string } };
  if (error?.code === 'no-pass') gate.shut = true;
  throw new Failure(error?.code ?? 'http', error?.text ?? answer.statusText);
}
const read = (path: string) => take(path).then((answer) => answer.text());
const ask = async <T>(path: string, options: RequestInit = {}): Promise<T> => (await (await take(path, options)).json()) as T;
const post = <T>(path: string, data: unknown) =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(data), headers: { 'content-type': 'application/json' } });

export interface Made {
  table: string;
  links: { host: string; spectator: string; chairs: string[] };
}
export interface AskedChair {
  kind: 'me' | 'human' | 'bot';
  bot?: string;
  name?: string;
}
export interface Listed {
  table: string;
  game: string;
  options: Record<string, unknown>;
  chairs: Chair[];
  mine: string[];
  host: boolean;
  turn: string[];
  over: Over | null;
  created: string | number;
  updated: string | number;
}
export interface Tables {
  tables: Listed[];
  total: number;
  more: string | null;
}
export interface Told<T> {
  version: string;
  protocol: number;
  address: string;
  games: Record<string, T>;
  /** By which the server knew this browser before there were keys. */
  user?: string;
}
export interface Rule {
  id: string;
  title: string;
  text: string;
}
export interface Moment {
  lines: number;
  at: number;
  line: { player: string; choice: string | null } | null;
  view: View;
  events: EventEntry[];
  story: Entry[];
}

const withKey = (key?: string) => (key ? `key=${encodeURIComponent(key)}&` : '');
export const api = {
  /** Asked before anything else: only then is it known who this browser is. */
  about: <T>() => ask<Told<T>>('/api/about').then((told) => (settle(told.user), told)),
  create: (game: string, options: Record<string, unknown>, chairs: AskedChair[], more: Record<string, unknown>) =>
    post<Made>('/api/tables', { game, options, chairs, ...more }),
  /** With the password; from then on one is let in. */
  enter: async (password: string) => {
    const given = await post<{ pass: string; user?: string }>('/api/enter', { password });
    settle(given.user);
    admit(given.pass);
  },
  tables: (state: string, search: string, after: string | null) =>
    ask<Tables>(`/api/tables?${new URLSearchParams({ state, ...(search ? { search } : {}), ...(after ? { after } : {}) }).toString()}`),
  table: (table: string) => ask<Listed>(`/api/tables/${table}`),
  remove: (table: string) => ask<object>(`/api/tables/${table}`, { method: 'DELETE' }),
  link: (table: string, player: string) => post<{ link: string }>(`/api/tables/${table}/links`, { player }),
  seat: (table: string, player: string, chair: { kind: string; bot?: string }) =>
    post<object>(`/api/tables/${table}/chairs/${player}`, chair),
  rematch: (table: string) => post<Made>(`/api/tables/${table}/rematch`, {}),
  story: (table: string) => ask<{ story: Entry[] }>(`/api/tables/${table}/story`).then(({ story }) => story),
  replay: (table: string, to: number | null, eyes: string | null, key?: string) =>
    ask<Moment>(`/api/tables/${table}/replay?${withKey(key)}${to === null ? '' : `to=${to}&`}${eyes ? `eyes=${eyes}` : ''}`),
  bringIn: (record: string, to?: number) =>
    ask<Made>(`/api/records${to === undefined ? '' : `?to=${to}`}`, { method: 'POST', body: record }),
  record: (table: string) => read(`/api/tables/${table}/record`),
  report: (table: string) => read(`/api/report/${table}`),
  rules: (game: string, language: string) => ask<Rule[]>(`/api/rules/${game}?lang=${language}`),
  qr: (text: string) => take('/api/qr', { method: 'POST', body: JSON.stringify({ text }) }).then((answer) => answer.text()),
};

const rules = new Map<string, Promise<Rule[]>>();
/** In one's own language. Asked for once; again if that has failed. */
export function rulesOf(game: string, language: string): Promise<Rule[]> {
  const key = `${game} ${language}`;
  const asked = rules.get(key) ?? api.rules(game, language);
  rules.set(key, asked);
  asked.catch(() => rules.delete(key));
  return asked;
}
