/** Keys that mean the same at every table. A key belongs to what a choice means, not to where it stands in a list. */
export const DONE = 'd';
export const CONFIRM = 'c';
export const HINT = 'h';
export const UNDO = 'u';
export const NEXT = 'n';
export const QUESTION = 'q';
export const BOARD = 'b';
export const HEX = 'x';
export const YES = 'y';
export const LIST = '?';

/** The digit of a thing by its place among all there are of its kind; those after the ninth have none. */
export function digit(list: readonly string[], name: string, first = 1): string {
  const at = list.indexOf(name);
  return at < 0 || at + first > 9 ? '' : String(at + first);
}
