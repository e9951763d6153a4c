/** Who this browser is to the server: a random key of its own, which goes with every request. A cookie would go to every port of the host. */

export const USER = 'x-benben-user';
const PLACE = 'benben-user';
const BYTES = 21;

function read(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}
let own = read();

/** "" until the server has been asked for the first time. */
export const user = (): string => own;

/** Stay who one was: here, in another tab or, before there were keys, by a cookie (`older`); otherwise somebody new. */
export function settle(older = ''): string {
  own ||= read() || older || made();
  try {
    localStorage.setItem(PLACE, own);
  } catch {
    // A browser that keeps nothing: one is the same person until the page is closed.
  }
  return own;
}

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}
