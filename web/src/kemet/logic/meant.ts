/** What choices do that are made together, in one sentence: what, how many, where, at what price. */
import { capital, t } from '../../lib/i18n';
import type { Choice } from '../../lib/protocol';
import { placeName, split } from './say';
import { unended } from './targets';
import type { Ahead, Arrival, Journey, Raised } from './told';
import { actionName, colourName, tileName } from './words';

export interface Meaning {
  text: string;
  detail: string;
  /** What the board shows of it. */
  going?: { journey: Journey; arrival: Arrival };
  raised?: Raised;
}

const priced = (what: string, n: number | undefined): string => (n ? t('confirm-for', { what, n }) : what);
/** Zones with the number of Units each, where there are several. */
function spread(zones: readonly string[]): string {
  const found = new Map<string, number>();
  for (const zone of zones) found.set(zone, (found.get(zone) ?? 0) + 1);
  return [...found].map(([zone, n]) => (found.size > 1 ? `${placeName(zone)} (${n})` : placeName(zone))).join(', ');
}
const places = (line: readonly Choice[]): string[] => line.flatMap((choice) => (split(choice)[0] === 'place' ? [split(choice)[1]] : []));

/** A card that takes them there is gone afterwards. */
export const spent = ({ journey, arrival }: Required<Meaning>['going']): string => (journey.by_card?.includes(arrival) ? capital(t('way-transfer')) : '');

/** As far as the engine has told what comes of them; else nothing. */
export function meaningOf(ahead: Ahead, line: readonly Choice[]): Meaning | null {
  const ends = (choices: readonly Choice[]) => choices.length > 0 && `; ${line.join('; ')}`.endsWith(`; ${choices.join('; ')}`);
  /** A pyramid that grows twice has grown once, too. */
  const longest = <T>(all: readonly T[], choices: (one: T) => readonly Choice[]): T | undefined => all.reduce<T | undefined>((best, one) => (ends(choices(one)) && choices(one).length > (best ? choices(best).length : 0) ? one : best), undefined);
  const ways = (ahead.moves ?? []).flatMap((journey) => [...journey.to, ...(journey.by_card ?? [])].map((arrival) => ({ journey, arrival })));
  const going = longest(ways, ({ arrival }) => arrival.choices) ?? longest(ways, ({ arrival }) => unended(arrival.choices));
  if (going) {
    const { journey, arrival } = going;
    return { text: priced(t('go-there', { units: journey.units, zone: placeName(arrival.zone) }), arrival.paid), detail: spent(going), going };
  }
  const raised = longest(ahead.raises ?? [], ({ choices }) => choices);
  if (raised) return { text: priced(t('confirm-raise', { zone: placeName(raised.district), level: raised.level, colour: colourName(raised.colour) }), raised.paid), detail: '', raised };
  const tile = line.find((choice) => choice.startsWith('tile '));
  const name = tile && split(tile)[1];
  if (name) {
    const lines = ahead.buys?.[split(line[0] ?? '')[1]] ?? Object.values(ahead.buys ?? {}).flat();
    const bought = lines.find((one) => one.tile === name);
    if (!bought) return null;
    const [verb, zone] = split(line.at(-1) ?? '');
    const units = places(line);
    const settled = verb === 'to' ? t('market-joins', { zone: placeName(zone) }) : units.length ? t('market-come', { zone: spread(units) }) : bought.settles && verb === 'pass' ? t('market-waits') : '';
    return { text: priced(t('confirm-buy', { tile: tileName(name) }), bought.paid), detail: settled };
  }
  const units = places(line);
  const price = ahead.recruits?.prices[units.length];
  if (units.length) return { text: priced(t('confirm-place', { n: units.length, list: spread(units) }), price), detail: price === 0 ? t('costs-nothing') : '' };
  const [verb, space] = split(line[0] ?? '');
  const gained = line.length === 1 && (verb === 'space' || verb === 'silver') ? ahead.brings?.[line[0] ?? '']?.find(({ what }) => what === 'prayer') : undefined;
  return gained ? { text: `${actionName(space.split('-')[0] ?? '')} (${t('brought-prayer', { sign: '+', amount: gained.amount ?? 0 })})`, detail: '' } : null;
}
