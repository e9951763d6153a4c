/** Pictures of the divine interventions, on a grid of 24. */
import { ICONS } from '../../lib/icons';
import { area, at, cut, drop, flash, line, man, plus, shield, sword } from './strokes';

const flame = area('M12 22c-3.3 0-5.5-2.2-5.5-5.2 0-3.3 3-4.8 3-8.3 0-1.5-.4-2.8-1-4 4.5 1.5 9 6.5 9 12.3 0 3-2.2 5.2-5.5 5.2z');

export const DIVINE = {
  'war-rage': sword,
  'war-fury': at(0.86, -3.4, 1.5, sword) + at(0.86, 6.2, 1.5, sword),
  'bloody-battle': drop,
  bloodbath: at(0.78, -2.4, 1, drop) + at(0.78, 7.6, 4, drop),
  'bronze-wall': shield,
  'iron-wall': at(0.74, -1.8, 0.5, shield) + at(0.74, 8, 5.5, shield),
  'tactical-support': at(0.8, -1.5, 4.3, man) + plus(19, 7),
  'raining-fire': at(0.86, -4.2, 4, flame) + at(0.66, 9.4, 8, flame) + at(0.54, 7.4, -2, flame),
  prayer: ICONS.gain,
  transfer: flash,
  swiftness: at(0.8, 4.2, 2.4, ICONS.move) + line('M1.5 8h5M1 13h4.5M1.5 18h3', 2.2),
  diversion: cut('M3 4c6 2 12 2 18 0 .8 8-2.5 15-9 18C5.5 19 2.2 12 3 4zm3.4 6.2c1.6 2.2 3.2 2.2 4.2.4-1.3-1.5-2.7-1.6-4.2-.4zm7 .4c1 1.8 2.6 1.8 4.2-.4-1.5-1.2-2.9-1.1-4.2.4zM9 16.3c2 1.2 4 1.2 6 0-1.2 2.6-4.8 2.6-6 0z'),
} as const;

export type Divine = keyof typeof DIVINE;
