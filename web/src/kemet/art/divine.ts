/** Pictures of the divine interventions, on a grid of 24. */
import { ICONS } from '../../lib/icons';
import { area, at, COIN, crowd, cut, divineCard, drop, flash, line, man, plus, shield, sword } from './strokes';

const flame = area('M12 22c-3.9 0-6.5-2.6-6.5-6.3 0-2.5 1.3-4.2 2.7-5.9.3 1.6.9 2.5 1.9 3.2-.5-4.3.8-8 4.3-11.5-.2 3 .8 4.6 2.3 6.5 1.2 1.6 1.8 3.5 1.8 7.2 0 4-2.6 6.8-6.5 6.8z');

/** Two towers and a way between them. */
export const gates = cut('M1.5 3h3v2h2V3h3v19h-8zM14.5 3h3v2h2V3h3v19h-8zM4.5 9h2v4h-2zM17.5 9h2v4h-2z') + line('M12 21v-9M9.8 14.2 12 12l2.2 2.2', 1.8);

export const DIVINE = {
  'war-rage': sword,
  'war-fury': at(0.8, -4, 2.2, sword) + at(0.8, 8.8, 2.2, sword),
  'bloody-battle': drop,
  bloodbath: at(0.78, -2.4, 1, drop) + at(0.78, 7.6, 4, drop),
  'bronze-wall': shield,
  'iron-wall': at(0.74, -1.8, 0.5, shield) + at(0.74, 8, 5.5, shield),
  'tactical-support': at(0.8, -1.5, 4.3, man) + plus(19, 7),
  'raining-fire': at(0.84, -4, 4.4, flame) + at(0.56, 10.2, -0.4, flame) + line('M5 1.5v3.5M10.5 1.5v2.5M17 15.5v5M21 14.5v3.5'),
  prayer: ICONS.gain,
  transfer: flash,
  swiftness: at(0.8, 4.2, 2.4, ICONS.move) + line('M1.5 8h5M1 13h4.5M1.5 18h3', 2.2),
  diversion: cut('M3 4c6 2 12 2 18 0 .8 8-2.5 15-9 18C5.5 19 2.2 12 3 4zm3.4 6.2c1.6 2.2 3.2 2.2 4.2.4-1.3-1.5-2.7-1.6-4.2-.4zm7 .4c1 1.8 2.6 1.8 4.2-.4-1.5-1.2-2.9-1.1-4.2.4zM9 16.3c2 1.2 4 1.2 6 0-1.2 2.6-4.8 2.6-6 0z'),
  enlistment: at(0.8, -1.5, 4.3, man) + plus(19, 7),
  'mana-theft': at(0.8, -2, 4.5, ICONS.gain) + line('M15 6h7M19 2.5 22.5 6 19 9.5', 2.4),
  teleportation: flash,
  'open-gates': gates,
  veto: cut(`${COIN}m-6.2 5.9a8 8 0 0 0 10.3 10.300zm2.1-2.1 10.3 10.300a8 8 0 0 0-10.3-10.300z`),
  escape: at(0.8, 4.6, 4.3, man) + line('M9.5 4.500H2M5.5 1 2 4.5 5.5 8', 2.4),
  // Prayer points for a victory, and no victory point.
  glory: at(0.8, -2, 4.5, ICONS.gain) + at(0.5, 12.6, 0, sword),
  'divine-memory': at(0.84, -2.4, 3.8, divineCard) + line('M22.5 8.500a6 6 0 1 0-1 4M22.5 3.500v5h-5', 2.2),
  'divine-protection': at(0.8, 2.4, 2.4, shield) + line('M2 6 4 4M22 6l-2-2M12 0v1.5', 2.2),
  reinforcements: crowd,
  'tactical-choice': ICONS.swap,
} as const;

export type Divine = keyof typeof DIVINE;
/** By the engine's name; one that nobody has drawn yet is any of them. */
export const divinePicture = (name: string): string => (name in DIVINE ? DIVINE[name as Divine] : divineCard);
