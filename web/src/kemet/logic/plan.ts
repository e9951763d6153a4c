/** What somebody puts together on the page before anything is sent. It belongs to one question: with the next it is gone. */
import type { Choice } from '../../lib/protocol';
import type { Colour } from '../art/gems';
import type { ZoneName } from '../board/geometry';
import type { Founded, Journey, Planned, Raised, Room, Space } from './told';

export interface Plan {
  /** An action space that is to be used: "move-2". */
  space: string | null;
  /** With the silver token, where either could be placed. */
  silver: boolean;
  /** The Troop that is to move; how many of it (null: all), and whether its creatures go along. */
  troop: ZoneName | null;
  units: number | null;
  alone: boolean;
  /** Where a Troop is to go that was found for it. */
  goal: ZoneName | null;
  /** It stops on the way: where it gets first its Move is not over. */
  onward: boolean;
  /** Units that are to be placed, and how many at most (null: all that can come). */
  most: number | null;
  placed: Readonly<Partial<Record<ZoneName, number>>>;
  /** Where somebody wants them; elsewhere they are only proposed. */
  meant: readonly ZoneName[];
  /** A pyramid that is to grow, and its colour where it is new. */
  district: ZoneName | null;
  colour: Colour | null;
  /** First pyramids. */
  founded: readonly Planned[];
}
export const NO_PLAN: Plan = { space: null, silver: false, troop: null, units: null, alone: false, goal: null, onward: false, most: null, placed: {}, meant: [], district: null, colour: null, founded: [] };

/** The part of a Troop that is meant: as many as wanted, with or without creatures as far as there is a choice. Before
 * anybody says so it is the first that is told: the whole Troop, or all that are under way. */
export function journeyOf(moves: readonly Journey[], plan: Plan): Journey | undefined {
  const here = moves.filter((journey) => plan.troop === null || journey.troop === plan.troop);
  if (plan.units === null) return here[0];
  const many = here.filter(({ units }) => units === plan.units);
  return many.find(({ creatures }) => (creatures.length === 0) === plan.alone) ?? many[0];
}

/** Whoever stops on the way where nobody of theirs stands wants to leave somebody there: one, unless they say otherwise. So
 * many go on then; null: all of them. */
export function leaving([all, ...parts]: readonly Journey[], unitsAt: (zone: ZoneName) => number): number | null {
  const left = all && unitsAt(all.troop) === all.units ? all.units - 1 : 0;
  return parts.some(({ units, to, by_card = [] }) => units === left && to.length + by_card.length > 0) ? left : null;
}

/** A Troop for each zone that can be reached, whoever goes as a whole: one that leaves no temple, then the cheapest way and
 * the most Units. */
export function nearest(moves: readonly Journey[], isTemple: (zone: ZoneName) => boolean): Map<ZoneName, Journey> {
  const found = new Map<ZoneName, { journey: Journey; cost: number[] }>();
  for (const journey of moves) {
    for (const { zone, paid, choices } of journey.to) {
      const cost = [Number(isTemple(journey.troop)), paid, -journey.units, choices.length];
      const best = found.get(zone)?.cost;
      const at = cost.findIndex((n, i) => n !== best?.[i]);
      if (!best || at < 0 || (cost[at] ?? 0) < (best[at] ?? 0)) found.set(zone, { journey, cost });
    }
  }
  return new Map([...found].map(([zone, { journey }]) => [zone, journey]));
}

/** The choice that places a token for an action: on the space that was named, else on a floor that still needs one. */
export function spaceFor(action: string, legal: readonly Choice[], spaces: readonly Space[], used: readonly string[], { space: named, silver }: Pick<Plan, 'space' | 'silver'>): Choice | null {
  const open = legal.flatMap((choice) => {
    const [verb = '', name = ''] = choice.split(' ');
    const space = verb === 'silver' || (verb === 'space' && !silver) ? spaces.find((one) => one.name === name) : undefined;
    return space?.action === action ? [{ choice, space }] : [];
  });
  const full = new Set(spaces.filter(({ name }) => used.includes(name)).map(({ floor }) => floor));
  const best = open.find(({ space }) => space.name === named) ?? open.find(({ space }) => !full.has(space.floor)) ?? open[0];
  return best?.choice ?? null;
}

