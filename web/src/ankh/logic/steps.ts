/** The steps of a battle with what happened in each, in the order of A-B10. */
import { t } from '../../lib/i18n';
import type { God } from '../art/emblems';
import type { AnkhGame } from '../game.svelte';
import type { Fight, Gain } from './battle';
import { frameOf } from './model';
import { cardName, godName, hexLabel, kindName, pieceLabel, powerName } from './words';

export interface BattleStep {
  name: string;
  /** The rule that tells how it goes. */
  rule: string;
  state: 'done' | 'now' | 'later';
  lines: string[];
}
const NAMES = ['cards', 'build', 'plague', 'majorities', 'strength', 'winner', 'losses', 'after'] as const;
const RULE: Record<(typeof NAMES)[number], string> = {
  cards: 'A-B1', build: 'A-B2', plague: 'A-B3', majorities: 'A-B4', strength: 'A-B5', winner: 'A-B6', losses: 'A-B8', after: 'A-B10',
};
/** Which step each stage of the battle's frame belongs to. */
const STAGE: Record<string, number> = {
  obelisks: 0,
  'select cards': 0,
  'cards revealed': 0,
  'build monuments': 1,
  plagues: 1,
  majorities: 2,
  'compare strength': 3,
  victory: 5,
  magnanimous: 5,
  deaths: 5,
  miracles: 6,
  'after a loss': 7,
  'after the battle': 7,
  'cycle of maat': 7,
};

export function battleSteps(game: AnkhGame, fight: Fight, gods: God[]): BattleStep[] {
  const frame = frameOf(game.model, 'battle');
  const open = frame && frame['region'] === fight.hex;
  const now = open ? (STAGE[String(frame['at'])] ?? 0) : fight.decided ? NAMES.length : 0;
  return NAMES.map((name, i) => ({ name, rule: RULE[name], state: i < now ? 'done' : i === now ? 'now' : 'later', lines: lines(name, fight, gods, i < now) }));
}

/** What a gain is for, in a word or two. */
export function gainReason({ rule, what }: Gain): string {
  switch (rule) {
    case 'A-B7':
      return what === 'followers' ? powerName('commanding') : t('gain-victory');
    case 'A-B4':
    case 'A-X3':
      return t('gain-majorities');
    case 'A-X4':
      return t('gain-dominion');
    case 'A-B1':
      return cardName('flood');
    case 'A-B9':
      return powerName('magnanimous');
    case 'A-K4':
      return kindName('cat mummy');
    default:
      return t('gain-after');
  }
}

/** How a battle ended: who won, and by what score. */
export function battleResult(fight: Fight, gods: God[]): string {
  const score = gods.map((god) => fight.strength[god]?.total ?? 0).sort((a, b) => b - a).join(' : ');
  return fight.winner ? t('battle-result', { god: godName(fight.winner), token: fight.token, score }) : t('battle-result-none', { token: fight.token, score });
}

export const amountOf = ({ amount, what }: Gain): string => t(`gains-${what}`, { sign: amount < 0 ? '−' : '+', count: Math.abs(amount) });
const gained = (gain: Gain) => `${godName(gain.god)} ${amountOf(gain)}`;

function lines(name: (typeof NAMES)[number], fight: Fight, gods: God[], past: boolean): string[] {
  const gains = (...rules: string[]) => fight.gains.filter(({ rule }) => rules.includes(rule)).map(gained);
  const idle = past ? [t('not-played')] : [];
  switch (name) {
    case 'cards': {
      const shown = gods.flatMap((god) => (fight.cards[god] ?? []).map(cardName));
      const plain = shown.length === 2 && gods.length === 2;
      const each = gods.filter((god) => fight.cards[god]).map((god) => `${godName(god)}: ${(fight.cards[god] ?? []).map(cardName).join(', ')}`);
      return [...(plain ? [shown.join(t('against'))] : each), ...gains('A-B1')];
    }
    case 'build':
      return fight.built.length
        ? fight.built.map(({ god, monument, hex }) => `${godName(god)}: ${kindName(monument)}, ${hexLabel(hex)}`)
        : idle;
    case 'plague':
      return fight.bids.length
        ? fight.bids.flatMap((round, i) => [
            ...Object.entries(round).map(([god, amount]) => t('offers', { god: godName(god), amount: amount ?? 0 })),
            ...(i < fight.spared.length ? [t('spared-who', { god: fight.spared[i] ? godName(fight.spared[i]) : t('nobody') })] : []),
          ])
        : idle;
    case 'majorities':
      return past && !gains('A-B4', 'A-X3').length ? [t('nobody')] : gains('A-B4', 'A-X3');
    case 'strength': {
      const list = gods.flatMap((god) => (fight.strength[god] ? [`${godName(god)} ${fight.strength[god].total}`] : []));
      return list.length ? [list.join(', ')] : [];
    }
    case 'winner':
      return fight.decided
        ? [fight.winner ? t('battle-wins', { god: godName(fight.winner) }) : t('battle-tie'), ...(fight.tiebreaker ? [t('tiebreaker')] : []), ...gains('A-B7', 'A-B9', 'A-X4')]
        : [];
    case 'losses': {
      if (!fight.decided) return [];
      const counts = new Map<string, number>();
      for (const { piece } of fight.dead) counts.set(pieceLabel(piece), (counts.get(pieceLabel(piece)) ?? 0) + 1);
      const dead = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
      return [...(dead.length ? dead : [t('no-losses')]), ...(fight.protectedFigures.length ? [t('saved', { count: fight.protectedFigures.length })] : [])];
    }
    case 'after':
      return [...gains('A-B10', 'A-K4'), ...fight.tookBack.map((god) => t('took-back', { god: godName(god) }))];
  }
}
