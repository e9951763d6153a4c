/** The seat keeps only the latest part of a long story; charts show all of it. */
import { api } from '../lib/api';
import type { Entry } from '../lib/protocol';
import type { Seat } from '../lib/seat.svelte';

export function wholeStory(seat: Seat): { readonly story: readonly Entry[] } {
  let whole = $state.raw<readonly Entry[] | null>(null);
  $effect(() => {
    const table = seat.welcome?.table;
    if (table && table !== 'fixture') void api.story(table).then((story) => (whole = story)).catch(() => undefined);
  });
  return {
    get story() {
      return whole ?? seat.story;
    },
  };
}