// Units ---------------------------------------------------------------------------------------------------------------

export const total = (placed: Plan['placed']): number => Object.values(placed).reduce<number>((sum, n) => sum + (n ?? 0), 0);
const all = ({ prices }: Room, most: number | null): number => most ?? prices.length - 1;
const space = ({ room }: Room, placed: Plan['placed'], zone: ZoneName): number => (room[zone] ?? 0) - (placed[zone] ?? 0);
/** Whether a press there changes anything: somebody can come, or change over, or stay away unless all must come. */
export function changes(recruits: Room, placed: Plan['placed'], zone: ZoneName, most: number | null = null): boolean {
  const here = placed[zone] ?? 0;
  const others = total(placed) < all(recruits, most) || total(placed) > here;
  return (others && space(recruits, placed, zone) > 0) || (here > 0 && !recruits.ways);
}

/** What is sent: zone by zone in the order of the board, and that it is enough, unless nothing more would fit. Where all
 * must come the engine tells the choices, of which some go without saying (K-P1); nothing before they all have a place. */
export function placing({ room, prices, ways }: Room, placed: Plan['placed']): Choice[] {
  if (ways) return ways.find((way) => Object.keys(room).every((zone) => (way.placed[zone] ?? 0) === (placed[zone] ?? 0)))?.choices ?? [];
  const zones = Object.keys(room);
  const choices = zones.flatMap((zone) => Array.from({ length: placed[zone] ?? 0 }, () => `place ${zone}`));
  const last = Math.max(0, zones.findLastIndex((zone) => (placed[zone] ?? 0) > 0));
  const more = choices.length < prices.length - 1 && zones.slice(last).some((zone) => (placed[zone] ?? 0) < (room[zone] ?? 0));
  return more ? [...choices, 'pass'] : choices;
}

/** Every Unit that can come, where the largest Troops stand: what is proposed before anybody says otherwise. */
export function filled({ room, prices }: Room, units: (zone: ZoneName) => number, most: number | null = null): Plan['placed'] {
  let left = most ?? prices.length - 1;
  const placed: Partial<Record<ZoneName, number>> = {};
  for (const zone of Object.keys(room).sort((a, b) => units(b) - units(a))) {
    const here = Math.min(left, room[zone] ?? 0);
    if (here > 0) placed[zone] = here;
    left -= here;
  }
  return placed;
}
/** Somebody has said how many come, or where: what was only proposed waits to be sent. */
export const isMeant = ({ placed, meant, most }: Pick<Plan, 'placed' | 'meant' | 'most'>): boolean => most !== null || (meant.length > 0 && total(placed) > 0);
/** A press on a zone: whoever has no place yet goes there; else all of them, as long as their places are only proposed, and
 * after that one from where most are. Where nobody is left to come, one less does; the first press on what is only proposed
 * means it, and takes nobody away. */
export function pressedAt(recruits: Room, { placed, meant, most }: Pick<Plan, 'placed' | 'meant' | 'most'>, zone: ZoneName): Pick<Plan, 'placed' | 'meant'> {
  const now = new Map(Object.keys(recruits.room).map((one) => [one, placed[one] ?? 0]));
  const here = now.get(zone) ?? 0;
  const fits = space(recruits, placed, zone);
  const others = [...now].filter(([one, n]) => one !== zone && n > 0).sort(([, a], [, b]) => b - a);
  let come = Math.min(fits, all(recruits, most) - total(placed));
  if (come <= 0 && (!fits || !others.length)) come = here && !meant.length ? 0 : -1;
  else if (come <= 0) {
    const wanted = meant.length ? 1 : fits;
    for (const [other, n] of others) {
      const gone = Math.min(n, wanted - come);
      now.set(other, n - gone);
      come += gone;
    }
  }
  now.set(zone, here + come);
  return { placed: Object.fromEntries(now), meant: [...meant.filter((one) => one !== zone), zone] };
}

