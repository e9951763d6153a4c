/** The story of a table as it grows, and as undo takes parts of it back. */
import type { Entry, EventEntry } from './protocol';

export const isEvent = (entry: Entry): entry is EventEntry => 'event' in entry;

/** Entries are numbered from 1 per viewer; `back` says how many are left before the new ones come. */
export function grow(story: Entry[], more: Entry[], back?: number): Entry[] {
  const kept = back === undefined ? story : story.filter((entry) => entry.n <= back);
  const last = kept.at(-1)?.n ?? 0;
  return [...kept, ...more.filter((entry) => entry.n > last)];
}
