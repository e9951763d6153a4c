/** Where the Troops of a zone stand, and its ground where it is raised. */
import type { Troop } from '../logic/model';
import type { Zone } from './geometry';
import { inset, type Point, ringPath } from './outline';

const tops = new WeakMap<Zone, string>();
/** The ground of a zone inside its borders and walls. */
export function top(place: Zone): string {
  const kept = tops.get(place);
  if (kept) return kept;
  const made = ringPath(inset(place.ring, place.kind === 'district' ? 6.5 : 4.5)) + (place.hole ? ringPath(inset(place.hole, -7.5)) : '');
  tops.set(place, made);
  return made;
}

/** Distance of the shields of a Troop, by their number; more than nine are not drawn. */
const STEP = [0, 0, 9, 8, 7, 6.2, 5.4, 4.8, 4.4, 4];
const RADIUS = 11.5;
/** Room for a creature beside the shields, and for each further one. */
const CREATURE = 27;
const ANOTHER = 22;

export interface Rank {
  shields: number;
  step: number;
  /** Half of the width of the shields. */
  half: number;
  /** Of the plinth, with creatures. */
  width: number;
}
export function rank(units: number, creatures: number): Rank {
  const shields = Math.min(units, STEP.length - 1);
  const step = (STEP[shields] ?? 0) * (creatures && shields > 3 ? 0.82 : 1);
  const half = Math.max(19, (step * (shields - 1)) / 2 + RADIUS + 3);
  return { shields, step, half, width: half * 2 + (creatures ? CREATURE + (creatures - 1) * ANOTHER : 0) };
}
/** Of Troops on the map. */
export const SCALE = 0.92;
export const breadth = ({ units, creatures }: Pick<Troop, 'units' | 'creatures'>) => (rank(units, creatures.length).width / 2 + 2) * SCALE;

/** One stands at its place; the attacker takes the second one, and both make room. */
export function feet(place: Zone, troops: readonly Troop[]): Point[] {
  const [first, second] = troops;
  if (!first || !second) return troops.map(() => place.troop);
  const [a, b] = [place.troop, place.second];
  const apart = Math.max(0, breadth(first) + breadth(second) - Math.abs(b[0] - a[0]));
  const side = b[0] < a[0] ? -1 : 1;
  const step = Math.abs(b[1] - a[1]) > 30 ? 0 : apart / 2;
  return [[a[0] - side * step, a[1]], [b[0] + side * step, b[1]]];
}
