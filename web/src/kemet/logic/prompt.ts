/** The one clear sentence: who is asked, and for what. */
import { afterthoughts } from '../../lib/hints';
import { slug, t, together, word } from '../../lib/i18n';
import { type Choice, type Hint, SPECTATOR } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import type { Answer } from '../../parts/offer';
import { DONE, YES } from '../../parts/keys';
import type { Colour } from '../art/gems';
import type { God } from '../art/gods';
import type { KemetGame } from '../game.svelte';
import { troopText } from './describe';
import { divineWords } from './effects';
import { unitsIn } from './model';
import { asides, choiceName, isTall, priced } from './offers';
import { placing, settled, total } from './plan';
import { pathNow, usesNone } from '../path/now';
import { broughtText } from './brought';
import { choiceText, eventText, join, placeName, say, split } from './say';
import { ESCAPE, PLACING, VETO } from './steps';
import { unended } from './targets';
import type { Journey, Room } from './told';
import { actionName, colourName, divineName, stepName, tileName } from './words';

export function asking(game: KemetGame): { god: God | undefined; text: string } {
  const { seat, view } = game;
  const own = game.mine?.god;
  if (seat.over) return { god: winner(game), text: ending(game) };
  const attack = assault(game);
  if (attack) return { god: own, text: t('prompt-confirm-attack', attack) };
  if (seat.may.confirm && seat.may.held) return { god: own, text: t('prompt-confirm', { choice: game.meaning?.text ?? held(game, seat.may.held) }) };
  if (view.legal.length) return { god: own, text: mine(game) };
  if (view.asks?.waiting) {
    const names = view.asks.waiting.map(game.playerName).join(', ');
    return { god: own, text: t('prompt-waiting', { step: stepName(game.step), names }) };
  }
  const player = view.owing[0];
  if (!player) return { god: undefined, text: t('prompt-nobody') };
  return { god: game.godOf(player), text: t('prompt-other', { player: game.playerName(player), step: stepName(game.step) }) };
}

/** A Move waits to be confirmed, and means battle: against whom, how strong, and what it costs. */
export function assault({ meaning, playerName }: Pick<KemetGame, 'meaning' | 'playerName'>): Record<string, string | number> | null {
  const found = meaning?.going?.arrival;
  if (!found?.battle) return null;
  const [own = 0, strength = 0] = found.battle.strength;
  return { enemy: playerName(found.battle.enemy), zone: placeName(found.zone), own, strength, paid: found.paid };
}

const placed = (game: KemetGame): boolean => !game.view.legal.some((choice) => choice.startsWith('space '));

/** What a plan has come to; else the question of the step. */
function mine(game: KemetGame): string {
  const { step, plan, journey, action, ahead } = game;
  const args = speaksOf(game);
  if (journey && plan.goal) return t('go-there', { units: journey.units, zone: placeName(plan.goal) });
  if (journey) return t(step !== 'go on' ? 'prompt-move-where' : game.targets.size ? 'prompt-go-on' : 'prompt-go-on-end', args);
  if (plan.district) return t('prompt-raise-it-to', args);
  if (step === 'your turn' && action === 'move' && game.pathOpen) return t('prompt-plan-move-path');
  if (step === 'your turn' && action) return t(`prompt-plan-${action}`, args);
  if (ahead.founding && settled(ahead.founding, plan.founded) && args['left']) return t('prompt-founded');
  if (ahead.founding && plan.founded.length) return t('prompt-levels-left', args);
  if (step === 'your turn') return t(placed(game) ? 'prompt-turn-more' : 'prompt-turn', args);
  return word(`prompt-${slug(at(game))}`, word(`prompt-${slug(step)}`, stepName(step), args), args);
}
/** A step that asks something else at another moment: "make an offering delta". */
const at = (game: KemetGame): string => `${game.step} ${hasNothingToSay(game) || usesNone(game, game.seat.viewer) ? 'none' : (game.view.asks?.at ?? '')}`;
/** Whoever holds any card is asked, so that nobody knows who could have answered (KT-X6). */
const hasNothingToSay = ({ step, view }: KemetGame): boolean => (step === VETO || step === ESCAPE) && view.legal.join() === 'pass';

/** Floors without a token: each needs one by Night (K-D1). */
export function bareFloors(game: KemetGame): number[] {
  const used = game.mine?.spaces ?? [];
  const floors = [...new Set(game.about.spaces.map(({ floor }) => floor))].sort();
  return floors.filter((floor) => !game.about.spaces.some((space) => space.floor === floor && used.includes(space.name)));
}

