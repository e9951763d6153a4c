/** The War council as one of the two sees it: what is public, what is one's own, and the plan that is being made (K-B1). */
import type { Choice, View } from '../../lib/protocol';
import { unitsIn } from './model';
import type { Sheet } from './sheet';
import type { About, Ahead, Council as Told, Counted, Outlook, Sums } from './told';

export const COUNCIL = 'war council';
/** Where somebody sees cards first (KT-B4): what is shown, and then the rest. */
export const PART = 'part of the war council';
export const isCouncil = (step: string | undefined): boolean => step === COUNCIL || step === PART;
export interface Council {
  me: string;
  enemy: string;
  zone: string;
  attacking: boolean;
  /** Own Units in the battle. */
  units: number;
  /** Before cards, as everybody can see. */
  own: readonly Counted[];
  theirs: readonly Counted[];
  /** The enemy's card, where a Spy has shown it. */
  spied: string | null;
  /** Of a council in parts: which one; nothing of a whole one. */
  part: 'first' | 'rest' | null;
  /** What is chosen now. */
  asks: { cards: boolean; divine: boolean };
  /** What lies open already: the own battle card, and divine interventions of both. */
  chosen: string | null;
  laid: string[];
  shown: string[];
  /** Cards of the own hand, and those that lie used. */
  hand: string[];
  used: string[];
  /** Divine interventions for a battle that are held, with how many and the price of each; and the others. */
  /** `bluff`: it does nothing, and comes back. */
  divine: { card: string; held: number; cost: number; bluff: boolean }[];
  idle: string[];
  /** What the engine works out for both sides; it says nothing any more once the plan is sealed. */
  told: Told | null;
  /** What has been said to the server already; closed with a seal. */
  draft: readonly Choice[];
  sealed: boolean;
  /** The enemy chooses something in this part, and still plans. */
  asked: boolean;
  awaited: boolean;
}

/** Nothing where this viewer plans no battle now. */
export function councilOf(view: View, about: About, sheets: ReadonlyMap<string, Sheet>): Council | null {
  const { battle } = view.outlook as unknown as Outlook;
  const me = view.viewer;
  const mine = sheets.get(me);
  const frame = view.position.frames.find((one) => one.frame === 'battle');
  const planning = view.position.frames.findLast((one) => isCouncil(one.frame));
  if (!battle || !frame || !mine || !isCouncil(view.asks?.step) || ![battle.attacker, battle.defender].includes(me)) return null;
  const attacking = battle.attacker === me;
  const enemy = attacking ? battle.defender : battle.attacker;
  const among = (what: string, player = me) => (planning?.[what] as string[] | undefined)?.includes(player) ?? false;
  const inParts = planning?.frame === PART;
  const asks = inParts ? { cards: among('cards'), divine: among('divine') } : { cards: among('planning'), divine: among('planning') };
  const open = inParts && planning.at === 'the rest' ? ((view.position.columns['laid_open'] ?? {}) as Record<string, number>) : {};
  const laidBy = (player: string) => about.divine.flatMap(({ name }) => Array<string>(open[`${player} ${name}`] ?? 0).fill(name));
  const [attack = [], defence = []] = battle.counted;
  const held = mine.divine ?? new Map<string, number>();
  const draft = view.position.drafts[me] ?? [];
  const told = (view.ahead as Ahead | undefined)?.council ?? null;
  return {
    me,
    enemy,
    zone: battle.zone,
    attacking,
    units: unitsIn(view, me, battle.zone),
    own: attacking ? attack : defence,
    theirs: attacking ? defence : attack,
    spied: (frame[attacking ? "defender's card" : "attacker's card"] as string | null) ?? null,
    part: inParts ? (planning.at === 'the rest' ? 'rest' : 'first') : null,
    asks,
    chosen: (frame[attacking ? "attacker's card" : "defender's card"] as string | null) ?? null,
    laid: laidBy(me),
    shown: laidBy(enemy),
    hand: mine.hand ?? [],
    used: [...mine.played, ...(mine.buried ?? [])],
    divine: about.divine.filter(({ icon, name }) => asks.divine && icon === 'battle' && held.get(name)).map(({ name, cost, effect }) => ({ card: name, held: held.get(name) ?? 0, cost: told?.divine[name]?.price ?? cost, bluff: Object.keys(effect).length === 0 })),
    idle: about.divine.filter(({ icon, name }) => icon !== 'battle' && held.get(name)).map(({ name }) => name),
    told,
    draft,
    sealed: !view.asks?.waiting?.includes(me) || !(asks.cards || asks.divine),
    asked: !inParts || among('cards', enemy) || among('divine', enemy),
    awaited: view.asks?.waiting?.includes(enemy) ?? false,
  };
}

