/** What a board tells beside its numbers. */
import type { Sheet } from '../logic/sheet';
import type { About, Card } from '../logic/told';

/** Floors on which no token lies yet. */
export function bareFloors(about: About, { spaces }: Sheet): number[] {
  const floors = [...new Set(about.spaces.map(({ floor }) => floor))].sort((a, b) => a - b);
  return floors.filter((floor) => !about.spaces.some((space) => space.floor === floor && spaces.includes(space.name)));
}

export type Lies = 'hand' | 'played' | 'aside' | 'removed';
/** Where each battle card lies, as far as the viewer knows; special cards only where they are. */
export function cardsOf(about: About, { hand, played, buried, removed }: Sheet): { card: Card; lies: Lies }[] {
  const where = (name: string): Lies | null => {
    if (played.includes(name)) return 'played';
    if (buried?.includes(name)) return 'aside';
    if (removed?.includes(name)) return 'removed';
    return hand?.includes(name) ? 'hand' : null;
  };
  return about.cards.flatMap((card) => {
    const lies = where(card.name);
    return lies ? [{ card, lies }] : [];
  });
}
