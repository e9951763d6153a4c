/** What can be chosen and is not on the board: as buttons under the question. */
import { t } from '../../lib/i18n';
import type { Choice } from '../../lib/protocol';
import type { Offer as Plain } from '../../parts/offer';
import type { Colour } from '../art/gems';
import type { SignName } from '../art/signs';
import type { KemetGame } from '../game.svelte';
import { bringsText } from './brought';
import { divineWords, tileWords } from './effects';
import { begunIn, coloursAt, higherIn, nextColour, raisesAt } from './plan';
import { choiceText, join, placeName, split } from './say';
import type { Brought, Raised } from './told';
import { PATH_VERBS } from '../path/now';
import { objectText } from '../path/words';
import { VETO } from './steps';
import { colourName, divineName, tileName } from './words';
import { keyOf } from './keys';

export interface Offer extends Plain {
  /** Its picture. */
  gem?: { colour: Colour; level?: number };
  tile?: string;
  divine?: string;
  card?: string;
  token?: string;
  sign?: SignName;
  /** Nothing is sent: a part of a plan. */
  plan?: string;
  on?: boolean;
  shut?: boolean;
  act?: () => void;
}

/** Verbs that the board, the action pyramid or the market answer. */
const ELSEWHERE = new Set(['space', 'silver', 'pass', 'seal', 'use', 'city', 'empty', 'raise', 'troop', 'to', 'teleport', 'transfer', 'place', 'hit', 'battle', ...PATH_VERBS]);

export function offersOf(game: KemetGame): Offer[] {
  const { view, step, plan, ahead } = game;
  if (!view.legal.length) return [];
  if (ahead.founding) return gems(game);
  if (plan.district || ((step === 'choose a colour' || step === 'raise it to') && ahead.raises)) return levels(game);
  if (game.planned && step === 'your turn') return [];
  // A Veto stands beside the sentence, sealed with the same press.
  if (step === 'take along' || step === 'your turn' || step === VETO) return [];
  const hidden = step === 'go on' ? new Set([...ELSEWHERE, 'take']) : step === 'on the road' ? new Set([...ELSEWHERE, 'stay']) : ELSEWHERE;
  return view.legal.filter((choice) => !hidden.has(split(choice)[0])).map((choice) => offer(game, choice));
}

/** In one's turn: what can be done beside an action, for the row of buttons. Cards are played from the hand. */
export const asides = (game: KemetGame): Offer[] =>
  game.step === 'your turn' && !game.planned ? game.view.legal.filter((choice) => ['gold', 'arrange', 'creature', 'recall', 'object'].includes(split(choice)[0])).flatMap((choice) => joining(game, offer(game, choice))) : [];
/** A creature together with the Troop that it joins, as long as there are few. */
const FEW = 3;
function joining(game: KemetGame, plain: Offer): Offer[] {
  const troops = game.ahead.creatures?.[split(plain.choice)[1]] ?? [];
  if (!troops.length || troops.length > FEW) return [plain];
  return troops.map(({ zone = '', choices }) => ({ ...plain, choice: join(choices), name: `${plain.name} → ${placeName(zone)}` }));
}

export const priced = (paid: number): string => (paid ? t('costs-pp', { n: paid }) : t('costs-nothing'));

/** A pyramid of this level is worth a point to whoever controls it (K-A4, KT-A6). */
const TALL = 4;
export const isTall = (level: number): boolean => level >= TALL;
/** Every height that the pyramid could have, and the colours of a new one. */
function levels(game: KemetGame): Offer[] {
  const { plan, ahead } = game;
  const raises = ahead.raises ?? [];
  const lines = plan.district ? raisesAt(raises, plan.district) : raises;
  const colours = [...new Set(lines.map(({ colour }) => colour))];
  const colour = plan.colour ?? colours[0];
  const picks = colours.length > 1 ? colours.map((one): Offer => pick(game, one, one === colour)) : [];
  return [...picks, ...lines.filter((line) => line.colour === colour).map((line) => height(game, line))];
}
export const height = (game: KemetGame, { choices, colour, level, paid }: Raised): Offer => ({
  choice: join([...game.before('raise'), ...choices]), name: t('level-n', { n: level }), text: '', gem: { colour, level }, brings: [priced(paid), ...(isTall(level) ? [t('level-fame')] : [])].join(' · '), key: String(level),
});
const pick = (game: KemetGame, colour: Colour, on: boolean): Offer => ({
  choice: `colour ${colour}`, plan: `colour ${colour}`, name: colourName(colour), text: t(`about-colour-${colour}`), brings: '', key: '', gem: { colour }, on, act: () => game.set({ colour }),
});
/** The colour of the next level, of a new pyramid or a planned one; the one that a press would build is marked. Where most
 * Units stand it is planned at once. */