/** Two slots and some cards; nothing of it is sent before the seal. */
export interface Plan {
  play: string | null;
  aside: string | null;
  /** Nobody has picked what is laid aside, or anything at all: it was proposed. */
  proposed?: 'aside' | 'all' | undefined;
  added: ReadonlyMap<string, number>;
}
export const EMPTY: Plan = { play: null, aside: null, added: new Map() };

/** The first card that is picked will be played, the second is laid aside; picked again, it comes back. With the first
 * the weakest of the others is proposed to be laid aside. */
export function pick(plan: Plan, card: string, others: readonly string[] = []): Plan {
  const { play, aside, proposed } = plan;
  if (play === card && proposed !== 'all') return { ...plan, play: null };
  if (play === null || proposed === 'all') {
    const kept = aside && !proposed && aside !== card;
    return kept ? { ...plan, play: card } : { ...plan, play: card, aside: others.find((one) => one !== card) ?? null, proposed: 'aside' };
  }
  return { ...plan, aside: aside === card && !proposed ? null : card, proposed: undefined };
}
/** A plan that lies ready: the card that does best against all that the enemy may still hold, and with it what costs and
 * changes nothing, a Diversion. */
export function proposal(council: Council): Plan {
  if (!council.asks.cards) return { ...EMPTY, play: council.chosen };
  const sorted = byWeight(council);
  const free = council.divine.filter(({ cost, bluff }) => !cost && bluff);
  const added = new Map(free.map(({ card, held }) => [card, held]));
  const worth = (play: string) =>
    outcomes(council, { ...EMPTY, play }).reduce((sum, { won, fallen, falls: [own, enemy] }) => sum + (won && !fallen ? VICTORY : 0) - own + ENEMY * enemy, 0);
  // Whoever fights wants to win: a card that never does lies ready only where all are like that.
  const may = (play: string) => Number(chances(council, { ...EMPTY, play }).wins > 0);
  const [play] = [...council.hand].sort((a, b) => may(b) - may(a) || worth(b) - worth(a));
  if (!play || council.hand.length < 2 || !council.told) return EMPTY;
  return { ...pick(EMPTY, play, sorted), added, proposed: 'all' };
}
/** What a victory after which some are left (K-B5), and a fallen enemy, are worth in own Units. With these the plan is most
 * often that of the bot that plays well. */
const VICTORY = 3;
const ENEMY = 0.3;
/** Cards of the hand with what they count for here, the weakest first. */
export function byWeight({ hand, told }: Pick<Council, 'hand' | 'told'>): string[] {
  const weight = (card: string) => {
    const { strength = 0, damage = 0, defence = 0 } = told?.cards[card] ?? {};
    return strength * 2 + damage + defence;
  };
  return [...hand].sort((a, b) => weight(a) - weight(b));
}
/** One more of a divine intervention, or none after all of them. */
export function toggle(plan: Plan, card: string, held: number): Plan {
  const now = ((plan.added.get(card) ?? 0) + 1) % (held + 1);
  const added = new Map(plan.added);
  if (now) added.set(card, now);
  else added.delete(card);
  return { ...plan, added };
}

/** The plan as the engine wants to hear it: cards in the order of the list. Nothing before both slots are filled, where they
 * are asked for. It ends with the seal: where nothing can be added the engine has sealed by itself, and minds no word of it. */
export function gesture(about: About, plan: Plan, hand: number, slots = true): Choice[] {
  if (slots && (!plan.play || !plan.aside)) return [];
  // Of two cards the one that is left is played without being asked for.
  const cards = slots ? [`discard ${plan.aside}`, ...(hand > 2 ? [`card ${plan.play}`] : [])] : [];
  const adds = about.divine.flatMap(({ name }) => Array<Choice>(plan.added.get(name) ?? 0).fill(`add ${name}`));
  return [...cards, ...adds, 'seal'];
}
/** What of the plan is still to be said; null where something else has been said that has to be taken back first. A card
 * that was played without being asked for is part of what was said, but not of the plan. */
