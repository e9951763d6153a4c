/** The faces of all games, in the order in which they are offered: a new game is a line here and one in index.ts. */
import * as ankh from '../ankh/face';
import { BLOOD_AND_SAND, CLASSIC } from '../kemet/face';
import type { Face } from './contract';

export const FACES: Record<string, Face> = { ankh, kemet: BLOOD_AND_SAND, 'kemet-classic': CLASSIC };
export const faceOf = (game: string): Face => FACES[game] ?? ankh;
