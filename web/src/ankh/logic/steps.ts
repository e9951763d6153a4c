/** The steps of a battle with what happened in each, in the order in which the engine goes through them. */
import { has, slug, t } from '../../lib/i18n';
import type { EventEntry } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { About, BattleStep } from './about';
import { type Fight, type Gain, ledger, toldTo, totals } from './battle';
import type { Beat } from './beats';
import { frameOf, type Model } from './model';
import { cardName, eventText, godName, hexLabel, kindName, piecesLabel, say } from './words';

export interface StepShown {
  name: string;
  /** The rule that tells how it goes. */
  rule: string;
  state: 'done' | 'now' | 'later';
  lines: string[];
}

/** `told`: the step that is being told, where that is not what the game is at; null once all of them are. */
export function battleSteps({ about, model }: { about: About; model: Model }, fight: Fight, gods: God[], told?: string | null): StepShown[] {
  const frame = frameOf(model, 'battle');
  const open = frame && frame['region'] === fight.hex;
  const at = told ? about.battle.findIndex(({ name }) => name === told) : about.battle.findIndex(({ stages }) => stages.includes(String(frame?.at)));
  const now = told === null ? about.battle.length : told || open ? Math.max(0, at) : fight.decided ? about.battle.length : 0;
  return about.battle.map((step, i) => ({
    name: step.name,
    rule: step.rule,
    state: i < now ? 'done' : i === now ? 'now' : 'later',
    lines: told !== undefined && i > now ? [] : lines(step, fight, gods, i < now, told !== undefined && i === now),
  }));
}

/** A score stays on one line. */
const SCORE = '\u00a0:\u00a0';

export const GAINS: Record<string, 'devotion' | 'followers'> = { 'gained devotion': 'devotion', 'lost devotion': 'devotion', 'gained followers': 'followers' };

/** What a gain is for, in a word or two; of several things each with its part. */
export function gainReason({ about }: { about: About }, { rule, what, parts = [] }: Pick<Gain, 'rule' | 'what' | 'parts'>): string {
  const why = about.gains.find((one) => one.rule === rule && one.what === what)?.why;
  const id = `gain-${slug(why ?? 'after')}`;
  const whole = has(id) ? t(id) : say(why);
  if (parts.length === 1 && parts[0]?.[0]) return say(parts[0][0]);
  return parts.length ? parts.map(([name, count]) => `${name ? say(name) : whole} ${count}`).join(' + ') : whole;
}

/** How a battle ended: who won, and by what score. */
export function battleResult(fight: Fight, gods: God[]): string {
  if (!Object.keys(fight.strength).length) return t('battle-result-empty', { token: fight.token });
  const score = gods.map((god) => fight.strength[god]?.total ?? 0).sort((a, b) => b - a).join(SCORE);
  return fight.winner ? t('battle-result', { god: godName(fight.winner), token: fight.token, score }) : t('battle-result-none', { token: fight.token, score });
}

/** A region that one god held alone: it is not fought for, and so has no stage of its own. */
export function dominionText(fight: Fight): string {
  const gained = fight.gains.filter(({ what }) => what === 'devotion').reduce((sum, { amount }) => sum + amount, 0);
  return t('beat-dominion', { token: fight.token, god: godName(fight.gods[0] ?? ''), what: t('gains-devotion', { sign: '+', count: gained }) });
}

/** Events that say little beside the others of their beat. */
const ASIDE = new Set(['strength', 'moved', 'aimed']);

/** … and those that are told in words of their own. */
const SAID = new Set(['battle', 'wins battle', 'nobody wins', 'killed', 'bid']);

/** What a gain or a loss is for, unless its beat is about nothing else: a card, a power or a guardian, alone or with its part. */
const PLAIN = new Set(['majorities', 'victory']);
function because({ about }: { about: About }, { event, rule, parts }: EventEntry): string {
  const what = GAINS[event];
  const why = about.gains.find((one) => one.rule === rule && one.what === what)?.why;
  return what && (parts?.length || (why && !PLAIN.has(why))) ? gainReason({ about }, { rule, what, parts }) : '';
}

