/** Moments of a replay that one can jump to. */

/** A game's own name and sign for a moment; `major` ones have a place of their own above the slider. */
export interface Marked {
  at: number;
  label: string;
  sign: string;
  major: boolean;
}

export const nextMark = (marks: readonly Marked[], at: number): number | undefined => marks.find((mark) => mark.at > at)?.at;
export const markBefore = (marks: readonly Marked[], at: number): number | undefined => marks.findLast((mark) => mark.at < at)?.at;

/** Where marks stand so that none covers another: each as near to its place as its neighbours let it. `size`: the width of
 * a mark; `room`: that of all of them. */
export function spread(places: readonly number[], size: number, room: number): number[] {
  const step = Math.min(size, room / Math.max(1, places.length));
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, found.length ? (found.at(-1) ?? 0) + step : step / 2));
  let edge = room - step / 2;
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i] ?? 0, edge);
    edge = (found[i] ?? 0) - step;
  }
  return found;
}
/** Those that can be told apart in the room: the major ones alone, where all of them would cover each other. */
export const fitting = (marks: readonly Marked[], size: number, room: number): Marked[] =>
  marks.length * size <= room ? [...marks] : marks.filter(({ major }, i) => major || i === marks.length - 1);