/** What sentences may speak of. */
function speaksOf(game: KemetGame): Record<string, string | number> {
  const { plan, journey, ahead, mine: own } = game;
  const recruits = total(plan.placed);
  const frame = game.view.position.frames.at(-1) ?? { frame: '' };
  const zone = plan.district ?? String(frame['zone'] ?? frame['district'] ?? '');
  const acting = game.view.position.frames.findLast((one) => one.frame === 'a card acts');
  const entering = game.view.position.frames.findLast((one) => one.frame === 'enter');
  const arrived = game.step === 'on the road' ? String(frame['to'] ?? '') : '';
  const levels = ahead.founding?.[0]?.pyramids.reduce((sum, { level }) => sum + level, 0) ?? 0;
  return {
    units: journey?.units ?? Number(frame['units'] ?? frame['left'] ?? 0),
    from: journey ? placeName(journey.troop) : '',
    stay: journey ? game.unitsAt(journey.troop) - journey.units : 0,
    zone: zone ? placeName(zone) : '',
    prayer: own?.prayer ?? 0,
    recruits,
    most: (ahead.recruits?.prices.length ?? 1) - 1,
    price: ahead.recruits?.prices[recruits] ?? 0,
    creature: tileName(String(frame['creature'] ?? (frame['more'] as unknown[] | undefined)?.[0] ?? '')),
    card: acting ? divineName(String(acting['card'])) : '',
    does: acting ? divineDoes(game, String(acting['card'])) : '',
    who: acting ? game.playerName(String(acting['player'])) : entering ? game.playerName(String(entering['player'])) : '',
    enemies: entering ? unitsIn(game.view, String(entering['player']), String(entering['zone'])) : 0,
    at: arrived ? say(arrived) : '',
    lies: arrived ? (pathNow(game)?.tokens[arrived] ?? []).flatMap((one) => (one ? [say(one)] : [])).join(', ') : '',
    levels,
    onward: pathNow(game)?.left[arrived] ? 'yes' : 'no',
    left: levels - plan.founded.reduce((sum, { level }) => sum + level, 0),
    tokens: own?.tokens.left ?? 0,
    veterans: own?.veterans ?? 0,
    floors: together(bareFloors(game).map(String)),
    bare: bareFloors(game).length,
  };
}

function divineDoes(game: KemetGame, name: string): string {
  const card = game.about.divine.find((one) => one.name === name);
  return card ? divineWords(card) : '';
}

/** An own card that was cancelled since one's last choice: nobody should wonder where it has gone. */
export const cancelled = ({ seat, since, playerName }: Pick<KemetGame, 'seat' | 'since' | 'playerName'>): string =>
  seat.story.filter((entry) => entry.n > since).filter(isEvent).filter(({ event, args }) => event === 'cancels a card' && args[1] === seat.viewer).map((entry) => `${eventText(entry, playerName)}.`).join(' ');

export function detail(game: KemetGame): string {
  const { view, step, plan, journey, action, ahead } = game;
  const attack = assault(game);
  if (attack) return [game.meaning?.detail, t(attack['paid'] ? 'detail-confirm-attack-paid' : 'detail-confirm-attack', attack)].filter(Boolean).join('. ');
  if (game.seat.over || game.seat.may.confirm) return game.meaning?.raised && isTall(game.meaning.raised.level) ? t('level-fame') : (game.meaning?.detail ?? game.brings);
  if (game.seat.viewer === SPECTATOR) return t('spectators');
  if (!view.legal.length) return winningText(game) || (view.owing.includes(game.seat.viewer) ? '' : t('detail-wait'));
  const args = speaksOf(game);
  const token = tokenText(game);
  if (journey) return t(plan.onward ? 'detail-stop-on-the-way' : step === 'go on' && args['stay'] ? 'detail-go-on-part' : 'detail-move-where', args) + token;
  if (plan.district) return t('detail-raise-it-to', args);
  if (view.asks?.at === 'conscription') return t('detail-place-units-conscription');
  if (PLACING.has(step) || action === 'recruit') return ahead.recruits ? t(ahead.recruits.ways ? 'detail-hired' : args['most'] === 1 ? 'detail-recruit-one' : 'detail-recruit', args) : t('detail-place-units', args);
  if (step === 'your turn' && !action) return winningText(game) || (placed(game) ? (view.legal.some((choice) => choice.startsWith('play ')) ? t('detail-turn-more') : '') : [t(ahead.moves?.length ? 'detail-turn' : 'detail-turn-unmoved'), ...(args['bare'] ? [t('detail-turn-floors', args)] : [])].join(' '));
  if (step === 'your turn' && action === 'move' && game.pathOpen) return t('detail-move-with-a-priest') + token;
  const tall = action === 'raise' && ahead.raises?.some(({ level }) => isTall(level));
  if (step === 'your turn') return [t(`detail-plan-${action}`, args), ...(tall ? [t('detail-tall')] : [])].join(' ');
  const built = settled(ahead.founding ?? [], plan.founded);
  if (built) return t(args['left'] === 0 ? 'detail-founded' : 'detail-founded-rest');
  if (ahead.founding && plan.colour) return `${colourName(plan.colour)}: ${t(`about-colour-${plan.colour}`)}`;
  if (step === 'choose the next battle') return view.legal.map((choice) => battle(game, split(choice)[1])).join('; ');
  return word(`detail-${slug(at(game))}`, word(`detail-${slug(step)}`, '', args), args);
}

