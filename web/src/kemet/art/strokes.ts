/** How signs are drawn: on a grid of 24, in the colour of the text around them. */
import { dot } from './layers';

export const area = (d: string) => `<path fill="currentColor" d="${d}"/>`;
/** An area whose inner outlines are holes. */
export const cut = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
export const line = (d: string, width = 2) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const at = (scale: number, x: number, y: number, body: string) =>
  `<g transform="translate(${x},${y}) scale(${scale})">${body}</g>`;
export const turned = (degrees: number, body: string) => `<g transform="rotate(${degrees} 12 12)">${body}</g>`;

export const SWORD = 'M12 1.2 14.4 4.4v10.1H9.6V4.4zM6.2 14.5h11.6v2.5H6.2zM10.7 17h2.6v3.2l1 2.3H9.7l1-2.3z';
export const DROP = 'M12 1.8C8.2 7.4 5.5 11 5.5 14.9a6.5 6.5 0 0 0 13 0C18.5 11 15.8 7.4 12 1.8z';
export const SHIELD = 'M12 1.8 20 4.6v6.1c0 5-3.4 8.9-8 11.5-4.6-2.6-8-6.5-8-11.5V4.6z';
export const STAR = 'M12 2.2l2.7 6.2 6.7.6-5.1 4.4 1.5 6.6L12 16.5 6.2 20l1.5-6.6L2.6 9l6.7-.6z';
const CARD = 'M7.5 1.5h9A2.5 2.5 0 0 1 19 4v16a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 20V4a2.5 2.5 0 0 1 2.5-2.5z';

export const sword = area(SWORD);
export const drop = area(DROP);
export const shield = area(SHIELD);
export const man = area(`${dot(12, 5, 3.4)}M5.5 22v-6.5c0-4 2.5-6.3 6.5-6.3s6.5 2.3 6.5 6.3V22z`);
export const spear = line('M19.5 7v15', 2.2) + area('M19.5.8l3 7.2h-6z');
export const divineCard = cut(`${CARD} M7 12s2-3.4 5-3.4 5 3.4 5 3.4-2 3.4-5 3.4S7 12 7 12z`) + area(dot(12, 12, 1.7));
export const battleCard = cut(`${CARD} M12 5.2l1.4 2v6h2v1.7h-2v3.9h-2.8v-3.9h-2v-1.7h2v-6z`);
export const flash =
  area('M10.4 8.2 12 4.6l1.6 3.6 1.3 10.6H9.1zM6.6 20h10.8v2.4H6.6z') +
  line('M12 1.2v.6M5.6 4.2l.9.9M18.4 4.2l-.9.9M3 10.5h1.6M21 10.5h-1.6M4.4 16l1.2-.8M19.6 16l-1.2-.8');
export const plus = (x: number, y: number) => line(`M${x - 3} ${y}h6M${x} ${y - 3}v6`, 2.4);
export const whirl = line('M3 5.5c5-2.6 13-2.6 18 0M5 10.3c4-1.8 10-1.8 14 0M8 15c2.6-1.2 5.4-1.2 8 0M10.5 19.8c1-.6 2-.6 3 0', 2.6);
export const COIN = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z';
export const charge = line('M2 7.5h5M1.5 12h9M2 16.5h5', 2.2) + area('M9.5 10.7h6V7l7 5-7 5v-3.7h-6z');
export const guard = cut(`${SHIELD} M12 4.4 17.8 6.4v4.3c0 3.8-2.4 6.7-5.8 8.9-3.4-2.2-5.8-5.1-5.8-8.9V6.4z`) + area('M12 6.2l3.8 4.3h-2.3v5.3h-3v-5.3H8.2z');
export const eye =
  cut('M1.5 12S5.5 5.5 12 5.5 22.5 12 22.5 12 18.5 18.5 12 18.5 1.5 12 1.5 12z M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z') +
  area(dot(12, 12, 2.2)) +
  line('M4 4.5 6 7M12 1.5V4M20 4.5 18 7');
export const crowd = at(0.62, -2.2, 8.5, man) + at(0.62, 11.3, 8.5, man) + at(0.8, 2.4, 1, man);