function gems(game: KemetGame): Offer[] {
  const ways = game.ahead.founding ?? [];
  const { founded } = game.plan;
  const colour = game.plan.colour ?? nextColour(ways, founded);
  const colours = [...new Set([...game.map.zones.keys()].flatMap((zone) => coloursAt(ways, founded, zone)))];
  // One that can take no more keeps its place: the others stay where they are.
  const all = new Set(ways.flatMap(({ pyramids }) => pyramids.map((site) => site.colour)));
  const districts = [...game.map.zones.keys()].sort((a, b) => game.unitsAt(b) - game.unitsAt(a));
  return (colours.length ? game.about.colours.filter((one) => all.has(one)) : []).map((one) => ({
    ...pick(game, one, one === colour),
    shut: !colours.includes(one),
    act: () => game.set({ founded: begunIn(ways, founded, one, districts) ?? higherIn(ways, founded, one) ?? founded, colour: one }),
  }));
}

/** A choice in the words of its button; those of a Night are the same in its dialog and behind it. */
export function choiceName({ step, view, playerName, ahead }: KemetGame, choice: Choice): string {
  const [verb, rest] = split(choice);
  if (verb === 'card' && ahead.command) return t('dawn-show', { card: rest });
  if (verb === 'spend' && ahead.command) return rest === '0' ? t('dawn-keep') : t('dawn-spend', { n: Number(rest) });
  // Of cards the engine counts those that are drawn, not what they cost (K-N6).
  if (verb === 'spend' && step === 'spend veterans') return rest === '0' ? t('night-keep') : t(view.asks?.at === 'prayers' ? 'night-spend' : 'night-draw', { count: Number(rest) });
  if (verb === 'use' && step === 'make an offering') return t('night-offer');
  if (verb === 'tile' && step === 'use night tiles') return tileName(rest);
  return choiceText(choice, playerName, step);
}
/** Whether an offering takes more fame than it gives. */
export const loses = ({ seat }: KemetGame, brings: readonly Brought[]): boolean =>
  brings.some(({ what, player, amount = 0 }) => what === 'fame' && (!player || player === seat.viewer) && amount < 0);
/** With the point that two temples would bring two steps later (K-N3), where one of them is given up. */
const TWO = 2;
export function offeringText(game: KemetGame, text: string, brings: readonly Brought[]): string {
  const held = [...game.board.sites.values()].filter(({ place, holder }) => place.kind === 'temple' && holder?.player === game.seat.viewer).map(({ place }) => place.name);
  const left = held.filter((zone) => !brings.some(({ what, at }) => what === 'loses' && at === zone));
  return held.length >= TWO && left.length < TWO ? `${text}, ${t('night-temples-lost')}` : text;
}
/** A choice by itself, with what it is and costs. */
export function offer(game: KemetGame, choice: Choice): Offer {
  const [verb, rest] = split(choice);
  const plain = { choice, name: choiceName(game, choice), text: '', brings: '', key: keyOf(game.about, choice) };
  switch (verb) {
    case 'colour':
      return { ...plain, text: t(`about-colour-${rest}`), gem: { colour: rest as Colour } };
    case 'gold':
      return { ...plain, name: tileName(rest), text: t(`gold-${rest}`), tile: rest };
    case 'tile':
    case 'creature':
    case 'with':
      return { ...plain, name: verb === 'tile' ? tileName(rest) : plain.name, text: tileText(game, rest), tile: rest };
    case 'play':
    case 'drop':
    case 'draw':
    case 'add':
      return { ...plain, name: verb === 'play' ? plain.name : divineName(rest), text: divineText(game, rest), divine: rest, brings: cost(game, verb, rest) };
    case 'object':
      return { ...plain, text: objectText(game.about, rest), token: rest };
    case 'card':
    case 'discard':
    case 'remove':
      return { ...plain, card: rest };
    case 'spend':
      return { ...plain, brings: commands(game, choice) };
    default:
      return plain;
  }
}
/** At Dawn: what Dawn tokens come to (KT-W3). */
function commands({ ahead }: KemetGame, choice: Choice): string {
  const n = ahead.command?.[choice];
  return n === undefined ? '' : t('dawn-comes-to', { n });
}
/** What it does has to be known when it is chosen. */
function tileText(game: KemetGame, name: string): string {
  const tile = game.about.tiles.find((one) => one.name === name);
  return tile ? tileWords(tile) : '';
}
function divineText(game: KemetGame, name: string): string {
  const card = game.about.divine.find((one) => one.name === name);
  return card ? divineWords(card) : '';
}
function cost(game: KemetGame, verb: string, card: string): string {
  const price = game.about.divine.find(({ name }) => name === card)?.cost ?? 0;
  return price && (verb === 'play' || verb === 'add') ? t('costs-pp', { n: price }) : '';
}
/** What choices do, as the buttons told it that made them: to be said again when they wait to be confirmed. */
export function bringsOf(game: KemetGame, line: readonly Choice[]): string {
  const { about, ahead, step, seat, playerName } = game;
  const told = line.flatMap((choice) => {
    const [verb, rest] = split(choice);
    if (verb === 'object') return [objectText(about, rest)];
    if (verb === 'play') return [divineText(game, rest), cost(game, verb, rest)];
    return [bringsText(ahead, step, choice, seat.viewer, playerName)];
  });
  return told.filter(Boolean).join(' · ');
}
