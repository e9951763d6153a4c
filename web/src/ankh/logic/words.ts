/** Names of the rules in words, and events as sentences. Ids follow the names: god-isis, card-flood, event-moved … */
import english from 'virtual:english/ankh';
import { hexAt } from '../../lib/hex';
import { type Args, has, playing, slug, t, word } from '../../lib/i18n';
import type { EventEntry } from '../../lib/protocol';
import { type Part, spoken, strong } from '../../lib/said';
import { godName, title } from './names';
import { split } from './targets';

export { godName, roman, scenarioName } from './names';

void playing('ankh', english);

const named = (kind: string) => (name: string) => word(`${kind}-${slug(name)}`, title(name));

export const powerName = named('power');
export const cardName = named('card');
export const kindName = named('piece');
export const actionName = named('action');
export const eventName = named('happening');
export const stepName = named('step');

/** A hex as people say it: column letter and row, "E7". */
export function hexLabel(hex: string): string {
  const [row, column] = hexAt(hex);
  return `${String.fromCharCode(65 + column)}${row}`;
}

/** A rule speaks of hexes as the rest of the page does. */
export const ruleText = (text: string): string => text.replace(/\[\d+,\d+\]/g, hexLabel);

export function pieceLabel(name: string): string {
  const [owner = '', ...rest] = name.replace(/ (radiant|[nsew]{1,2}-[nsew]{1,2})\b/g, '').split(' ');
  const kind = rest.join(' ');
  if (kind === 'god') return godName(owner);
  return t(owner === 'neutral' ? 'piece-neutral' : 'piece-of', { piece: kindName(kind), god: godName(owner) });
}

/** Several of a kind: "2 Warriors of Ra". */
export function piecesLabel(name: string, count: number): string {
  const [owner = '', kind = ''] = split(name);
  if (count < 2) return pieceLabel(name);
  const many = `many-${slug(kind)}`;
  return has(many) && owner !== 'neutral' ? t('piece-of', { piece: t(many, { count }), god: godName(owner) }) : t('many-of', { count, piece: pieceLabel(name) });
}

/** Any argument of an event or choice in words. */
export function say(value: unknown): string {
  if (value === null || value === undefined) return t('nobody');
  if (Array.isArray(value)) return value.map(say).join(', ');
  const text = String(value);
  if (/^\[\d+,\d+\]$/.test(text)) return hexLabel(text);
  if (/^\[\d+,\d+\]-\[\d+,\d+\]/.test(text)) return text.split(', ').map((side) => side.split('-').map(hexLabel).join('–')).join(', ');
  if (/^\d+$/.test(text)) return text;
  const happening = /^\d+ (.+)$/.exec(text)?.[1];
  if (happening) return eventName(happening);
  for (const kind of ['god', 'power', 'card', 'piece', 'action', 'aim']) {
    const id = `${kind}-${slug(text)}`;
    if (has(id)) return t(id);
  }
  const [owner = ''] = text.split(' ');
  return text !== owner && (owner === 'neutral' || has(`god-${slug(owner)}`)) ? pieceLabel(text) : title(text);
}

/** Camels that were laid one after the other, told as one event: their number, and the sides. */
export const CARAVAN = 'caravan laid';

/** Names stand out; places and numbers do not. */
function argument(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = Array.isArray(value) && value.length === 2 ? value.map(say).join(t('against')) : say(value);
  return /^\[?\d/.test(String(value)) && !/^\d+ /.test(String(value)) ? text : strong(text);
}

function sentence(entry: EventEntry, player: (name: string) => string, cause: string): string {
  const isPlayer = (value: unknown) => /^P\d$/.test(String(value));
  const plain = `${title(entry.event)}: ${entry.args.map((value) => (isPlayer(value) ? player(String(value)) : say(value))).join(', ')}`;
  // A player may be called after a god, and is not a piece of it.
  const args: Args = { why: cause && ` (${cause})`, ...Object.fromEntries(entry.args.map((value, i) => [`a${i + 1}`, isPlayer(value) ? strong(player(String(value))) : argument(value)])) };
  return word(entry.event === CARAVAN ? 'story-camels' : `event-${slug(entry.event)}`, plain, args);
}

/** An event as a sentence of the chronicle, in parts. `cause`: what a gain was for, told before what there is then. */
export function eventParts(entry: EventEntry, player: (name: string) => string, cause = ''): Part[] {
  return spoken(sentence(entry, player, cause));
}
export const eventText = (entry: EventEntry, player: (name: string) => string, cause = ''): string =>
  eventParts(entry, player, cause).map(({ text }) => text).join('');

/** A choice as a button says it. */
export function choiceText(choice: string, player: (name: string) => string = (name) => name): string {
  const [verb, rest] = split(choice);
  const named = /^P\d$/.test(rest) ? player(rest) : rest && say(rest);
  const whole = `choice-${slug(choice)}`;
  if (has(whole)) return t(whole);
  return word(`choice-${slug(verb)}`, rest ? `${title(verb)} ${named}` : title(verb), { a1: named });
}

export const explain = (kind: string, name: string): string => word(`about-${kind}-${slug(name)}`, '');
