/** Every pyramid as it could be raised now with one press, the token included. */
import { t } from '../../lib/i18n';
import type { KemetGame } from '../game.svelte';
import { height, type Offer } from './offers';
import { placeName } from './say';
import type { Raised } from './told';
import { colourName } from './words';

export const raisesOf = (game: KemetGame): (Offer & { line: Raised })[] =>
  (game.view.legal.length ? (game.ahead.raises ?? []) : []).map((line) => ({ ...height(game, line), name: t('confirm-raise', { zone: placeName(line.district), colour: colourName(line.colour), level: line.level }), line }));
