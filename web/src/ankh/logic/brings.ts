/** What a choice brings, in words: the engine has tried it. */
import { t } from '../../lib/i18n';
import type { Choice } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { AnkhGame } from '../game.svelte';
import type { Ahead, Brought, Standing } from './about';
import { frameOf } from './model';
import { lastOf, split } from './targets';
import { eventName, godName, kindName, piecesLabel } from './words';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

export function broughtBy(game: AnkhGame, choice: Choice): Brought[] {
  const ahead = (game.view.ahead ?? {}) as Ahead;
  const at = ahead.of?.[lastOf(choice)];
  return at === undefined ? [] : (ahead.brings?.[at] ?? []);
}

/** What of it helps to decide, one's own first. Once a conflict starts, what it brings others is told on its stage; within a
 * battle, what happens whatever is chosen, which battle comes next and what other regions bring is no news. */
function worth(game: AnkhGame, choice: Choice): Brought[] {
  if (game.view.asks?.step === 'which guardians leave') return []; // the gods merge all the same
  const all = broughtBy(game, choice);
  const mine = (one: Brought) => (one.god ?? game.myGod) === game.myGod;
  const conflict = all.some(({ what, amount }) => what === 'event' && amount);
  const fought = !conflict && (frameOf(game.model, 'battle') !== undefined || all.some(({ what }) => FOUGHT.has(what)));
  const others = fought ? game.view.legal.filter((other) => other !== choice).map((other) => broughtBy(game, other)) : [];
  const anyway = (one: Brought) => others.length > 0 && others.every((theirs) => theirs.some((other) => same(one, other)));
  const later = (one: Brought) => one.what === 'battle' || (one.what === 'devotion' && one.token !== undefined);
  const kept = all.filter((one) => (conflict ? LASTING.has(one.what) || (mine(one) && !FOUGHT.has(one.what)) : !fought || (!later(one) && !anyway(one))));
  const weight = ({ what, god }: Brought) => (what === 'region' ? 3 : god && god !== game.myGod && !FOUGHT.has(what) ? 2 : what === 'event' || what === 'forced' || what === 'turn' ? 1 : 0);
  return kept.sort((one, other) => weight(one) - weight(other));
}
const FOUGHT = new Set(['battle', 'wins', 'tie']);
const LASTING = new Set(['event', 'turn', 'won', 'nobody-won']);
const same = (one: Brought, other: Brought): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the name of a choice says already. */
const SAID: Record<string, string> = { trap: 'trapped', take: 'control' };
const unsaid = (choice: Choice, { what }: Brought): boolean => SAID[split(lastOf(choice))[0]] !== what;

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

/** An event by its name on the track; a conflict by how many there have been. */
export function happening({ name = '', amount: count = 1 }: Brought): string {
  if (!count) return t('brings-event', { event: eventName(name) });
  return t(name.endsWith('+end') ? 'brings-conflict-last' : 'brings-conflict', { age: ROMAN[count] ?? count });
}

