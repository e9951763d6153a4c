/** Events and choices as sentences: whatever they name, in words. */
import { type Args, has, slug, t, word } from '../../lib/i18n';
import type { Choice, EventEntry } from '../../lib/protocol';
import { type Part, spoken, strong } from '../../lib/said';
import { COLOURED, COLOURS } from '../art/gems';
import data from '../board/zones.json';
import { actionName, cityName, colourName, divineName, tileName, zoneName } from './words';

export function split(choice: Choice): readonly [verb: string, rest: string] {
  const at = choice.indexOf(' ');
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)];
}
/** A gesture as one text, as buttons carry it, and its choices again. */
export const join = (choices: readonly Choice[]): string => choices.join('; ');
export const partsOf = (gesture: string): Choice[] => gesture.split('; ');

const ZONES = new Set(Object.keys(data.zones));
export const isZone = (name: string): boolean => ZONES.has(name);
const CITY = /^(NW|NE|SW|SE|W|E)$/;
const PLAYER = /^P\d$/;

/** Of the path (KT-R1). */
const isLocation = (name: string): boolean => has(`location-${slug(name)}`);
/** Before the name of a Skill that counts in a battle: a tile may have the same. */
export const SKILL = 'skill ';
/** A zone as people call it. */
export const placeName = (zone: string): string => zoneName(zone);

const SPACE = new RegExp(`^(move|recruit|raise|pray|buy)-(\\d|[abc]|${COLOURS.join('|')})$`);
export function spaceName(space: string): string {
  const [, action = '', floor = ''] = SPACE.exec(space) ?? [];
  if (!action) return t('gold-token');
  if (COLOURS.includes(floor)) return t('space-of-colour', { action: actionName(action), colour: colourName(floor) });
  if (/[abc]/.test(floor)) return t('space-of-three', { action: actionName(action), n: 'abc'.indexOf(floor) + 1 });
  return t('space-on-floor', { action: actionName(action), floor });
}
/** Of a tile whose picture comes in several colours the colour is said, too. */
function tileOf(name: string): string {
  const colour = COLOURED.exec(name)?.[1];
  return colour ? t('tile-of-colour', { tile: tileName(name), colour: colourName(colour) }) : tileName(name);
}

/** Any argument of an event or a choice. */
export function say(value: unknown): string {
  if (value === null || value === undefined) return t('nobody');
  if (Array.isArray(value)) return value.map(say).join(', ');
  const text = String(value);
  if (isZone(text)) return placeName(text);
  if (CITY.test(text)) return cityName(text);
  if (SPACE.test(text)) return spaceName(text);
  if (isLocation(text)) return t(`location-${slug(text)}`);
  if (has(`side-${slug(text)}`)) return t(`side-${slug(text)}`);
  if (text.startsWith(SKILL)) return t('source-skill', { skill: say(text.slice(SKILL.length)) });
  if (/^\d/.test(text)) return text;
  if (has(`divine-${slug(text)}`)) return divineName(text);
  if (has(`tile-${slug(text.replace(COLOURED, ''))}`)) return tileOf(text);
  for (const kind of ['god', 'colour', 'action', 'stat', 'source', 'object', 'skill', 'token']) {
    const id = `${kind}-${slug(text)}`;
    if (has(id)) return t(id);
  }
  return text;
}

type Named = (player: string) => string;

function argument(value: unknown, player: Named): string | number {
  if (typeof value === 'number') return value;
  const text = String(value);
  if (PLAYER.test(text)) return strong(player(text));
  return /^\d+$/.test(text) ? Number(text) : isZone(text) ? placeName(text) : isLocation(text) ? say(text) : strong(say(value));
}
function sentence(entry: EventEntry, player: Named): string {
  const args: Args = Object.fromEntries(entry.args.map((value, i) => [`a${i + 1}`, argument(value, player)]));
  return word(`event-${slug(entry.event)}`, `${entry.event}: ${entry.args.map(say).join(', ')}`, args);
}

/** An event as a sentence of the chronicle: names stand out; places and numbers do not. */
export function eventParts(entry: EventEntry, player: Named): Part[] {
  return spoken(sentence(entry, player));
}
export const eventText = (entry: EventEntry, player: Named): string => eventParts(entry, player).map(({ text }) => text).join('');

/** A choice as a button says it; `step` where the same verb means something else there. */
export function choiceText(choice: Choice, player: Named = (name) => name, step = ''): string {
  const [verb, rest] = split(choice);
  const here = `${verb}-${slug(step)}`;
  if (step && !rest && has(here)) return t(here);
  const named = PLAYER.test(rest) ? player(rest) : rest && say(rest);
  return word(`choice-${slug(verb)}`, rest ? `${verb} ${named}` : verb, { a1: named });
}

/** A rule speaks of places as the rest of the page does. */
export const ruleText = (text: string): string => text;