/** On which floor the token of a plan will lie, where nobody has said so and another one could take it. */
function tokenText(game: KemetGame): string {
  const { action, plan, about, mine: own } = game;
  const open = about.spaces.filter((space) => space.action === action && game.spaceChoice(space.name));
  const [choice] = plan.space || !action ? [] : game.leading;
  const floor = open.find(({ name }) => name === split(choice ?? '')[1])?.floor;
  if (!floor || new Set(open.map((space) => space.floor)).size < 2) return '';
  const bare = !about.spaces.some((space) => space.floor === floor && own?.spaces.includes(space.name));
  return ` · ${t(bare ? 'detail-token-floor-bare' : 'detail-token-floor', { floor })}`;
}

/** A battle that waits: where, and against whom. */
function battle(game: KemetGame, zone: string): string {
  const enemies = game.board.sites.get(zone)?.troops.filter(({ player }) => player !== game.seat.viewer) ?? [];
  return `${placeName(zone)}: ${enemies.map((troop) => troopText(game, troop)).join(', ')}`;
}

/** The same where it is looked at when the Day ends (KT-V1). */
export const atEnd = ({ winsAt }: Pick<KemetGame, 'winsAt'>, id: string): string => (winsAt === 'turn' ? id : `${id}-day`);

/** With how many rounds were agreed upon, if any. */
export const atMost = ({ lastRound }: Pick<KemetGame, 'lastRound'>, text: string): string => (lastRound ? `${text} ${t('form-rounds', { n: lastRound })}. ${t('form-rounds-what')}` : text);

/** Who could win at the start of their next turn: everybody has to know. */
export function winningText(game: KemetGame): string {
  const { winning, seat } = game;
  if (!winning.length || seat.over) return '';
  if (winning.includes(seat.viewer)) return t(atEnd(game, 'winning-you'));
  return t(atEnd(game, 'winning-other'), { names: winning.map(game.playerName).join(', ') });
}

/** Units that could come now, where they are asked for. */
const recruitsOf = ({ step, action, ahead, view }: KemetGame): Room | null => (view.legal.length && ahead.recruits && (PLACING.has(step) || action === 'recruit') ? ahead.recruits : null);
/** What brings them as they are planned, the token included. */
export function coming(game: KemetGame): Choice[] {
  const recruits = recruitsOf(game);
  return recruits ? [...game.before('recruit'), ...placing(recruits, game.plan.placed)] : [];
}

