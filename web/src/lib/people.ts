/** What people and bots are called. */
import { t, together, word } from './i18n';
import { CHANCE, type Sitter } from './protocol';
import type { Seat } from './seat.svelte';

/** Weakest first. */
export const LEVELS = ['beginner', 'easy', 'good', 'strong', 'master'];
/** For experiments: nobody wants to play against them. */
const PLAIN = ['eager', 'greedy', 'random'];

/** Of all bots that a server knows those that people choose from: levels, then programs of their own that it was started with. */
export const opponents = (known: readonly string[]): string[] => [...LEVELS.filter((bot) => known.includes(bot)), ...known.filter((bot) => !LEVELS.includes(bot) && !PLAIN.includes(bot))];

/** "P2" is what a chair is called to which nobody has given a name. */
export const isNamed = ({ player, name, kind, bot }: Sitter): boolean => name !== '' && name !== player && (kind === 'human' || name !== bot);

export function chairLabel(chair: Sitter): string {
  if (isNamed(chair)) return chair.name;
  return chair.kind === 'bot' ? t('bot-name', { name: word(`bot-${chair.bot}`, chair.bot) }) : t('player-number', { number: Number(chair.player.slice(1)) });
}

/** … with a number where several bots at a table are called the same. */
export function sitterName(chair: Sitter, all: readonly Sitter[]): string {
  const name = chairLabel(chair);
  const alike = all.filter((one) => one.kind === 'bot' && chairLabel(one) === name);
  return chair.kind === 'bot' && alike.length > 1 ? t('bot-of-many', { bot: name, number: alike.findIndex(({ player }) => player === chair.player) + 1 }) : name;
}

/** Who sits there, also if it is oneself; chance has no chair. */
export function personAt({ chairs }: Seat, player: string): string {
  if (player === CHANCE) return t('chance-name');
  const chair = chairs.find((one) => one.player === player);
  return chair ? sitterName(chair, chairs) : player;
}
/** … and "you" for oneself. */
export const chairAt = (seat: Seat, player: string): string => (player === seat.viewer && !seat.borrowed ? t('you') : personAt(seat, player));

/** … and one's name with it, where one is told who one is. */
export function selfAt(seat: Seat, player: string): string {
  const chair = seat.chairs.find((one) => one.player === player);
  const called = chairAt(seat, player);
  return chair && chair.kind === 'human' && isNamed(chair) && called !== chair.name ? `${called} · ${chair.name}` : called;
}

/** Who has won a game; whoever reads it is spoken to, also where somebody else has won with them. `mine`: chairs of this browser. */
export function wonBy(winners: readonly string[], mine: readonly string[], names: (players: string[]) => string[]): string {
  const me = mine.length === 1 ? winners.find((player) => player === mine[0]) : undefined;
  const others = names(winners.filter((player) => player !== me));
  if (me) return others.length ? t('game-over-with', { names: together(others) }) : t('game-over-mine');
  return others.length ? t('game-over', { names: together(others), count: others.length }) : t('game-over-nobody');
}
