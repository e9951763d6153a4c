/** What a click on a zone does: a whole gesture, or a part of a plan. */
import type { Choice } from '../../lib/protocol';
import type { Geometry, ZoneName } from '../board/geometry';
import { type Lit, OPEN, reach } from './lit';
import { changes, coloursAt, grown, journeyOf, movedTo, nearest, nextColour, type Plan, placing, pressedAt, raisesAt, spaceFor } from './plan';
import { isZone, split } from './say';
import { LEADING, PLACING } from './steps';
import type { Ahead, Arrival, Journey, Space } from './told';

export interface Target {
  /** Sent together. */
  choices?: Choice[];
  /** Kept on the page. */
  plan?: Partial<Plan>;
  /** Raised, with its price; null: can be clicked, but is no answer that is being asked for. */
  lit: Lit | null;
  arrival?: Arrival;
}
export type Targets = Map<ZoneName, Target>;

export interface Asked {
  step: string;
  legal: readonly Choice[];
  ahead: Ahead;
  plan: Plan;
  map: Geometry;
  spaces: readonly Space[];
  /** Own spaces with a token on them. */
  used: readonly string[];
  /** Where own Troops stand. */
  troops: ReadonlySet<ZoneName>;
  /** Whoever presses sees before what it would do: a Troop is found for any zone. */
  hovers: boolean;
}

/** Steps of a Move. */
export const ON_THE_WAY = new Set(['take along', 'where does the creature go', 'go on']);
const RAISING = new Set(['raise a pyramid', 'choose a colour', 'raise it to']);
const AT_ZONES = new Set(['empty', 'raise', 'troop', 'to', 'teleport', 'transfer', 'place', 'hit', 'battle']);

export function targetsOf(asked: Asked): Targets {
  const { step, ahead, plan } = asked;
  if (!asked.legal.length) return new Map();
  if (step === 'your turn') return inTurn(asked);
  if (step === 'choose a troop' || step === LEADING) return moving(asked, setsOut(asked));
  if (step === 'take along' && ahead.moves?.length) return going(asked, [], journeyOf(ahead.moves, plan));
  if (step === 'go on') return new Map([...(plan.units === null ? plain(asked) : []), ...going(asked, [], journeyOf(ahead.moves ?? [], plan))]);
  if (PLACING.has(step) && ahead.recruits) return recruiting(asked);
  if (RAISING.has(step) && ahead.raises) return raising(asked, []);
  if (ahead.founding) return founding(asked);
  return plain(asked);
}

/** The action of the space that is planned. */
export const actionOf = ({ plan, spaces }: Pick<Asked, 'plan' | 'spaces'>): string | undefined => spaces.find(({ name }) => name === plan.space)?.action;
/** The choice that comes before everything of an action, in one's turn. */
export const begun = ({ step, legal, spaces, used, plan }: Asked, action: string): Choice[] => {
  const space = step === 'your turn' ? spaceFor(action, legal, spaces, used, plan) : null;
  return space ? [space] : [];
};

/** What is said before a Troop sets out: that no priest goes (KT-R2). */
export const setsOut = (asked: Asked): Choice[] => [...begun(asked, 'move'), ...(asked.ahead.unled ?? [])];

function inTurn(asked: Asked): Targets {
  const { plan, ahead } = asked;
  const action = actionOf(asked);
  if (action === 'recruit') return recruiting(asked);
  if (action === 'raise') return raising(asked, begun(asked, 'raise'));
  if (action === 'move' || plan.troop) return moving(asked, setsOut(asked));
  if (plan.district) return raising(asked, begun(asked, 'raise'));
  const found = goals(asked);
  for (const { district } of ahead.raises ?? []) found.set(district, { plan: { district }, lit: null });
  for (const { troop } of ahead.moves ?? []) found.set(troop, { plan: { troop }, lit: null });
  return found;
}

/** A zone that is pressed finds a Troop that goes there. */
function goals({ ahead, map, hovers }: Asked): Targets {
  const isTemple = (zone: ZoneName) => ['temple', 'sanctuary'].includes(map.zones.get(zone)?.kind ?? '');
  return new Map(hovers ? [...nearest(ahead.moves ?? [], isTemple)].map(([goal, { troop }]) => [goal, { plan: { goal, troop }, lit: null }]) : []);
}

