/** Somebody's own results, counted by this and that. */
import { csv } from './csv';
import type { Finished, Sitter } from './protocol';

export interface Sum {
  games: number;
  wins: number;
  /** Winners share one point. */
  score: number;
}
export interface Row extends Sum {
  key: string;
}

export const total = (rows: readonly Sum[]): Sum =>
  rows.reduce((sum, row) => ({ games: sum.games + row.games, wins: sum.wins + row.wins, score: sum.score + row.score }), { games: 0, wins: 0, score: 0 });

/** One row for each key, the most played first. */
export function by<T extends Sum>(rows: readonly T[], key: (row: T) => string): Row[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return [...groups].map(([name, group]) => ({ key: name, ...total(group) })).sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

export const rate = ({ games, score }: Sum): number => (games ? score / games : 0);

const scoreOf = ({ over, me }: Finished) => over.score[Number(me.slice(1)) - 1] ?? 0;

/** Names of rules stay as they are: a spreadsheet should not depend on a language. */
export function asCsv(games: readonly Finished[], label: (chair: Sitter) => string): string {
  const head = ['ended', 'game', 'scenario', 'players', 'side', 'won', 'score', 'reason', 'others', 'table'];
  return csv([
    head,
    ...games.map((one) => [
      new Date(one.ended).toISOString(),
      one.game,
      String(one.options['scenario'] ?? ''),
      one.chairs.length,
      one.sides[one.me] ?? '',
      one.over.winners.includes(one.me) ? 1 : 0,
      scoreOf(one),
      one.over.reason,
      one.chairs.filter(({ player }) => player !== one.me).map((chair) => `${label(chair)}${one.sides[chair.player] ? ` (${one.sides[chair.player]})` : ''}`).join('; '),
      one.table,
    ]),
  ]);
}
