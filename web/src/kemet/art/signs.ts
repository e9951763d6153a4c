/** Signs for values, actions, kinds of fame, tokens and things of the board. */
import { ICONS } from '../../lib/icons';
import { dot } from './layers';
import { area, battleCard, charge, COIN, crowd, cut, divineCard, drop, DROP, eye, flash, guard, line, shield, STAR, sword, whirl } from './strokes';

const TILE = 'M5 2.5h14a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5z';
const sun =
  area(dot(12, 12, 4.8)) +
  line('M12 1.9v2.3M12 19.8v2.3M1.9 12h2.3M19.8 12h2.3M4.9 4.9l1.6 1.6M17.5 17.5l1.6 1.6M19.1 4.9l-1.6 1.6M6.5 17.5l-1.6 1.6', 2.2);

export const SIGNS = {
  strength: sword,
  damage: drop,
  defence: shield,
  unblockable: cut(`${DROP} M7.8 16.9l6.3-6.4-1.8-.4 3.9-2.3-.6 4.5-1.1-1.3-5 7.3z`),
  skull: ICONS.skull,
  attack: charge,
  defend: guard,
  /** What stands before it brings what stands behind it. */
  brings: line('M3.5 12h16M13.5 5.8l6.2 6.2-6.2 6.2', 2.6),
  move: ICONS.move,
  recruit: ICONS.summon,
  raise: area('M9.5 9.5 17.5 22H1.5z') + line('M19 15V4M15.3 7.4 19 3.6l3.7 3.8', 2.4),
  pray: ICONS.gain,
  buy: cut(`${TILE} M12 6l4.8 6-4.8 6.2L7.2 12z`),
  teleport: flash,
  prayer: ICONS.ankh,
  unit:
    area('M8.7 1.8c2.6 0 4.2 1.7 4.2 4.2 0 1.6-.7 2.8-1.7 3.6l4.6 1.7V22H2.4v-8.2c0-2.4 1.6-3.5 3.7-4.1C5.1 9 4.5 7.7 4.5 6c0-2.5 1.6-4.2 4.2-4.2z') +
    line('M19.5 6.5V22') +
    area('M19.5 1.2 22 6.6h-5z'),
  troop: crowd,
  veteran: area('M12 10.2a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM5 1.5h5l2 5 2-5h5l-4.4 8.6a8 8 0 0 0-5.2 0z'),
  spy: eye,
  divine: divineCard,
  card: battleCard,
  creature: area('M1.5 22v-4.5c.5-3 2.5-4 6-4.2l4.5-.3V6.5c.3-3.2 2-5 4.8-5s4.7 1.8 4.8 4.5l.9 1.2-.9.9v2.4l-1.8 1 .6 4.5.4 3.5 2.2.5v2z'),
  day: area('M5.5 16.5a6.5 6.5 0 0 1 13 0z') + line('M1.5 20h21M12 3v3.5M3.6 8l2.2 1.9M20.4 8l-2.2 1.9', 2.4),
  night: area('M20.5 14.8A9 9 0 1 1 9.3 3.3a7.4 7.4 0 0 0 11.2 11.5z'),
  wall: area('M2 21.5V6h4v3h4V6h4v3h4V6h4v15.5h-7V17a3 3 0 0 0-6 0v4.5z'),
  port: area('M1.5 14.5c3 .4 4.5 1.3 5.3 2h10.4c.8-.7 2.3-1.6 5.3-2-1 4.3-2.8 6.5-6 6.5h-9c-3.2 0-5-2.2-6-6.5zM12.8 2.5c5 2 6.5 5.6 6.2 11h-6.2zM11.2 5v8.5H5.5C5.8 10 7.6 7 11.2 5z'),
  storm: whirl,
  obelisk: ICONS.obelisk,
  temple: ICONS.temple,
  delta: area('M8.5 3h7v4.6h-7zM5.5 9h13v5h-13zM2 15.4h20v6.1H2z'),
  sanctuary: area('M12 1.5 22.5 7v2.5h-21V7zM3.5 11h3v8h-3zM8.3 11h3v8h-3zM12.7 11h3v8h-3zM17.5 11h3v8h-3zM1.5 20h21v2.5h-21z'),
  fame: area(STAR),
  'fame-divine': sun,
  'fame-battle': ICONS.conflict,
  'fame-temple': ICONS.temple,
  'fame-pyramid': area('M12 3.5 22.5 20.5h-21z'),
  gold: cut(`${COIN}m0 4.5L7.5 15.5h9z`),
  silver: cut(`${COIN}m-1.3 5.5v3.2H7.5v2.6h3.2v3.2h2.6v-3.2h3.2v-2.6h-3.2V7.5z`),
  token: cut(`${COIN}m0 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z`) + area(dot(12, 12, 3)),
  offering: area('M3 12h18c0 5-3.4 8-6 8.500V22H9v-1.500C6.4 20 3 17 3 12z') + line('M8 8.500c-1.5-2 1.5-3 0-5M12 8.500c-1.5-2 1.5-3 0-5M16 8.500c-1.5-2 1.5-3 0-5'),
  destiny: line('M9.5 5.500h12M9.5 12h12M9.5 18.500h12', 2.6) + area('M2 3.500h4v4H2zM2 10h4v4H2zM2 16.500h4v4H2z'),
  lock: cut('M6 10V8a6 6 0 0 1 12 0v2h1.5v11.5h-15V10zm2.6 0h6.8V8a3.4 3.4 0 0 0-6.8 0zM12 13.5a1.8 1.8 0 0 0-.9 3.3v2h1.8v-2a1.8 1.8 0 0 0-.9-3.3z'),
  recall: line('M4 12h11M8.5 7 3.5 12l5 5', 2.2) + area('M16 4h5v16h-5z'),
  retreat: line('M19 20V10a5 5 0 0 0-5-5H5M9 1 4.5 5 9 9', 2.2),
  filter: area('M2.5 4h19l-7.3 8.7V20l-4.4-2.2v-5.1z'),
} as const;

export type SignName = keyof typeof SIGNS;
