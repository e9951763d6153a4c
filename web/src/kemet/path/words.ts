/** The path in words. */
import { capital, has, slug, t, word } from '../../lib/i18n';
import type { Tip } from '../../lib/tip.svelte';
import type { KemetGame } from '../game.svelte';
import { title } from '../logic/names';
import type { About, Found, PathToken, Walk } from '../logic/told';
import type { Priests } from './now';
import type { Spot } from './read';

export const locationName = (name: string): string => word(`location-${slug(name)}`, title(name));
/** On a button or over a place: it begins with a capital. */
export const placeTitle = (name: string): string => (name === 'start' ? t('path-start') : locationName(name));

const kindOf = (name: string): string => ['object', 'skill', 'token'].find((kind) => has(`${kind}-${slug(name)}`)) ?? 'token';
export const tokenName = (name: string): string => word(`${kindOf(name)}-${slug(name)}`, title(name));
export const tokenNamed = (about: About, name: string): PathToken | undefined => about.path?.tokens.find((one) => one.name === name);

/** What it does. */
export function tokenDoes({ effect, kind }: PathToken): string {
  if (kind === 'victory') return t('path-victory-what');
  return Object.entries(effect).map(([name, n]) => word(`effect-${slug(name)}`, '', { n })).filter(Boolean).join('; ');
}
export function objectText(about: About, name: string): string {
  const token = tokenNamed(about, name);
  return token ? tokenDoes(token) : '';
}
/** What it is, and when it works. */
export const tokenKind = ({ kind, when }: PathToken): string => (kind === 'skill' ? t('path-skill') : kind === 'object' ? t(`path-object-${when}`) : '');

export function tokenTip(game: KemetGame, name: string, more = ''): Tip {
  const token = tokenNamed(game.about, name);
  if (!token) return { title: tokenName(name), text: '' };
  return { title: tokenName(name), text: [tokenDoes(token), tokenKind(token), more].filter(Boolean).map(sentence).join(' '), more: () => (game.rule = token.rule) };
}
const sentence = (text: string): string => `${capital(text)}.`;

export const foundText = ({ what, amount, stat }: Found): string => (stat ? t('note-temporary', { stat: t(`stat-${slug(stat)}`) }) : t(`effect-${slug(what)}`, { n: amount }));
export const foundTexts = (road: readonly Found[]): string => road.map(foundText).join(', ');

export const tokensWith = (game: KemetGame, tokens: readonly string[]): string =>
  tokens.map((name) => {
    const token = tokenNamed(game.about, name);
    const does = token && token.kind !== 'victory' ? tokenDoes(token) : '';
    return does ? `${tokenName(name)} (${does})` : tokenName(name);
  }).join(', ');

/** What a step brings before it is made. */
export function walkParts(game: KemetGame, { road, tokens, leaves, left }: Walk): string[] {
  return [
    ...(road.length ? [t('path-on-the-road', { list: foundTexts(road) })] : []),
    ...(tokens.length ? [t('path-there', { list: tokensWith(game, tokens) })] : []),
    ...(leaves ? [t(`path-leaves-${leaves}`)] : []),
    t('path-left', { n: left }),
  ];
}
export const walkName = ({ start, to }: Walk): string => (start === to ? placeTitle(to) : t('text-path-walk', { from: placeTitle(start), to: placeTitle(to) }));

/** A location: what lies there, who waits, how far it is. */
export function spotParts(game: KemetGame, spot: Spot): string[] {
  const tokens = spot.tokens.map((token, i) => (token ? tokensWith(game, [token]) : t(`path-space-${spot.kinds[i] ?? 'skill'}`)));
  return [
    ...(tokens.length ? [capital(tokens.join(', '))] : []),
    ...(spot.waiting.length ? [t('path-here', { list: spot.waiting.map(({ player, n }) => t('path-priests-of', { who: game.playerName(player), n })).join('; ') })] : []),
    ...(spot.name === 'ta-seti' ? [] : [t('path-left', { n: spot.left })]),
  ];
}
/** Where the priests of a player are. */
export function whereText(own: Priests): string {
  const places = [['path-on-path', own.path], ['path-at-start', own.start], ['path-on-board', own.board], ['path-in-supply', own.supply]] as const;
  return places.filter(([, n]) => n).map(([id, n]) => t(id, { n })).join(', ');
}
/** As a line of text. */
export const told = (parts: readonly string[]): string => parts.join(' · ');
