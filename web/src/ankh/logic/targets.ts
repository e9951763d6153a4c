/** Which choices stand where: on hexes, sides, tokens and regions of the board, or beside it. */
import type { HexName, SideName } from '../../lib/hex';
import type { Choice, Frame, View } from '../../lib/protocol';
import type { Ahead } from './about';

export type HexRole = 'figure' | 'go' | 'take' | 'save' | 'leave';
export interface HexTarget {
  choice: Choice;
  role: HexRole;
}
export interface Targets {
  hexes: Map<HexName, HexTarget>;
  /** Whole regions, named by their first hex. */
  regions: Map<HexName, Choice>;
  tokens: Map<number, Choice>;
  sides: Map<SideName, Choice>;
  aims: { hex: HexName; aim: string; choice: Choice }[];
  actions: Map<string, Choice>;
  cards: Map<string, Choice>;
  powers: Map<string, Choice>;
  bids: Choice[];
  /** What is neither on the board nor in a panel. */
  others: Choice[];
  pass: Choice | null;
  seal: Choice | null;
}

const ROLES: Record<string, HexRole> = { move: 'figure', to: 'go', take: 'take', save: 'save', leave: 'leave' };
/** Steps in which a hex stands for its whole region (A-EV3). */
const REGION_STEPS = new Set(['which half keeps the token', 'swap a token']);

export function split(choice: Choice): readonly [verb: string, rest: string] {
  const at = choice.indexOf(' ');
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)];
}

/** A choice with the one before it that leads there: "summon warrior; to [4,7]". */
export const THEN = '; ';
export const partsOf = (choice: Choice): Choice[] => choice.split(THEN);
export const lastOf = (choice: Choice): Choice => partsOf(choice).at(-1) ?? '';

const nothing = (): Targets => ({
  hexes: new Map(),
  regions: new Map(),
  tokens: new Map(),
  sides: new Map(),
  aims: [],
  actions: new Map(),
  cards: new Map(),
  powers: new Map(),
  bids: [],
  others: [],
  pass: null,
  seal: null,
});
export const NO_TARGETS = nothing();

export function targetsOf(view: View): Targets {
  const found = nothing();
  const top = view.position.frames.at(-1);
  const next = (view.ahead as Ahead | undefined)?.next;
  for (const choice of view.legal) if (choice !== next?.choice) place(found, choice, top);
  for (const choice of next?.legal ?? []) found.hexes.set(split(choice)[1], { choice: `${next?.choice}${THEN}${choice}`, role: 'go' });
  return found;
}

function place(found: Targets, choice: Choice, top: Frame | undefined): void {
  const [verb, rest] = split(choice);
  const role = ROLES[verb];
  if (role && rest.startsWith('[')) {
    if (top && REGION_STEPS.has(top.frame)) found.regions.set(rest, choice);
    else found.hexes.set(rest, { choice, role });
  } else if (verb === 'camel') found.sides.set(rest, choice);
  else if (verb === 'token') found.tokens.set(Number(rest), choice);
  else if (verb === 'aim') found.aims.push({ hex: aiming(top), aim: rest, choice });
  else if (verb === 'action') found.actions.set(rest, choice);
  else if (verb === 'card') found.cards.set(rest, choice);
  else if (verb === 'unlock') found.powers.set(rest, choice);
  else if (verb === 'bid') found.bids.push(choice);
  else if (choice === 'pass') found.pass = choice;
  else if (choice === 'seal') found.seal = choice;
  else found.others.push(choice);
}

/** The hex of the Scorpion whose claws are turned. */
function aiming(top: Frame | undefined): HexName {
  return String(Object.entries(top ?? {}).find(([name, value]) => name !== 'frame' && /^\[\d+,\d+\]$/.test(String(value)))?.[1] ?? '');
}

/** The own figure that is being moved, and those that may still move instead of it. */
export function movers(view: View): { selected: HexName | null; instead: HexName[] } {
  const frames = view.position.frames;
  const top = frames.at(-1);
  if (top?.frame !== 'move this figure' || !view.legal.length) return { selected: null, instead: [] };
  const list = frames.findLast((frame) => frame.frame === 'move your figures')?.more ?? [];
  return { selected: String(top['from']), instead: list.map(String) };
}