export function unsaid(draft: readonly Choice[], whole: readonly Choice[]): readonly Choice[] | null {
  const asked = whole.some((choice) => choice.startsWith('card '));
  const said = asked ? draft : draft.filter((choice) => !choice.startsWith('card '));
  return said.every((choice, i) => whole[i] === choice) ? whole.slice(said.length) : null;
}
/** A plan of which the server knows already. Of two cards the one that is not laid aside is played without being named. */
export function planned(draft: readonly Choice[], hand: readonly string[] = []): Plan {
  const added = new Map<string, number>();
  const plan = { ...EMPTY };
  for (const [verb, name = ''] of draft.map((choice) => choice.split(' '))) {
    if (verb === 'discard') plan.aside = name;
    else if (verb === 'card') plan.play = name;
    else if (verb === 'add') added.set(name, (added.get(name) ?? 0) + 1);
  }
  const others = hand.filter((card) => card !== plan.aside);
  if (plan.aside && !plan.play && others.length === 1) plan.play = others[0] ?? null;
  return { ...plan, added };
}

export const priceOf = (council: Council, plan: Plan): number => council.divine.reduce((paid, { card, cost }) => paid + cost * (plan.added.get(card) ?? 0), 0);

/** Prayer points that the plan's cards bring for a victory (KT-B7). */
export const prayerWon = ({ told }: Council, plan: Plan): number => [...plan.added].reduce((sum, [card, n]) => sum + n * (told?.divine[card]?.prayer_won ?? 0), 0);

/** What the own side would have with this plan, as the engine counts it. */
export function sumOf({ told }: Council, plan: Plan): Sums | null {
  const total = told && { ...((plan.play ? told.cards[plan.play] : undefined) ?? told.before) };
  for (const [card, times] of plan.added) {
    const adds = told?.divine[card]?.adds;
    if (total && adds) for (const stat of Object.keys(total) as (keyof Sums)[]) total[stat] += adds[stat] * times;
  }
  return total;
}

/** How a battle against one of the enemy's cards would go, without divine interventions of the enemy. */
export interface Outcome {
  card: string;
  won: boolean;
  /** None of the own Units would be left: then a victory brings neither fame nor the zone (K-B5). */
  fallen: boolean;
  sums: [number, number];
  /** Units that fall: one's own, the enemy's. */
  falls: [number, number];
}
export function outcomes(council: Council, plan: Plan): Outcome[] {
  const { play } = plan;
  const { told } = council;
  const mine = sumOf(council, plan);
  if (!play || !mine) return [];
  const at = (list: readonly number[] | undefined, n: number) => list?.[Math.min(n, list.length - 1)] ?? 0;
  const spared = told?.spared || [...plan.added.keys()].some((card) => told?.divine[card]?.spares);
  return (told?.against ?? []).map(({ card, sums, wins_at, own_fall, own_spared, enemy_fall }) => {
    const won = mine.strength >= wins_at;
    const fall = won && spared ? (own_spared[play] ?? 0) : at(own_fall[play], mine.defence);
    return { card, won, fallen: fall >= council.units, sums: [mine.strength, sums.strength], falls: [fall, at(enemy_fall, mine.damage)] };
  });
}
/** Against how many cards that the enemy may hold the plan wins, with Units left. */
export function chances(council: Council, plan: Plan): { wins: number; of: number } {
  const all = outcomes(council, plan);
  return { wins: all.filter(({ won, fallen }) => won && !fallen).length, of: all.length };
}
/** The plan cannot win, as far as one knows: whether another card could, or one would at the cost of all Units, or none. */
export function hopeless(council: Council, plan: Plan): 'others' | 'fallen' | 'all' | null {
  const { wins, of } = chances(council, plan);
  if (wins || !of) return null;
  const plays = council.asks.cards ? council.hand.map((play) => ({ ...plan, play })) : [plan];
  if (plays.some((one) => chances(council, one).wins)) return 'others';
  return plays.some((one) => outcomes(council, one).some(({ won }) => won)) ? 'fallen' : 'all';
}