/** Somewhere the Move could go on. */
const stopping = ({ to, by_card = [] }: Journey): boolean => [...to, ...by_card].some(({ choices }) => choices.at(-1) === 'pass');
const SERIES = new Set(['your turn', 'place units', 'go on', 'use night tiles']);
/** Buttons beside the sentence: what ends a series or declines, and what ends a plan. */
export function answersOf(game: KemetGame): (Answer & { plan?: string; act?: () => void })[] {
  const { view, step, plan, ahead } = game;
  const found: (Answer & { plan?: string; act?: () => void })[] = [];
  if (!view.legal.length) return found;
  const cancel = { choice: 'back', plan: 'back', label: t('back'), icon: 'left', key: 'Escape', act: game.back } as const;
  if (game.planned && step === 'your turn') found.push(cancel);
  else if (game.planned && (plan.troop || plan.goal || plan.district || total(plan.placed) || plan.founded.length)) found.push(cancel);
  const recruiting = recruitsOf(game);
  if (recruiting) {
    const choices = coming(game);
    const n = total(plan.placed);
    const price = recruiting.prices[n] ?? 0;
    if (choices.length) found.push({ choice: join(choices), label: n ? t('place-n', { n }) : t(step === 'your turn' ? 'done' : 'pass-place-units'), ...(n ? { brings: priced(price) } : {}), main: true, icon: 'check', key: DONE });
    return found;
  }
  const built = settled(ahead.founding ?? [], plan.founded);
  if (built) found.push({ choice: join(built.choices), label: t('build-as-shown'), brings: built.pyramids.map(({ colour, level }) => `${colourName(colour)} ${level}`).join(', '), main: true, icon: 'check', key: DONE });
  const go = plan.goal ? game.targets.get(plan.goal) : undefined;
  if (plan.goal && go?.choices && go.arrival) {
    const { paid, battle } = go.arrival;
    const [own = 0, strength = 0] = battle?.strength ?? [];
    const brings = [...(battle ? [t('go-there-battle', { enemy: game.playerName(battle.enemy), own, strength })] : []), ...(paid ? [t('costs-pp', { n: paid })] : [])].join(' · ');
    const under = unended(go.choices);
    if (under.length < go.choices.length) found.push({ choice: join(under), label: t('go-there-on') });
    found.push({ choice: join(go.choices), label: t('go-now'), ...(brings ? { brings } : {}), main: true, icon: 'check', key: DONE });
  }
  if (game.journey && !plan.goal && stopping(game.journey)) {
    found.push({ choice: 'onward', plan: 'onward', label: t('stop-on-the-way'), brings: t('stop-on-the-way-what'), on: plan.onward, ...(plan.onward ? { icon: 'check' as const } : {}), act: () => game.set({ onward: !plan.onward }) });
  }
  if (step === 'your turn' && game.eitherToken) {
    found.push({ choice: 'silver', plan: 'silver', label: t('silver-token'), ...(plan.silver ? { icon: 'check' as const } : {}), act: () => game.set({ silver: !plan.silver }) });
  }
  found.push(...asides(game).map(({ choice, name }) => ({ choice, label: name })));
  if (step === VETO && view.legal.includes('pass')) return [...found, ...vetoes(view.legal)];
  const buying = game.action === 'buy' && game.about.null_buy && plan.space ? game.spaceChoice(plan.space) : undefined;
  if (buying) found.push({ choice: join([buying, 'pass']), label: t('buy-nothing') });
  if (view.legal.includes('pass') && !(step === 'your turn' && game.planned)) {
    const main = SERIES.has(step);
    found.push({ choice: 'pass', label: passLabel(game), main, ...(main ? { icon: 'check' as const } : {}), key: DONE });
  }
  if (view.legal.includes('seal')) found.push({ choice: 'seal', label: choiceText('seal'), main: true, icon: 'check', key: 'c' });
  if (view.legal.includes('use')) {
    // What lies there is named in the question.
    const told = (ahead.brings?.['use'] ?? []).filter(({ what }) => what !== 'token');
    const brings = broughtText(told, game.seat.viewer, game.playerName);
    if (view.legal.includes('stay')) found.push({ choice: 'stay', label: choiceText('stay', undefined, step), key: DONE });
    found.push({ choice: 'use', label: choiceName(game, 'use'), ...(brings ? { brings } : {}), main: true, icon: 'check', key: YES });
  }
  return found;
}
/** Cancelling a card, or not, is said and sealed with one press. */
const vetoes = (legal: readonly string[]): Answer[] =>
  legal.map((choice) => (choice === 'pass' ? { choice: 'pass; seal', label: t('pass-veto'), main: true, icon: 'check' as const, key: DONE } : { choice: `${choice}; seal`, label: choiceText(choice, undefined, VETO), brings: t('veto-brings') }));

export const passLabel = (game: KemetGame): string => word(`pass-${slug(at(game))}`, word(`pass-${slug(game.step)}`, t('choice-pass')));

