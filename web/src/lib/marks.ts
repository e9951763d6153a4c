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