/** One thing that a choice brings, but for what somebody gains. */
function inWords(game: AnkhGame, one: Brought): string {
  const mine = one.god === game.myGod;
  const god = godName(one.god ?? '');
  const of = (what: string) => (mine ? what : t('brings-of', { god, what }));
  const count = one.amount ?? 1;
  switch (one.what) {
    case 'event':
      return happening(one);
    case 'forced':
      return t('brings-forced', { what: happening(one) });
    case 'joins':
      return of(t('brings-joins', { piece: kindName(one.name ?? '') }));
    case 'no-guardian':
    case 'no-base':
      return t(`brings-${one.what}`, { piece: kindName(one.name ?? '') });
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

function gained({ what, amount: count = 0, token, later }: Brought): string {
  const said = amount(what as 'followers', count);
  if (later) return t('gains-event', { what: said });
  return token ? t('gains-there', { what: said, token }) : said;
}
const isGain = ({ what }: Brought): boolean => what === 'followers' || what === 'devotion';
const isPaid = (game: AnkhGame, { what, god, amount: count = 0 }: Brought): boolean => what === 'followers' && god === game.myGod && count < 0;

/** What comes of something, as phrases in the order in which it was told: what a god gains in one of them, and oneself by
 * name where others are. `price`: what one pays is told as such, before everything else. */
export function phrases(game: AnkhGame, all: readonly Brought[], price = false): string[] {
  const paid = all.filter((one) => price && isPaid(game, one));
  const gains = all.filter((one) => isGain(one) && !paid.includes(one));
  const named = gains.some(({ god }) => god !== game.myGod);
  const [place] = all.filter(({ what }) => what === 'region');
  return all.flatMap((one) => {
    // It is not brought now: that is said once for all regions.
    if (one === place) return [t('brings-in-conflict', { what: inWords(game, one) })];
    if (paid.includes(one)) return [t('brings-costs', { count: -(one.amount ?? 0) })];
    if (!isGain(one)) return [inWords(game, one)];
    const same = gains.filter(({ god }) => god === one.god);
    if (same[0] !== one) return [];
    const what = same.map(gained).join(t('and-join'));
    return [named ? t('brings-gains', { god: who(game, one.god ?? ''), what }) : what];
  });
}

/** All that a choice brings, one line each; without what is told of a region elsewhere. */
export const brings = (game: AnkhGame, choice: Choice, but = 0): string[] =>
  phrases(game, worth(game, choice).filter(({ what, token }) => !but || what !== 'region' || token !== but), isPower(choice));

/** So many phrases, and how much is left out. */
export function folded(told: string[], most: number): string {
  const left = told.length - most;
  return [...told.slice(0, most), ...(left > 0 ? [t('brings-more', { count: left })] : [])].join(', ');
}

/** As sentences, for the question whether it is meant. */
export function sentences(game: AnkhGame, choice: Choice, most: number): string {
  const all = worth(game, choice).filter((one) => unsaid(choice, one));
  const part = (later: boolean) => phrases(game, all.filter(({ what }) => (what === 'region') === later), isPower(choice));
  return [folded(part(false), most), folded(part(true), most)].filter(Boolean).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`).join('. ');
}

/** What each of several powers brings alike: that is said once, beside the question. */
const isPower = (choice: Choice): boolean => split(lastOf(choice))[0] === 'unlock';
export function alike(game: AnkhGame): Brought[] {
  const [first = [], ...others] = game.view.legal.filter(isPower).map((choice) => broughtBy(game, choice));
  const all = others.length ? first.filter((one) => others.every((all) => all.some((other) => same(one, other)))) : [];
  return [...all.filter(isGain), ...all.filter((one) => !isGain(one))];
}

/** In one short line, for a button: without regions where there is something else to say, such as what a power does. */
const FEW = 4;
export function inShort(game: AnkhGame, choice: Choice): string {
  const said = isPower(choice) || choice === 'pass' ? alike(game) : [];
  const all = worth(game, choice).filter((one) => unsaid(choice, one) && ((isPower(choice) && isPaid(game, one)) || !said.some((other) => same(one, other))));
  const rest = all.filter(({ what }) => what !== 'region');
  return folded(phrases(game, rest.length || isPower(choice) ? rest : all, isPower(choice)), FEW);
}

/** … and without that it ends the turn, where every choice does: the question is for the second action, or the only one. */
function shortest(game: AnkhGame, choice: Choice): string[] {
  const ends = (other: Choice) => broughtBy(game, other).some(({ what }) => what === 'turn');
  const every = game.view.legal.every(ends);
  return phrases(game, worth(game, choice).filter(({ what }) => what !== 'region' && !(every && what === 'turn')));
}
export const inShortest = (game: AnkhGame, choice: Choice): string => folded(shortest(game, choice), FEW);

/** What matters most of it, in a few words, for the panel of actions, where the space of an event is marked already. */
export function inPanel(game: AnkhGame, choice: Choice): string {
  const all = worth(game, choice);
  const event = all.find(({ what }) => what === 'event');
  const [gain] = phrases(game, all.filter((one) => isGain(one) && !one.later));
  if (gain) return gain;
  if (event) return event.amount ? happening(event) : t('action-event');
  return shortest(game, choice)[0] ?? inShort(game, choice);
}

/** What a conflict would find in a region after a choice, where that is known. */
export const standingAfter = (game: AnkhGame, choice: Choice, token: number): Record<God, Standing> | undefined =>
  broughtBy(game, choice).find((one) => one.what === 'region' && one.token === token)?.sides as Record<God, Standing> | undefined;