/** A beat as sentences: who meets whom, then what happened in it. `over`: nothing more comes of it. */
export function beatText(game: { about: About; strength: (card: string) => number; playerName: (player: string) => string }, beat: Beat, fight: Fight, gods: God[], over: boolean): string {
  const told = beat.entries.filter(({ event }) => !ASIDE.has(event) || beat.kind === 'clash');
  const events = told.filter(({ event }) => !SAID.has(event));
  const dead = counted(told.filter(({ event }) => event === 'killed').map(({ args }) => String(args[0])));
  const happened = events.map((entry) => eventText(entry, game.playerName, because(game, entry)));
  const fallen = dead.length ? [t('beat-dead', { pieces: dead.join(', ') })] : beat.kind === 'losses' && over ? [capital(t(fight.dead.length ? 'no-more-losses' : 'no-losses'))] : [];
  const sums = totals(ledger(fight, gods, game.strength), gods).join(SCORE);
  const before = totals(ledger(toldTo(fight, (beat.entries[0]?.n ?? 0) - 1), gods, game.strength), gods).join(SCORE);
  const plague = beat.kind === 'plague' && sums !== before ? [t('beat-weaker', { before, after: sums })] : [];
  const bids = told.filter(({ event }) => event === 'bid').map(({ args: [god, amount] }) => `${godName(String(god))} ${amount}`);
  return [
    ...(beat.kind === 'clash' ? [t('beat-clash', { token: fight.token, gods: gods.map(godName).join(t('against')), score: sums })] : []),
    ...(beat.kind === 'verdict' ? [fight.decided ? battleResult(fight, gods) : t('beat-compared', { score: sums })] : []),
    ...(beat.kind === 'plague' && played(fight, 'plague') > 1 ? [t('plague-number', { number: fight.spared.length || 1 })] : []),
    ...(bids.length ? [t('beat-bids', { list: bids.join(', ') })] : []),
    ...(beat.kind === 'losses' ? [...fallen, ...happened] : [...happened, ...fallen]),
    ...plague,
  ].map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
/** The dead, those of a kind together. */
function counted(pieces: string[]): string[] {
  const plain = pieces.map((piece) => piece.replace(' radiant', ''));
  return [...new Set(plain)].map((piece) => piecesLabel(piece, plain.filter((other) => other === piece).length));
}
const played = (fight: Fight, card: string): number => Object.values(fight.cards).filter((cards) => cards?.includes(card)).length;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const amountOf = ({ amount, what }: Gain): string => t(`gains-${what}`, { sign: amount < 0 ? '−' : '+', count: Math.abs(amount) });
const gained = (gain: Gain) => `${godName(gain.god)} ${amountOf(gain)}`;

/** `open`: more of the step may still come. */
function lines(step: BattleStep, fight: Fight, gods: God[], past: boolean, open: boolean): string[] {
  const gains = fight.gains.filter(({ rule }) => step.gains.includes(rule)).map(gained);
  const idle = past ? [t('not-played')] : [];
  switch (step.name) {
    case 'cards': {
      const shown = gods.flatMap((god) => (fight.cards[god] ?? []).map(cardName));
      const plain = shown.length === 2 && gods.length === 2;
      const each = gods.filter((god) => fight.cards[god]).map((god) => `${godName(god)}: ${(fight.cards[god] ?? []).map(cardName).join(', ')}`);
      return [...(plain ? [shown.join(t('against'))] : each), ...gains];
    }
    case 'build':
      return fight.built.length
        ? fight.built.map(({ god, monument, hex }) => `${godName(god)}: ${kindName(monument)}, ${hexLabel(hex)}`)
        : idle;
    case 'plague':
      return fight.bids.length
        ? fight.bids.flatMap((round, i) => [
            ...(fight.bids.length > 1 || played(fight, 'plague') > 1 ? [t('plague-number', { number: i + 1 })] : []),
            ...Object.entries(round).map(([god, amount]) => t('offers', { god: godName(god), amount: amount ?? 0 })),
            ...(i < fight.spared.length ? [t('spared-who', { god: fight.spared[i] ? godName(fight.spared[i]) : t('nobody') })] : []),
          ])
        : idle;
    case 'majorities':
      return past && !gains.length ? [t('nobody')] : gains;
    case 'strength': {
      const list = gods.flatMap((god) => (fight.strength[god] ? [`${godName(god)} ${fight.strength[god].total}`] : []));
      return list.length ? [list.join(', ')] : [];
    }
    case 'winner':
      return fight.decided
        ? [fight.winner ? t('battle-wins', { god: godName(fight.winner) }) : t('battle-tie'), ...(fight.tiebreaker ? [t('tiebreaker')] : []), ...gains]
        : [];
    case 'losses': {
      if (!fight.decided) return [];
      const dead = counted(fight.dead.map(({ piece }) => piece));
      return [...(dead.length || open ? dead : [t('no-losses')]), ...(fight.protectedFigures.length ? [t('saved', { count: fight.protectedFigures.length })] : [])];
    }
    case 'after':
      return [...gains, ...fight.tookBack.map((god) => t('took-back', { god: godName(god) }))];
    default:
      return gains;
  }
}
