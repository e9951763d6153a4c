import type { Pace } from '../lib/protocol';
import type { Seat } from '../lib/seat.svelte';
import { keep } from '../lib/settings.svelte';

/** Whose bots keep to the pace of whoever sits here. */
export const paces = (seat: Seat): boolean => seat.welcome?.host === true && !seat.over && seat.chairs.some((chair) => chair.kind === 'bot');

/** The next game begins with it, too. */
export function setPace(seat: Seat, pace: Pace): void {
  keep({ pace });
  void seat.send({ t: 'pace', pace });
}