export function winner(game: KemetGame): God | undefined {
  const player = game.seat.over?.winners[0];
  return player ? game.godOf(player) : undefined;
}
export function ending(game: KemetGame): string {
  const over = game.seat.over;
  if (!over) return '';
  const names = over.winners.map(game.playerName).join(', ');
  return names ? t('over-won', { names, reason: t(`over-${slug(over.reason)}`) }) : t('over-nobody');
}

/** The weightiest reasons of a hint in words. */
const REASONS = 2;
const SLIGHT = 0.05;
function reasons(why: [term: string, change: number][]): string {
  const good = why.filter(([, change]) => change >= SLIGHT).slice(0, REASONS);
  const said = good.map(([term]) => word(`why-more-${slug(term)}`, '')).filter(Boolean).join(', ');
  return said ? t('hint-because', { list: said }) : '';
}
/** A line of choices; where Units of a Troop go, how many of it stay behind. `here`: where the Troop is, if it is under way. */
export function inParts(line: readonly string[], here: string | null, unitsAt: (zone: string) => number): { choice: string; stay?: number }[] {
  let at = here;
  let come = 0;
  let going = here ? unitsAt(here) : 0;
  return line.map((choice) => {
    const [verb, name] = split(choice);
    if (verb === 'troop') [at, come, going] = [name, 0, unitsAt(name)];
    else if (verb === 'to' || verb === 'teleport' || verb === 'transfer') [at, come] = [name, going];
    else if (verb === 'take' && at) {
      const stay = unitsAt(at) + come - Number(name);
      going = Number(name);
      return { choice, stay };
    }
    return { choice };
  });
}
/** What a hint proposes, with what follows until something is done. */
const MOST = 4;
export function hintText(game: KemetGame, hint: Hint): { says: string; because: string } {
  const { choice, then, why } = hint;
  const told = inParts([choice, ...then], game.journey?.troop ?? null, game.unitsAt);
  const line = told.filter((one, i) => !i || (one.choice !== 'pass' && one.stay !== 0)).map((one, i) => {
    if (one.stay) return t('hint-part', { go: Number(split(one.choice)[1]), stay: one.stay });
    return i ? choiceText(one.choice, game.playerName) : proposal(game, one.choice);
  });
  const more = afterthoughts(hint, (one) => proposal(game, one));
  return { says: t('hint-says', { choice: counted(line).slice(0, MOST + 1).join(' → ') }), because: [reasons(why), ...more].filter(Boolean).join('; ') };
}
/** The same several times on end is said once. */
export function counted(line: readonly string[]): string[] {
  const runs: { text: string; n: number }[] = [];
  for (const text of line) {
    const last = runs.at(-1);
    if (last?.text === text) last.n += 1;
    else runs.push({ text, n: 1 });
  }
  return runs.map(({ text, n }) => (n > 1 ? `${text} ×${n}` : text));
}
/** A new pyramid is called by colour, level and district, all of which were chosen. */
export function inShort(line: readonly string[]): { choice: string; pyramid?: string }[] {
  return line.flatMap((choice, i) => {
    const [verb, district] = split(choice);
    const [next, colour] = split(line[i + 1] ?? '');
    if (verb === 'raise' && next === 'colour') {
      const level = line.filter((one) => one === choice).length;
      return [{ choice, pyramid: `${colourName(colour as Colour)}${level > 1 ? ` ${level}` : ''} (${placeName(district)})` }];
    }
    const told = verb === 'colour' ? split(line[i - 1] ?? '')[0] === 'raise' : verb === 'raise' && line.slice(0, i).includes(choice);
    return told ? [] : [{ choice }];
  });
}
/** What waits to be confirmed, with what was chosen together with it; how a gesture begins and ends goes without saying. */
const PLAIN = new Set(['pass', 'space', 'silver', 'take']);
function held(game: KemetGame, choice: string): string {
  const line = game.seat.gesture.filter((one) => !PLAIN.has(split(one)[0]));
  return line.length > 1 ? counted(inShort(line).map((one) => (one.pyramid ? one.pyramid : choiceText(one.choice, game.playerName)))).join(' → ') : proposal(game, line[0] ?? choice);
}
/** A proposed choice, in the words of the button that makes it. */
export function proposal(game: KemetGame, choice: string): string {
  if (choice === 'pass') return passLabel(game);
  const [verb, rest] = split(choice);
  const space = verb === 'space' ? game.about.spaces.find(({ name }) => name === rest) : undefined;
  return space ? actionName(space.action) : choiceName(game, choice);
}
