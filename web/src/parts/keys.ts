/** Keys that mean the same at every table. A key belongs to what a choice means, not to where it stands in a list. */
import { settings } from '../lib/settings.svelte';

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

/** Whoever speaks to the computer, or types beside the keys, may switch off the keys of one letter, digit or sign (WCAG 2.1.4). */
export const isOff = (key: string): boolean => !settings.letters && key.length === 1 && key !== ' ';
