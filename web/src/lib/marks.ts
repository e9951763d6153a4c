/** Moments of a replay that one can jump to. */

/** A game's own name and sign for a moment; `major` ones have a place of their own above the slider. */
export interface Marked {
  at: number;
  label: string;
  sign: string;
  major: boolean;
}

/** What happens at one moment is one mark. */
export function joined(marks: readonly Marked[]): Marked[] {
  const found: Marked[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    if (last && last.at === mark.at && !last.major && !mark.major) found[found.length - 1] = { ...mark, label: `${last.label} · ${mark.label}` };
    else found.push(mark);
  }
  return found;
}

export const nextMark = (marks: readonly Marked[], at: number): number | undefined => marks.find((mark) => mark.at > at)?.at;
export const markBefore = (marks: readonly Marked[], at: number): number | undefined => marks.findLast((mark) => mark.at < at)?.at;

/** Places in ascending order, moved as little as they must so that each is `gap` from the next: what is crowded spreads around its middle. */
export function apart(places: readonly number[], gap: number): number[] {
  const crowds: { first: number; sum: number; count: number }[] = [];
  for (const place of places) {
    let crowd = { first: place, sum: place, count: 1 };
    for (let last = crowds.at(-1); last && last.first + last.count * gap > crowd.first; last = crowds.at(-1)) {
      crowds.pop();
      const count = last.count + crowd.count;
      const sum = last.sum + crowd.sum;
      crowd = { first: sum / count - ((count - 1) / 2) * gap, sum, count };
    }
    crowds.push(crowd);
  }
  return crowds.flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i * gap));
}
/** Where marks stand so that none covers another. `size`: the width of a mark; `room`: that of all of them. */
export function spread(places: readonly number[], size: number, room: number): number[] {
  const step = Math.min(size, room / Math.max(1, places.length));
  const last = places.length - 1;
  return apart(places, step).map((place, i) => Math.min(Math.max(place, (i + 0.5) * step), room - (last - i + 0.5) * step));
}
/** Those that can be told apart in the room: the major ones alone, where all of them would cover each other. */
export const fitting = (marks: readonly Marked[], size: number, room: number): Marked[] =>
  marks.length * size <= room ? [...marks] : marks.filter(({ major }, i) => major || i === marks.length - 1);
