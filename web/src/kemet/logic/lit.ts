/** What can be done with a zone now, as the board shows it. */
import type { Geometry, ZoneName } from '../board/geometry';

export interface Lit {
  /** Land moves and ships; 0 where only something other than a step leads there. */
  steps: number;
  /** By ship, at least for a part of the way. */
  sea: boolean;
  /** Price of the Teleport that leads there, if one does. */
  teleport: number | null;
  /** What must be paid besides: a creature there may ask for it (K-P6). */
  fee: number;
  /** A Transfer card is played for it. */
  card: boolean;
  battle: boolean;
}
/** Can be chosen, without a price. */
export const OPEN: Lit = { steps: 0, sea: false, teleport: null, fee: 0, card: false, battle: false };

/** One of the ways that the server tells for a Troop; see Ahead in docs/protocol.md. */
export interface Arrival {
  zone: ZoneName;
  choices: string[];
  paid: number;
  battle?: { enemy: string; strength: number[] };
}

/** Everywhere that a Troop can go from a zone. */
export function reach(map: Geometry, from: ZoneName, arrivals: readonly Arrival[]): Map<ZoneName, Lit> {
  return new Map(arrivals.map((arrival) => [arrival.zone, way(map, from, arrival)]));
}

function way(map: Geometry, from: ZoneName, { choices, paid, battle }: Arrival): Lit {
  const lit: Lit = { steps: 0, sea: false, teleport: null, fee: 0, card: false, battle: battle !== undefined };
  let here = from;
  for (const choice of choices) {
    const [verb, zone = ''] = choice.split(' ');
    if (verb !== 'to' && verb !== 'teleport' && verb !== 'transfer') continue;
    if (verb === 'transfer') lit.card = true;
    else if (verb === 'teleport') lit.teleport = paid;
    else {
      lit.steps += 1;
      lit.sea ||= !map.zones.get(here)?.beside.includes(zone);
    }
    here = zone;
  }
  if (lit.teleport === null) lit.fee = paid;
  return lit;
}

/** The zones that a way leads through, its start first. */
export function stops(from: ZoneName, { choices }: Arrival): ZoneName[] {
  return [from, ...choices.map((choice) => choice.split(' ')).flatMap(([verb, zone]) => (verb === 'to' || verb === 'teleport' || verb === 'transfer' ? [zone ?? ''] : []))];
}
