/** What a choice brings, in words: the engine has tried it. */
import { t } from '../../lib/i18n';
import type { Choice } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { AnkhGame } from '../game.svelte';
import type { Ahead, Brought, Standing } from './about';
import { lastOf, split } from './targets';
import { eventName, godName, kindName, piecesLabel } from './words';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

export function broughtBy(game: AnkhGame, choice: Choice): Brought[] {
  const ahead = (game.view.ahead ?? {}) as Ahead;
  const at = ahead.of?.[lastOf(choice)];
  return at === undefined ? [] : (ahead.brings?.[at] ?? []);
}

const amount = (what: 'followers' | 'devotion', count: number) => t(`gains-${what}`, { sign: count < 0 ? '−' : '+', count: Math.abs(count) });
const who = (game: AnkhGame, god: string) => (god === game.myGod ? t('brings-you') : godName(god));

/** What a god would gain where it stands, holding the region or winning there. */
export const gainOf = (side: Standing): string => amount('devotion', side.score + side.reward);

function region(game: AnkhGame, { token = 0, sides = {} }: Brought): string {
  const there = Object.entries(sides).filter(([, side]) => side.figures);
  there.sort(([a], [b]) => Number(b === game.myGod) - Number(a === game.myGod));
  const [only] = there;
  if (!only) return t('brings-region-empty', { token });
  if (there.length > 1) return t('brings-region', { token, list: there.map(([god, side]) => `${who(game, god)} ${side.strength}`).join(', ') });
  return t('brings-region-alone', { token, god: who(game, only[0]), what: gainOf(only[1]) });
}

/** One thing that a choice brings, but for what somebody gains. */
function inWords(game: AnkhGame, one: Brought): string {
  const mine = one.god === game.myGod;
  const god = godName(one.god ?? '');
  const of = (what: string) => (mine ? what : t('brings-of', { god, what }));
  const count = one.amount ?? 1;
  switch (one.what) {
    case 'event':
      return count ? t('brings-conflict', { age: ROMAN[count] ?? count }) : t('brings-event', { event: eventName(one.name ?? '') });
    case 'joins':
      return of(t('brings-joins', { piece: kindName(one.name ?? '') }));
    case 'control':
      return t('brings-control', { piece: kindName(one.name ?? '') });
    case 'trapped':
      return of(t('brings-trapped', { god: godName(one.name ?? '') }));
    case 'cards':
      return of(t('brings-cards'));
    case 'battle':
      return t('brings-battle', { token: game.model.regions.find(({ hexes }) => hexes.includes(one.at ?? ''))?.tokens[0] ?? '' });
    case 'wins':
    case 'won':
      return mine ? t(`brings-${one.what}-you`) : t(`brings-${one.what}`, { god });
    case 'merges':
      return t('brings-merges', { lower: god, higher: godName(one.name ?? '') });
    case 'forgotten':
      return t('brings-forgotten', { god });
    case 'dies':
    case 'leaves':
    case 'destroyed':
    case 'doomed':
      return t(`brings-${one.what}`, { count, piece: piecesLabel(one.name ?? '', count) });
    case 'if-won':
      return t('brings-if-won', { what: amount('devotion', count) });
    case 'region':
      return region(game, one);
    default:
      return t(`brings-${one.what}`, { amount: count });
  }
}

const isGain = ({ what }: Brought): boolean => what === 'followers' || what === 'devotion';

/** What comes of something, as phrases in the order in which it was told: what a god gains in one of them, and oneself by
 * name where others are. */
export function phrases(game: AnkhGame, all: readonly Brought[]): string[] {
  const gains = all.filter(isGain);
  const named = gains.some(({ god }) => god !== game.myGod);
  return all.flatMap((one) => {
    if (!isGain(one)) return [inWords(game, one)];
    const same = gains.filter(({ god }) => god === one.god);
    if (same[0] !== one) return [];
    const what = same.map((gain) => amount(gain.what as 'followers', gain.amount ?? 0)).join(t('and-join'));
    return [named ? t('brings-gains', { god: who(game, one.god ?? ''), what }) : what];
  });
}

/** All that a choice brings, one line each; without what is told of a region elsewhere. */
export const brings = (game: AnkhGame, choice: Choice, but = 0): string[] =>
  phrases(game, broughtBy(game, choice).filter(({ token }) => !but || token !== but));

/** So many phrases, and how much is left out. */
export function folded(told: string[], most: number): string {
  const left = told.length - most;
  return [...told.slice(0, most), ...(left > 0 ? [t('brings-more', { count: left })] : [])].join(', ');
}

/** What each of several powers brings alike: that is said once, beside the question. */
const isPower = (choice: Choice): boolean => split(choice)[0] === 'unlock';
export function alike(game: AnkhGame): Brought[] {
  const [first = [], ...others] = game.view.legal.filter(isPower).map((choice) => broughtBy(game, choice));
  return others.length ? first.filter((one) => others.every((all) => all.some((other) => same(one, other)))) : [];
}
const same = (one: Brought, other: Brought): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In one short line, for a button: without regions where there is something else to say. */
const FEW = 3;
export function inShort(game: AnkhGame, choice: Choice): string {
  const said = isPower(choice) ? alike(game) : [];
  const all = broughtBy(game, choice).filter((one) => !said.some((other) => same(one, other)));
  const rest = all.filter(({ what }) => what !== 'region');
  // Whoever triggers an event has no other action after it (A-T1): where there is more to say, that goes without saying.
  const turned = choice.startsWith('action ') && rest.length > 2 && rest.some(({ what }) => what === 'event');
  return folded(phrases(game, rest.length ? rest.filter(({ what }) => !turned || what !== 'turn') : all), FEW);
}

/** What a conflict would find in a region after a choice, where that is known. */
export const standingAfter = (game: AnkhGame, choice: Choice, token: number): Record<God, Standing> | undefined =>
  broughtBy(game, choice).find((one) => one.what === 'region' && one.token === token)?.sides as Record<God, Standing> | undefined;
