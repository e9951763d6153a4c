/** The one clear sentence: who is asked, and for what. */
import { afterthoughts } from '../../lib/hints';
import { slug, t, word } from '../../lib/i18n';
import { type Hint, SPECTATOR } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { AnkhGame } from '../game.svelte';
import type { Ahead, Brought } from './about';
import { alike, broughtBy, folded, happening, phrases, sentences } from './brings';
import { frameOf, topFrame } from './model';
import { lastOf, split } from './targets';
import { actionName, choiceText, explain, godName, kindName, pieceLabel, powerName, stepName } from './words';

/** Of what a choice brings, in one sentence. */
const MOST = 5;

/** Where there is one figure to summon, the question is where. */
const onlyFigure = (game: AnkhGame): string => split((game.view.ahead as Ahead | undefined)?.next?.choice ?? '')[1];
const stepOf = (game: AnkhGame): string => (onlyFigure(game) ? 'place the figure' : (game.view.asks?.step ?? ''));

export function asking(game: AnkhGame): { god: God | undefined; text: string } {
  const { seat, view, model } = game;
  if (seat.over) return { god: winner(game), text: ending(game) };
  if (seat.may.confirm && seat.may.held) {
    const choice = held(game, seat.may.held);
    const list = sentences(game, seat.may.held, MOST);
    return { god: game.myGod, text: list ? t('confirm-brings', { choice, list }) : t('prompt-confirm', { choice }) };
  }
  const step = view.asks?.step ?? '';
  if (view.legal.length) return { god: game.myGod, text: mine(game, stepOf(game)) };
  if (view.asks?.waiting) {
    const names = view.asks.waiting.map(game.playerName).join(', ');
    return { god: game.myGod, text: t('prompt-waiting', { step: stepName(step), names }) };
  }
  const player = view.owing[0];
  if (!player) return { god: undefined, text: t('prompt-nobody') };
  return { god: model.godOf.get(player), text: t('prompt-other', { player: game.playerName(player), step: stepName(step) }) };
}

function mine(game: AnkhGame, step: string): string {
  if (step === 'choose an action') {
    if (game.view.asks?.at === 'second action') return t('prompt-second-action');
    return t(isOnly(game) ? 'prompt-only-action' : 'prompt-first-action');
  }
  if (game.targets.seal && game.view.legal.length === 1) return t('prompt-seal', { choices: drafted(game) });
  if (step === LEAVING && game.targets.pass) return t('prompt-may-guardians-leave', args(game));
  return word(`prompt-${slug(step)}`, stepName(step), args(game));
}

const LEAVING = 'which guardians leave';

/** Whatever is chosen ends the turn: a merged god's player has one action (A-T2). */
const isOnly = (game: AnkhGame): boolean => game.view.legal.every((choice) => broughtBy(game, choice).some(({ what }) => what === 'turn'));

const drafted = (game: AnkhGame) => (game.view.position.drafts[game.seat.viewer] ?? []).map((choice) => choiceText(choice)).join(', ');

/** What a prompt may speak of: taken from the frame that asks. */
function args(game: AnkhGame): Record<string, string | number> {
  const top = topFrame(game.model) ?? { frame: '' };
  const from = String(top['from'] ?? '');
  const piece = from ? game.model.pieces.get(from) : undefined;
  return {
    piece: piece ? pieceLabel(`${piece.owner ?? 'neutral'} ${piece.kind}`) : '',
    figure: onlyFigure(game) ? kindName(onlyFigure(game)) : top['figure'] && !String(top['figure']).startsWith('[') ? kindName(String(top['figure'])) : '',
    monument: top['monument'] ? kindName(String(top['monument'])) : '',
    token: String(top['token'] ?? ''),
    god: top['side'] ? godName(String(top['side'])) : '',
    higher: top['higher'] ? godName(String(top['higher'])) : '',
    lower: top['lower'] ? godName(String(top['lower'])) : '',
    followers: game.mySide?.followers ?? 0,
    camels: game.laid.length,
  };
}

