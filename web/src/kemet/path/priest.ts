/** The figure of a priest; apart from other drawings, for the board of every list has it. */
import { emblem, type God } from '../art/gods';

/** A priest: shaven head, linen, a staff, and the god's sign, which tells whose it is without its colour. Feet at 0,0; 40 high. */
export function priest(god: God): string {
  const robe = 'M-10.5,0 L-7.2,-19 Q0,-24.500 7.2,-19 L10.5,0Z';
  const shapes = `<path d="${robe}"/><circle cx="0" cy="-28" r="5.8"/><path d="M13.5,0V-30" fill="none"/>`;
  return (
    `<g stroke-linejoin="round" stroke-linecap="round"><g fill="var(--halo)" stroke="var(--halo)" stroke-width="5.4">${shapes}</g>` +
    `<g fill="var(--fig-ink)" stroke="var(--fig-ink)" stroke-width="2.6">${shapes}</g>` +
    `<path d="M13.5,-1V-30" stroke="#C8921B" stroke-width="1.6"/><circle cx="13.5" cy="-33" r="3" fill="#F0C75A" stroke="var(--fig-ink)" stroke-width="1.300"/>` +
    `<circle cx="0" cy="-28" r="5.8" fill="#B67F4E"/><path d="${robe}" fill="#FFFBF0"/><path d="M-7.200,-19 Q0,-24.500 7.200,-19 L5.600,-15.500 Q0,-19.500 -5.600,-15.500Z" fill="var(--${god})"/></g>` +
    `<g transform="translate(0,-7.6) scale(.62)">${emblem(god, false)}</g>`
  );
}
