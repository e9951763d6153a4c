/** Names of the rules in words, and events as sentences. Ids follow the names: god-isis, card-flood, event-moved … */
import { hexAt } from '../../lib/hex';
import { type Args, has, slug, t, word } from '../../lib/i18n';
import type { EventEntry } from '../../lib/protocol';
import { split } from './targets';

const title = (name: string) => name.replace(/(^|[\s_])\w/g, (letter) => letter.toUpperCase().replace('_', ' '));
const named = (kind: string) => (name: string) => word(`${kind}-${slug(name)}`, title(name));

export const godName = named('god');
export const powerName = named('power');
export const cardName = named('card');
export const kindName = named('piece');
export const actionName = named('action');
export const scenarioName = named('scenario');
export const eventName = named('happening');
export const stepName = named('step');

/** A hex as people say it: column letter and row, "E7". */
export function hexLabel(hex: string): string {
  const [row, column] = hexAt(hex);
  return `${String.fromCharCode(65 + column)}${row}`;
}

export function pieceLabel(name: string): string {
  const [owner = '', ...rest] = name.replace(/ (radiant|[nsew]{1,2}-[nsew]{1,2})\b/g, '').split(' ');
  const kind = rest.join(' ');
  if (kind === 'god') return godName(owner);
  return t(owner === 'neutral' ? 'piece-neutral' : 'piece-of', { piece: kindName(kind), god: godName(owner) });
}

/** Any argument of an event or choice in words. */
export function say(value: unknown): string {
  if (value === null || value === undefined) return t('nobody');
  if (Array.isArray(value)) return value.map(say).join(', ');
  const text = String(value);
  if (/^\[\d+,\d+\]$/.test(text)) return hexLabel(text);
  if (/^\[\d+,\d+\]-\[\d+,\d+\]$/.test(text)) return text.split('-').map(hexLabel).join('–');
  if (/^\d+$/.test(text)) return text;
  const happening = /^\d+ (.+)$/.exec(text)?.[1];
  if (happening) return eventName(happening);
  for (const kind of ['god', 'power', 'card', 'piece', 'action', 'aim']) {
    const id = `${kind}-${slug(text)}`;
    if (has(id)) return t(id);
  }
  return /^(amun|anubis|isis|osiris|ra|neutral) /.test(text) ? pieceLabel(text) : title(text);
}

const numbered = (values: unknown[]): Args =>
  Object.fromEntries(values.map((value, i) => [`a${i + 1}`, typeof value === 'number' ? value : say(value)]));

export function eventText(entry: EventEntry, player: (name: string) => string): string {
  const values = entry.args.map((value) => (/^P\d$/.test(String(value)) ? player(String(value)) : value));
  const plain = `${title(entry.event)}: ${values.map(say).join(', ')}`;
  return word(`event-${slug(entry.event)}`, plain, numbered(values));
}

/** A choice as a button says it. */
export function choiceText(choice: string): string {
  const [verb, rest] = split(choice);
  const whole = `choice-${slug(choice)}`;
  if (has(whole)) return t(whole);
  return word(`choice-${slug(verb)}`, rest ? `${title(verb)} ${say(rest)}` : title(verb), { a1: rest ? say(rest) : '' });
}

export const explain = (kind: string, name: string): string => word(`about-${kind}-${slug(name)}`, '');