export function detail(game: AnkhGame): string {
  const { view } = game;
  if (game.seat.over) return '';
  if (game.seat.may.confirm) return sentences(game, game.seat.may.held ?? '', MOST) ? t('detail-confirm') : '';
  if (game.seat.viewer === SPECTATOR) return t('spectators');
  if (!view.legal.length) return view.owing.includes(game.seat.viewer) ? '' : t('detail-wait');
  const step = stepOf(game);
  const left = frameOf(game.model, 'move your figures')?.more?.length ?? 0;
  const text = word(`detail-${slug(step)}`, '', { ...args(game), left });
  return DETAILS[step]?.(game, text) ?? text;
}

/** Where there is more to say than the same about every question of a kind. */
const DETAILS: Record<string, (game: AnkhGame, text: string) => string> = {
  // Whoever has no other second action is told why there is none, and why it sets off an event (A-T1).
  'choose an action': (game, text) => {
    const [only = '', ...more] = game.view.legal;
    if (more.length || game.view.asks?.at !== 'second action') return text;
    const fired = broughtBy(game, only).find(({ what }) => what === 'event');
    const action = actionName(split(only)[1]);
    return fired ? t('detail-forced-event', { action, what: happening(fired) }) : t('detail-forced-action', { action });
  },
  [LEAVING]: (game) => t('detail-which-guardians-leave', { ...args(game), count: (game.view.ahead as Ahead | undefined)?.leave ?? 0 }),
  'place the figure': (game, text) => {
    const { extras = [], water = false } = (game.view.ahead as Ahead | undefined)?.place ?? {};
    const [power] = extras;
    if (power) return t('detail-place-the-figure-extra', { power: powerName(power), about: explain('power', power) });
    return water ? t('detail-place-the-figure-water') : text;
  },
  'lay a caravan': ({ laid }, text) => (laid.length ? t('detail-lay-a-caravan-more') : text),
  'bid against the plague': ({ model }, text) => {
    const asked = model.frames.filter(({ frame }) => frame === 'bid against the plague').length;
    const battle = frameOf(model, 'battle') ?? {};
    const of = Object.entries(battle).filter(([name, cards]) => name.endsWith(' cards') && (cards as string[]).includes('plague')).length;
    return of > 1 ? t('detail-plague-of-many', { at: of - asked + 1, of, text }) : text;
  },
  'choose a battle card': (game, text) => {
    const two = ((topFrame(game.model)?.['two cards'] ?? []) as God[]).filter((god) => god !== game.myGod);
    return two.length ? t('detail-two-cards', { gods: two.map(godName).join(', '), text }) : text;
  },
  'build a monument': (game, text) => (game.mySide?.powers.includes('inspiring') ? t('detail-build-free') : text),
  'unlock a power': (game, text) => {
    const each = phrases(game, alike(game), true).join(', ');
    const told = each ? t('detail-each', { followers: game.mySide?.followers ?? 0, list: each }) : text;
    return frameOf(game.model, 'choose an action')?.at === 'second done' ? t('detail-second-action', { text: told }) : told;
  },
};

/** The rule behind a question that comes by itself, not by a choice of one's own. */
const EXPLAINED = new Set([LEAVING, 'bid against the plague']);
export const ruleAsked = (game: AnkhGame): string | undefined =>
  game.view.legal.length && EXPLAINED.has(game.view.asks?.step ?? '') ? game.view.asks?.rule : undefined;

/** Steps that go on until somebody says that it is enough; elsewhere the same button declines an offer. */
const SERIES = new Set(['move your figures', 'protect figures', 'call figures to your obelisks']);
export const isSeries = (game: AnkhGame): boolean => SERIES.has(game.view.asks?.step ?? '');

/** What the button says that ends a series or declines an offer. */
export function doneLabel(game: AnkhGame): string {
  return word(`pass-${slug(game.view.asks?.step ?? '')}`, t('pass'));
}

/** The one thing that can be done instead of declining: a button beside the sentence is enough for it. */
export function soloChoice(game: AnkhGame): string | null {
  const [only, ...more] = game.targets.others;
  return only && !more.length && (only === 'use' || only === 'tile') ? only : null;
}
export function soloLabel(game: AnkhGame): string {
  return word(`use-${slug(game.view.asks?.step ?? '')}`, choiceText(soloChoice(game) ?? ''));
}

export function winner(game: AnkhGame): God | undefined {
  const player = game.seat.over?.winners[0];
  return player ? game.model.godOf.get(player) : undefined;
}
export function ending(game: AnkhGame): string {
  const over = game.seat.over;
  const god = winner(game);
  if (!over) return '';
  return god ? t('over-won', { god: godName(god), reason: t(`over-${over.reason}`) }) : t('over-nobody');
}

