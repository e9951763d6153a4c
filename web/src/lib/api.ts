/** The server over HTTP. */
import type { AskedChair, Entered, Failed, Finished, Listed, Made, Moment, NewLink, NewTable, Offered, Pace, Password, Pictures, Qr, Results, Rule, Seated, Story, Tables, Told, WhichChair } from './protocol';
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
  const { error } = (await answer.json().catch(() => ({}))) as Partial<Failed>;
  if (error?.code === 'no-pass') gate.shut = true;
  throw new Failure(error?.code ?? 'http', error?.text ?? answer.statusText);
}
const read = (path: string) => take(path).then((answer) => answer.text());
const ask = async <T>(path: string, options: RequestInit = {}): Promise<T> => (await (await take(path, options)).json()) as T;
const post = <T, D>(path: string, data: D) =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(data), headers: { 'content-type': 'application/json' } });

const withKey = (key?: string) => (key ? `key=${encodeURIComponent(key)}&` : '');
export const api = {
  /** Asked before anything else: only then is it known who this browser is. */
  about: <T>() => ask<Omit<Told, 'games'> & { games: Record<string, T & Offered> }>('/api/about').then((told) => (settle(told.user), told)),
  create: (game: string, options: Record<string, unknown>, chairs: AskedChair[], more: Partial<NewTable>) =>
    post<Made, NewTable>('/api/tables', { game, options, chairs, ...more }),
  /** With the password; from then on one is let in. */
  enter: async (password: string) => {
    const given = await post<Entered, Password>('/api/enter', { password });
    settle(given.user);
    admit(given.pass);
  },
  tables: (state: string, search: string, after: string | null) =>
    ask<Tables>(`/api/tables?${new URLSearchParams({ state, ...(search ? { search } : {}), ...(after ? { after } : {}) }).toString()}`),
  pictures: (tables: string[]) => ask<Pictures>(`/api/pictures?tables=${tables.join(',')}`),
  results: () => ask<Results>('/api/results'),
  finished: () => ask<Finished[]>('/api/results/games'),
  table: (table: string) => ask<Listed>(`/api/tables/${table}`),
  remove: (table: string) => ask<object>(`/api/tables/${table}`, { method: 'DELETE' }),
  link: (table: string, player: string) => post<NewLink, WhichChair>(`/api/tables/${table}/links`, { player }),
  seat: (table: string, player: string, chair: AskedChair) =>
    post<Seated, AskedChair>(`/api/tables/${table}/chairs/${player}`, chair),
  rematch: (table: string) => post<Made, object>(`/api/tables/${table}/rematch`, {}),
  decline: (table: string) => post<object, object>(`/api/tables/${table}/decline`, {}),
  story: (table: string) => ask<Story>(`/api/tables/${table}/story`).then(({ story }) => story),
  replay: (table: string, to: number | null, eyes: string | null, key?: string) =>
    ask<Moment>(`/api/tables/${table}/replay?${withKey(key)}${to === null ? '' : `to=${to}&`}${eyes ? `eyes=${eyes}` : ''}`),
  marks: (table: string) => ask<Moment>(`/api/tables/${table}/replay?to=0&marks`).then(({ marks }) => marks ?? []),
  bringIn: (record: string, pace: Pace, to?: number) =>
    ask<Made>(`/api/records?pace=${pace}${to === undefined ? '' : `&to=${to}`}`, { method: 'POST', body: record }),
  record: (table: string) => read(`/api/tables/${table}/record`),
  report: (table: string) => read(`/api/report/${table}`),
  rules: (game: string, language: string) => ask<Rule[]>(`/api/rules/${game}?lang=${language}`),
  qr: (text: string) => take('/api/qr', { method: 'POST', body: JSON.stringify({ text } satisfies Qr) }).then((answer) => answer.text()),
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
