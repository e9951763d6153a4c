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