/** The weightiest reasons of a hint in words. */
const REASONS = 2;
const SLIGHT = 0.05;
export function reasons(why: [term: string, change: number][]): string {
  const named = (good: boolean, most: number) =>
    why
      .filter(([, change]) => (good ? change : -change) >= SLIGHT)
      .slice(0, most)
      .map(([term]) => t(`why-${good ? 'more' : 'less'}-${slug(term)}`))
      .join(', ');
  const good = named(true, REASONS);
  if (!good) return '';
  const bad = named(false, 1);
  return [t('hint-because', { list: good }), ...(bad && !good.includes(', ') ? [t('hint-but', { list: bad })] : [])].join('; ');
}

/** What a hint proposes, with what follows of the plan; what that brings, and why; for who wants to know more, what to fear and
 * what else could be done. */
const LEADING = new Set(['action move', 'action summon', 'action unlock']);
const FEW = 3;
export function hintText(game: AnkhGame, hint: Hint): { says: string; because: string; more: string[] } {
  const { choice, then, brings: brought, why } = hint;
  const line: string[] = [];
  const steps = [choice, ...then];
  for (const [i, next] of LEADING.has(choice) || ['move', 'summon'].includes(split(choice)[0]) ? then.entries() : []) {
    if (next === 'pass') break;
    line.push(marked(game, next, steps[i]));
    if (['to', 'unlock'].includes(split(next)[0])) break;
  }
  const told = (all: Brought[]) => phrases(game, all.filter(({ what }) => what !== 'region'));
  const certain = told(broughtBy(game, choice));
  // A plan is for the whole turn: that it ends it goes without saying.
  const all = told((brought as unknown as Brought[]).filter(({ what }) => what !== 'turn')).filter((one) => !certain.includes(one));
  return {
    says: t('hint-says', { choice: [marked(game, choice), ...line].filter((one, i, those) => one !== those[i - 1]).join(' → ') }),
    // Why comes first: where there is little room the rest is read by who opens it.
    because: [folded(certain, FEW), reasons(why), all.length ? t('hint-in-all', { list: folded(all, FEW) }) : ''].filter(Boolean).join('; '),
    more: afterthoughts(hint, (one) => marked(game, one)),
  };
}

const tokenOf = (game: AnkhGame, hex: string): number | undefined => game.model.regions.find(({ hexes }) => hexes.includes(hex))?.tokens[0];

/** A choice that waits to be confirmed: its place is marked as that of a hint is. */
function held(game: AnkhGame, choice: string): string {
  const [verb, hex] = split(lastOf(choice));
  const token = tokenOf(game, hex);
  const piece = game.model.pieces.get(hex);
  if (verb === 'take' && piece && token) return t(`confirm-take-${piece.kind}`, { token });
  if (verb !== 'to') return proposal(game, choice);
  return token ? t('confirm-to', { token }) : t('confirm-to-water');
}

/** A choice of a hint, and the one before it: the board marks its place, so that it needs no name that nothing on the board has. */
function marked(game: AnkhGame, choice: string, before = ''): string {
  const [verb, hex] = split(choice);
  if (verb === 'camel') return t('hint-camel');
  if (!hex.startsWith('[') || verb === 'aim') return proposal(game, choice);
  const token = tokenOf(game, hex);
  const piece = game.model.pieces.get(hex);
  const name = piece && (piece.kind === 'god' ? godName(piece.owner ?? '') : kindName(piece.kind));
  const place = name && token ? t('hint-place', { piece: name, token }) : (name ?? '');
  if (place && verb !== 'to') return verb === 'move' ? place : t(`hint-${verb}`, { place });
  const [moved, from] = split(before);
  if (token && moved === 'move' && tokenOf(game, from) === token) return t('hint-to-same');
  return token ? t('hint-to', { token }) : t('hint-to-water');
}

/** A proposed choice, in the words of the button that makes it. */
export function proposal(game: AnkhGame, choice: string): string {
  if (choice === 'pass') return doneLabel(game);
  return choice === 'use' || choice === 'tile' ? word(`use-${slug(game.view.asks?.step ?? '')}`, choiceText(choice)) : choiceText(choice);
}
