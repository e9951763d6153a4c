/** Who plays after whom, as the bar above everything shows it. */
import type { Entry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { God } from '../art/emblems';
import type { Model } from './model';

/** What was told up to an entry. */
export const upTo = (story: readonly Entry[], n: number): Entry[] => story.filter((entry) => entry.n <= n);

export interface Place {
  player: string;
  on: boolean;
  god: God | undefined;
  gone: boolean;
  pair: boolean;
  lower: God | null;
  partners: string[];
}

/** Partners in a merged god take their turns at their own places, but the god is shown once, with both of them (A-MG5). While a
 * stage tells of earlier (`told`: up to which entry), it is as it was then: nobody has merged or is forgotten too soon. */
export function placesOf(model: Model, story: readonly Entry[], turn: string | null, told: number | null): Place[] {
  const later = told === null ? [] : story.filter(isEvent).filter(({ n }) => n > told);
  const parted = new Set(later.filter(({ event }) => event === 'merged').map(({ args }) => args[0] as God));
  const kept = new Set(later.filter(({ event }) => event === 'forgotten').map(({ args }) => args[0] as God));
  const then = told === null ? undefined : upTo(story, told).filter(isEvent).findLast(({ event }) => event === 'turn')?.args[0];
  const now = typeof then === 'string' ? then : turn;
  const { players, sides, forgotten } = model;
  const all = [...sides, ...forgotten.map(({ god, players }) => ({ god, players, lower: null }))];
  const godOf = (player: string): God | undefined => {
    const apart = [...parted].find((god) => model.chairs[god] === player);
    return apart ?? model.godOf.get(player);
  };
  const first = players.filter((player, i) => !godOf(player) || players.findIndex((other) => godOf(other) === godOf(player)) === i);
  return first.map((player) => {
    const god = godOf(player);
    const side = all.find((one) => one.god === god);
    const partners = god ? players.filter((other) => godOf(other) === god) : [player];
    const gone = god !== undefined && !kept.has(god) && forgotten.some((one) => one.god === god);
    return { player, on: now !== null && partners.includes(now), god, gone, pair: partners.length > 1, lower: side?.lower && !parted.has(side.lower) ? side.lower : null, partners };
  });
}