function moving(asked: Asked, before: Choice[]): Targets {
  const { plan, ahead, legal } = asked;
  const moves = ahead.moves ?? [];
  const journey = plan.troop ? journeyOf(moves, plan) : undefined;
  const lit = journey ? null : OPEN;
  const found: Targets = new Map([...(journey ? [] : goals(asked)), ...moves.map(({ troop }) => [troop, { plan: { troop, goal: null }, lit }] as const)]);
  /** Troops that cannot go anywhere at once, but perhaps in parts. */
  for (const choice of legal) {
    const [verb, zone] = split(choice);
    if (verb === 'troop' && !found.has(zone)) found.set(zone, { choices: [choice], lit: null });
  }
  if (plan.troop) found.delete(plan.troop);
  return new Map([...found, ...going(asked, before, journey)]);
}

/** A Move that is to go on from there is not ended. */
export const unended = (choices: readonly Choice[]): readonly Choice[] => (choices.at(-1) === 'pass' ? choices.slice(0, -1) : choices);

function going({ map, plan }: Asked, before: Choice[], journey: Journey | undefined): Targets {
  if (!journey) return new Map();
  const all = [...journey.to, ...(journey.by_card ?? [])];
  const lit = reach(map, journey.troop, all);
  return new Map(all.map((arrival) => [arrival.zone, { choices: [...before, ...(plan.onward ? unended(arrival.choices) : arrival.choices)], lit: lit.get(arrival.zone) ?? OPEN, arrival }]));
}

/** A press on a district places a single Unit at once; several are planned there, and sent together. */
function recruiting(asked: Asked): Targets {
  const { ahead, plan } = asked;
  const { recruits } = ahead;
  if (!recruits) return new Map();
  const single = recruits.prices.length === 2 ? Object.keys(recruits.room).filter((zone) => placing(recruits, { [zone]: 1 }).length) : [];
  if (single.length) return new Map(single.map((zone) => [zone, { choices: [...begun(asked, 'recruit'), ...placing(recruits, { [zone]: 1 })], lit: OPEN }]));
  const open = Object.keys(recruits.room).filter((zone) => changes(recruits, plan.placed, zone, plan.most));
  return new Map(open.map((zone) => [zone, { plan: pressedAt(recruits, plan, zone), lit: OPEN }]));
}

/** Where there is one way to build, a click builds; where there are several, the question says which. */
function raising({ ahead, plan }: Asked, before: Choice[]): Targets {
  const raises = ahead.raises ?? [];
  const found: Targets = new Map();
  for (const { district } of raises) {
    const [only, ...more] = raisesAt(raises, district);
    if (district === plan.district || !only) continue;
    // What the next level costs stands at the pyramid (K-A4).
    const lit = { ...OPEN, fee: Math.min(only.paid, ...more.map(({ paid }) => paid)) };
    found.set(district, more.length ? { plan: { district, colour: null }, lit: plan.district ? null : lit } : { choices: [...before, ...only.choices], lit });
  }
  return found;
}

function founding({ ahead, plan, map }: Asked): Targets {
  const ways = ahead.founding ?? [];
  const found: Targets = new Map();
  for (const district of map.zones.keys()) {
    const moved = movedTo(ways, plan.founded, plan.colour, district);
    if (moved) {
      found.set(district, { plan: { founded: moved, colour: null }, lit: OPEN });
      continue;
    }
    const colours = coloursAt(ways, plan.founded, district);
    // The colour that is marked is the one that is built.
    const meant = plan.colour ?? nextColour(ways, plan.founded);
    const colour = colours.find((one) => one === meant) ?? (plan.colour ? undefined : colours[0]);
    if (colour) found.set(district, { plan: { founded: grown(plan.founded, district, colour), colour: null }, lit: OPEN });
  }
  return found;
}

/** Choices that name a zone, one by one; a city is all of its zones. */
function plain({ legal, map }: Asked): Targets {
  const found: Targets = new Map();
  for (const choice of legal) {
    const [verb, name] = split(choice);
    const zones = verb === 'city' ? [...map.zones.values()].filter(({ city }) => city === name).map((zone) => zone.name) : AT_ZONES.has(verb) && isZone(name) ? [name] : [];
    for (const zone of zones) if (!found.has(zone)) found.set(zone, { choices: [choice], lit: OPEN });
  }
  return found;
}
