/** A battle in sentences: its steps with what came of each, what a beat tells, and why somebody has won. */
import { t } from '../../lib/i18n';
import type { Beat } from './beats';
import { stepOf } from './beats';
import { type Fight, type Gain, loserOf } from './fight';
import { falls, ledger, totals } from './ledger';
import type { About } from './told';
import { eventText, placeName, say } from './say';
import { divineName, tileName } from './words';

/** What is needed of a game to tell of its battles. */
export interface Teller {
  about: About;
  playerName: (player: string) => string;
}

/** Why this one has won: by how much, or because a tie is the defender's (K-B3). */
export function why(fight: Fight): string {
  const [attack, defence] = fight.strength ?? [0, 0];
  return attack === defence ? t('fight-tie') : t('fight-by', { lead: Math.abs(attack - defence) });
}
export const verdict = (teller: Teller, fight: Fight): string => t('fight-wins', { god: teller.playerName(fight.winner ?? '') });

/** What a gain is for, in a word or two: a tile's name, or the rule of battles. */
export function gainReason(about: About, fight: Fight, gain: Gain): string {
  const tile = about.tiles.find(({ rule }) => rule === gain.rule);
  if (tile) return tileName(tile.name);
  const card = about.divine.find(({ rule }) => rule === gain.rule);
  if (card) return divineName(card.name);
  const token = about.path?.tokens.find(({ rule }) => rule === gain.rule);
  if (token) return say(token.name);
  if (gain.rule === about.battle.find(({ name }) => name === 'loser')?.rule) return t('fight-for-recall');
  if (gain.what === 'fame') return t('fight-for-victory');
  if (gain.what === 'veterans') return t(gain.player === fight.winner && gain.player === fight.players[1] ? 'fight-for-defence' : 'fight-for-no-fame');
  return '';
}
export const gainText = ({ what, amount }: Gain): string => t(`fight-gain-${what}`, { amount: Math.abs(amount), sign: amount < 0 ? '−' : '+' });

/** What each has gained of a kind is one sum, whatever it was for. */
export function gained(teller: Pick<Teller, 'playerName'>, gains: readonly Gain[]): string[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const key = `${gain.player} ${gain.what}`;
    sums.set(key, { ...gain, amount: gain.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].map((gain) => `${teller.playerName(gain.player)} ${gainText(gain)}`);
}

/** Where the loser or the winner went. */
function went(teller: Teller, fight: Fight, player: string | null): string[] {
  return fight.gone
    .filter((gone) => gone.player === player)
    .map(({ units, to, forced }) => t(to ? 'fight-retreated' : forced ? 'fight-recalled-forced' : 'fight-recalled', { god: teller.playerName(player ?? ''), units, zone: to ? placeName(to) : '' }));
}

function lost(teller: Teller, fight: Fight): string[] {
  const sums = totals(ledger(teller.about, fight, null));
  return falls(fight, sums).map(({ player, fallen, own, left }) =>
    fallen + own ? t('fight-falls', { god: teller.playerName(player), count: fallen + own, left }) : t('fight-falls-none', { god: teller.playerName(player) }),
  );
}

export interface StepShown {
  name: string;
  label: string;
  rule: string;
  state: 'done' | 'now' | 'later';
  lines: string[];
}
/** The steps with what happened in each. `over`: all of them are done; `at`: the step that is live, where it is another one. */
export function stepsOf(teller: Teller, fight: Fight, beat: Beat, over: boolean, at?: string): StepShown[] {
  const { battle } = teller.about;
  const named = beat.kind === 'after' && fight.gone.some(({ player }) => player === fight.winner) ? 'winner' : stepOf(beat.kind);
  const now = over ? battle.length : Math.max(0, battle.findIndex(({ name }) => name === (at ?? named)));
  return battle.map(({ name, rule }, i) => ({
    name,
    label: t(`fstep-${name}`),
    rule,
    state: i < now ? 'done' : i === now ? 'now' : 'later',
    lines: i <= now ? linesOf(teller, fight, name) : [],
  }));
}
function linesOf(teller: Teller, fight: Fight, step: string): string[] {
  switch (step) {
    case 'council':
      return [];
    case 'reveal':
      return fight.cards[fight.players[0]] && fight.cards[fight.players[1]] ? [fight.players.map((player) => fight.cards[player] ?? '').join(t('against'))] : [];
    case 'strength':
      return fight.strength ? [`${fight.strength.join(' : ')} · ${verdict(teller, fight)}`] : [];
    case 'casualties':
      return lost(teller, fight);
    case 'rewards':
      return gained(teller, fight.gains.filter(({ what }) => what !== 'prayer'));
    case 'loser':
      return went(teller, fight, loserOf(fight));
    case 'winner':
      return went(teller, fight, fight.winner);
    default:
      return [];
  }
}

/** A beat as sentences that are also read aloud. */
export function beatText(teller: Teller, fight: Fight, beat: Beat): string {
  const names = fight.players.map(teller.playerName);
  const [attacker = '', defender = ''] = names;
  const before = fight.shot?.sides.map(({ before }) => before) ?? null;
  const sums = totals(ledger(teller.about, fight, beat.kind === 'clash' ? before : null));
  const gains = beat.entries.length ? fight.gains.filter((gain) => beat.entries.some(({ event, args, rule }) => rule === gain.rule && args[0] === gain.player && event.endsWith(gain.what))) : [];
  const said = (() => {
    switch (beat.kind) {
      case 'clash':
        return [...fight.before.map((entry) => eventText(entry, teller.playerName)), t('fight-clash', { attacker, defender, zone: placeName(fight.zone), own: sums[0].strength, foe: sums[1].strength })];
      case 'reveal':
        return [
          t('fight-reveal', { attacker, defender, own: fight.cards[fight.players[0]] ?? '', foe: fight.cards[fight.players[1]] ?? '' }),
          ...fight.players.flatMap((player, i) => {
            const cards = fight.added.filter((one) => one.player === player).map(({ card }) => divineName(card));
            return cards.length ? [t('fight-added', { god: names[i] ?? '', cards: cards.join(', ') })] : [];
          }),
        ];
      case 'tally':
        return [t('fight-tally', { attacker, defender, own: sums[0].strength, foe: sums[1].strength })];
      case 'wound':
        return fight.wounds.map(({ player, card, amount }) => t('fight-wound', { god: teller.playerName(player), card: divineName(card), amount }));
      case 'verdict':
        return [`${verdict(teller, fight)} (${(fight.strength ?? []).toSorted((a, b) => b - a).join(' : ')}): ${why(fight)}`];
      case 'losses':
        return [...lost(teller, fight), ...gained(teller, gains)];
      case 'rewards':
        return gained(teller, gains);
      case 'after':
        return [...went(teller, fight, loserOf(fight)), ...went(teller, fight, fight.winner), ...fight.tookBack.map((player) => t('fight-took-back', { god: teller.playerName(player) })), ...gained(teller, gains)];
    }
  })();
  return said.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
