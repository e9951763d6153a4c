/** The steps of a battle with what happened in each, in the order of A-B10. */
import { t } from '../../lib/i18n';
import type { God } from '../art/emblems';
import type { AnkhGame } from '../game.svelte';
import type { Fight, Gain } from './battle';
import { frameOf } from './model';
import { cardName, godName, hexLabel, kindName, pieceLabel } from './words';

export interface BattleStep {
  name: string;
  state: 'done' | 'now' | 'later';
  lines: string[];
}
const NAMES = ['cards', 'build', 'plague', 'majorities', 'strength', 'winner', 'losses', 'after'] as const;
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
  return NAMES.map((name, i) => ({ name, state: i < now ? 'done' : i === now ? 'now' : 'later', lines: lines(name, fight, gods, i < now) }));
}

const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
const gained = ({ god, amount, what }: Gain) => t(`plus-${what}`, { god: godName(god), amount: signed(amount) });

function lines(name: (typeof NAMES)[number], fight: Fight, gods: God[], past: boolean): string[] {
  const gains = (...rules: string[]) => fight.gains.filter(({ rule }) => rules.includes(rule)).map(gained);
  const idle = past ? [t('not-played')] : [];
  switch (name) {
    case 'cards': {
      const shown = gods.flatMap((god) => (fight.cards[god] ?? []).map(cardName));
      return [...(shown.length ? [shown.join(t('against'))] : []), ...gains('A-B1')];
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
      return gains('A-B4', 'A-X3');
    case 'strength': {
      const list = gods.flatMap((god) => (fight.strength[god] ? [`${godName(god)} ${fight.strength[god].total}`] : []));
      return list.length ? [list.join(', ')] : [];
    }
    case 'winner':
      return fight.decided
        ? [fight.winner ? t('battle-wins', { god: godName(fight.winner) }) : t('battle-tie'), ...gains('A-B7', 'A-B9', 'A-X4')]
        : [];
    case 'losses': {
      if (!fight.decided) return [];
      const dead = fight.dead.map(({ piece }) => pieceLabel(piece));
      return [...(dead.length ? dead : [t('no-losses')]), ...(fight.protectedFigures.length ? [t('saved', { count: fight.protectedFigures.length })] : [])];
    }
    case 'after':
      return [...gains('A-B10', 'A-K4'), ...fight.tookBack.map((god) => t('took-back', { god: godName(god) }))];
  }
}
