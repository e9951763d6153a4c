/** The arithmetic of a battle, source by source; it adds up at every step. */
import type { About } from './told';
import { SKILL } from './say';
import { type Count, type Fight, type Stat, STATS } from './fight';

export const GROUPS = ['units', 'card', 'creature', 'tiles', 'path', 'divine', 'home'] as const;
export type Group = (typeof GROUPS)[number];
export type Values = Record<Stat, number>;
/** What a source gives one side: one thing that can be shown and explained. */
export interface Part {
  source: string;
  group: Group;
  values: Values;
  rule: string;
  /** How often it counts. */
  times: number;
}
export interface Row {
  group: Group;
  /** Of the attacker, of the defender. */
  sides: [Part[], Part[]];
}

export const nothing = (): Values => ({ strength: 0, damage: 0, defence: 0, 'unblockable damage': 0 });

export function groupOf(about: About, source: string): Group {
  if (source === 'units' || source === 'home') return source;
  if (about.path && (source === 'road' || source.startsWith(SKILL) || about.path.tokens.some(({ name, kind }) => kind === 'object' && name === source))) return 'path';
  if (about.cards.some(({ name }) => name === source)) return 'card';
  if (about.divine.some(({ name }) => name === source)) return 'divine';
  return about.tiles.find(({ name }) => name === source)?.creature ? 'creature' : 'tiles';
}

type Line = Pick<Count, 'amount' | 'source' | 'rule'> & { stat: string };

/** Lines of one side, joined by their source. */
export function partsOf(about: About, lines: readonly Line[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { amount, stat, source, rule } of lines) {
    const part = parts.get(source) ?? { source, group: groupOf(about, source), values: nothing(), rule, times: 0 };
    part.values[stat as Stat] += amount;
    parts.set(source, part);
  }
  return [...parts.values()];
}

/** The ledger as far as the battle is told. `before`: what both sides have before cards, as long as nothing is counted. */
export function ledger(about: About, fight: Fight, before: readonly (readonly Line[])[] | null): Row[] {
  const sides = fight.players.map((player, side) => {
    const counted = fight.counts.filter((count) => count.player === player);
    const parts = partsOf(about, counted.length ? counted : (before?.[side] ?? []));
    for (const { card } of fight.added.filter((one) => one.player === player)) {
      const part = parts.find(({ source }) => source === card);
      if (part) part.times += 1;
      // A card that counts for nothing was still played: a bluff.
      else parts.push({ source: card, group: 'divine', values: nothing(), rule: ruleOf(about, card), times: 1 });
    }
    for (const { card, amount, rule } of fight.wounds.filter((one) => one.player === player)) {
      parts.push({ source: card, group: 'divine', values: { ...nothing(), strength: amount }, rule, times: 1 });
    }
    const shown = fight.cards[player];
    if (shown && !parts.some(({ group }) => group === 'card')) parts.push({ source: shown, group: 'card', values: nothing(), rule: '', times: 1 });
    return parts;
  }) as [Part[], Part[]];
  return GROUPS.map((group) => ({ group, sides: [sides[0].filter((part) => part.group === group), sides[1].filter((part) => part.group === group)] as [Part[], Part[]] })).filter(
    ({ group, sides: [left, right] }) => group === 'units' || group === 'card' || left.length + right.length > 0,
  );
}
const ruleOf = (about: About, card: string): string => about.divine.find(({ name }) => name === card)?.rule ?? '';

export function sum(parts: readonly Part[]): Values {
  const total = nothing();
  for (const { values } of parts) for (const stat of STATS) total[stat] += values[stat];
  return total;
}
/** The sums of both sides. */
export const totals = (rows: readonly Row[]): [Values, Values] => [sum(rows.flatMap(({ sides }) => sides[0])), sum(rows.flatMap(({ sides }) => sides[1]))];

/** How the Units of one side fell: as the engine counted them, with the numbers that led to it. */
export interface Fall {
  player: string;
  /** Units before the fighting. */
  units: number;
  damage: number;
  defence: number;
  unblockable: number;
  own: number;
  fallen: number;
  left: number;
}
export function falls(fight: Fight, sums: readonly [Values, Values]): Fall[] {
  return fight.players.flatMap((player, side): Fall[] => {
    const lost = fight.losses[player];
    const [own, foe] = [sums[side as 0 | 1], sums[(1 - side) as 0 | 1]];
    return lost ? [{ player, units: lost.left + lost.fallen + lost.own, damage: foe.damage, defence: own.defence, unblockable: foe['unblockable damage'], ...lost }] : [];
  });
}