// Pyramids ------------------------------------------------------------------------------------------------------------

export const raisesAt = (raises: readonly Raised[], district: ZoneName | null): Raised[] => raises.filter((one) => one.district === district);

const level = (sites: readonly Planned[], district: ZoneName) => sites.find((one) => one.district === district);
/** The ways to build that still agree with what is planned. */
export const agreeing = (ways: readonly Founded[], planned: readonly Planned[]): Founded[] =>
  ways.filter(({ pyramids }) =>
    planned.every((site) => {
      const there = level(pyramids, site.district);
      return there !== undefined && there.colour === site.colour && there.level >= site.level;
    }),
  );
const same = (a: readonly Planned[], b: readonly Planned[]) =>
  a.length === b.length && a.every((site) => level(b, site.district)?.level === site.level && level(b, site.district)?.colour === site.colour);
/** The way that is planned, once it is whole. */
export const whole = (ways: readonly Founded[], planned: readonly Planned[]): Founded | undefined => ways.find(({ pyramids }) => same(pyramids, planned));
/** What is planned, once somebody has named every pyramid of it: a level that is left goes where something was planned last. */
export function settled(ways: readonly Founded[], planned: readonly Planned[]): Founded | undefined {
  const last = planned.at(-1);
  if (!last) return undefined;
  const there = ({ pyramids }: Founded) => level(pyramids, last.district)?.level ?? 0;
  const found = whole(ways, planned) ?? agreeing(ways, planned).sort((a, b) => there(b) - there(a))[0];
  return found?.pyramids.length === planned.length ? found : undefined;
}
/** Where another level may be planned, and in which colours. */
export function coloursAt(ways: readonly Founded[], planned: readonly Planned[], district: ZoneName): Colour[] {
  const now = level(planned, district)?.level ?? 0;
  const found = agreeing(ways, planned).flatMap(({ pyramids }) => pyramids.filter((site) => site.district === district && site.level > now));
  return [...new Set(found.map(({ colour }) => colour))];
}
/** A colour that is pressed stands at once, in the first of these districts where it can; nothing where it cannot. */
export function begunIn(ways: readonly Founded[], planned: readonly Planned[], colour: Colour, districts: readonly ZoneName[]): Planned[] | null {
  const district = districts.find((one) => !level(planned, one) && coloursAt(ways, planned, one).includes(colour));
  return district ? grown(planned, district, colour) : null;
}
/** Pressed again it rises where it stands. */
export function higherIn(ways: readonly Founded[], planned: readonly Planned[], colour: Colour): Planned[] | null {
  const there = planned.find((site) => site.colour === colour && coloursAt(ways, planned, site.district).includes(colour));
  return there ? grown(planned, there.district, colour) : null;
}
/** It goes to the district that is pressed next. */
export function movedTo(ways: readonly Founded[], planned: readonly Planned[], colour: Colour | null, district: ZoneName): Planned[] | null {
  const last = planned.at(-1);
  const others = planned.slice(0, -1);
  if (!colour || last?.colour !== colour || last.level > 1 || level(planned, district)) return null;
  return coloursAt(ways, others, district).includes(colour) ? grown(others, district, colour) : null;
}
/** The colour of the next new pyramid, before anybody says otherwise. */
export function nextColour(ways: readonly Founded[], planned: readonly Planned[]): Colour | undefined {
  const taken = new Set(planned.map(({ district }) => district));
  return agreeing(ways, planned).flatMap(({ pyramids }) => pyramids.filter(({ district }) => !taken.has(district)))[0]?.colour;
}
export function grown(planned: readonly Planned[], district: ZoneName, colour: Colour): Planned[] {
  const there = level(planned, district);
  return there ? planned.map((site) => (site === there ? { ...site, level: site.level + 1 } : site)) : [...planned, { district, colour, level: 1 }];
}
