/** What is asked in a battle once the cards lie open, with what each answer brings. */
import { slug, t, word } from '../../lib/i18n';
import type { Choice, View } from '../../lib/protocol';
import type { Answer } from '../../parts/offer';
import { bringsText } from './brought';
import { unitsIn } from './model';
import { choiceText, placeName } from './say';
import { usesNone } from '../path/now';
import { objectText } from '../path/words';
import type { About, Ahead } from './told';
import { LOSER } from './steps';
import { stepName, tileName } from './words';

export const WOUND = 'inflict a divine wound';
export const REFUGE = 'choose where they retreat';
export const WINNER = 'stay or recall';
/** Before anybody chooses a card (KT-B1). */
export const EARLY = new Set(['use objects', 'seal a tile of', 'seal a tile']);
const SWAP = 'swap the battle card';
/** Steps that are answered on the stage. */
export const ON_STAGE = new Set([WOUND, LOSER, REFUGE, WINNER]);

export interface Question {
  text: string;
  detail: string;
  answers: Answer[];
  /** Zones that can be chosen on the map. */
  zones: Map<string, Choice>;
  /** Divine interventions that can be discarded, or taken. */
  drops: { card: string; choice: Choice }[];
}
interface Asked {
  view: View;
  about: About;
  seat: { viewer: string };
  playerName: (player: string) => string;
}

/** What both sides have as the cards lie, and the own card. */
export interface Lying {
  card: string;
  own: number;
  foe: number;
}
export function questionOf({ view, about, seat, playerName }: Asked, lying?: Lying): Question {
  const step = view.asks?.step ?? '';
  const frame = view.position.frames.at(-1);
  const zone = String(frame?.['zone'] ?? '');
  const mine = view.legal.length > 0;
  const who = view.asks?.player ? playerName(view.asks.player) : (view.asks?.waiting ?? []).map(playerName).join(t('and-join'));
  const question: Question = { text: '', detail: '', answers: [], zones: new Map(), drops: [] };
  if (!mine) return { ...question, text: who ? t(`ask-wait-${ON_STAGE.has(step) ? step.replaceAll(' ', '-') : 'other'}`, { god: who }) : t('ask-nobody') };
  const units = unitsIn(view, seat.viewer, zone);
  const brings = (choice: Choice) => bringsText((view.ahead ?? {}) as Ahead, step, choice, seat.viewer, playerName);
  const aside = String(((view.position.columns['put_aside'] ?? {}) as Record<string, string>)[seat.viewer] ?? '');
  // Which card was laid aside only its owner knows (KT-B6): both ends are said before one is chosen.
  const strength = (card: string) => about.cards.find(({ name }) => name === card)?.strength ?? 0;
  const swapped = (card: string) => (lying && card ? t('swap-brings', { card, own: lying.own - strength(lying.card) + strength(card), foe: lying.foe }) : card);
  const recall: Answer = { choice: 'recall', label: t('choice-recall'), brings: brings('recall') };
  for (const choice of view.legal) {
    const [verb, name = ''] = choice.split(' ');
    if (verb === 'to' || verb === 'place') question.zones.set(name, choice);
    else if (verb === 'drop' || verb === 'draw') question.drops.push({ card: name, choice });
    else if (verb === 'recall') question.answers.push(recall);
    else if (verb === 'retreat') question.answers.push({ choice, label: t('choice-retreat'), brings: t('note-retreat') });
    else if (verb === 'stay') question.answers.push({ choice, label: t('choice-stay'), brings: t('ask-stay-brings', { units }) });
    else if (verb === 'pass') question.answers.push({ choice, label: usesNone({ view }, seat.viewer) ? t('pass-use-objects-none') : word(`pass-${slug(step)}`, t('choice-pass')), ...(step === WINNER ? { brings: t('ask-stay-brings', { units }) } : step === SWAP && lying ? { brings: swapped(lying.card) } : {}), main: step === WOUND });
    else question.answers.push({ choice, label: choiceText(choice, playerName, step), ...(verb === 'object' ? { brings: objectText(about, name) } : step === SWAP && verb === 'use' ? { brings: swapped(aside) } : {}) });
  }
  for (const [name, choice] of question.zones) question.answers.push({ choice, label: placeName(name) });
  if (step === WOUND) Object.assign(question, { text: t('ask-wound'), detail: t('ask-wound-detail') });
  else if (step === LOSER) Object.assign(question, { text: t('ask-loser', { units }), detail: t(view.legal.includes('stay') ? 'ask-loser-stay-detail' : 'ask-loser-detail') });
  else if (step === WINNER) Object.assign(question, { text: t('ask-winner', { units }), detail: t('ask-winner-detail') });
  else if (step === REFUGE) {
    const loser = String(frame?.['loser'] ?? '');
    Object.assign(question, { text: t('ask-refuge', { god: playerName(loser), units: unitsIn(view, loser, zone) }), detail: t('ask-refuge-detail', { zone: placeName(zone) }) });
  }
  // Whatever else may be asked in a battle: a creature that has lost its Troop, Units that come, cards that are swapped.
  if (!question.text) Object.assign(question, { text: word(`prompt-${slug(step)}`, stepName(step), { creature: tileName(String(frame?.['creature'] ?? '')), zone: placeName(zone), units: Number(frame?.['left'] ?? 0) }), detail: word(`detail-${slug(step)}`, '') });
  return question;
}
