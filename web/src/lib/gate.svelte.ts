/** Over a network a server may ask for a password. Whoever knows it has a pass, which goes with every request. */

export const PASS = 'x-benben-pass';
const PLACE = 'benben-pass';

function read(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}
let own = read();

/** `shut`: the server has asked for a password. */
export const gate = $state({ shut: false });
export const pass = (): string => own;

export function admit(given: string): void {
  own = given;
  try {
    localStorage.setItem(PLACE, given);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
  gate.shut = false;
}
