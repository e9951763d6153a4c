/** The colours of pyramids and tiles: a cut and a texture each, so that colour is never alone. Editions call them otherwise. */
import type { Tile } from '../logic/told';
import './palette.css';

export const GEMS = ['ruby', 'sapphire', 'diamond', 'onyx'] as const;
export type Cut = (typeof GEMS)[number];
const PAINTED: Record<string, Cut> = { red: 'ruby', blue: 'sapphire', white: 'diamond', black: 'onyx' };
export type Colour = Tile['colour'];
export const COLOURS: readonly string[] = [...GEMS, ...Object.keys(PAINTED)];
/** How it is cut. */
export const cutOf = (colour: Colour): Cut => PAINTED[colour] ?? (colour as Cut);
/** Behind the name of a tile that comes in several colours. */
export const COLOURED = new RegExp(`-(${COLOURS.join('|')})$`);

/** Outlines about 0,0, radius 10. */
export const CUTS: Record<Cut, string> = {
  ruby: 'M0,-11.8 Q11.2,-3.5 8.6,1.2 Q6.2,8 0,11.8 Q-6.2,8 -8.6,1.2 Q-11.2,-3.5 0,-11.8Z',
  sapphire: 'M0,-12.5 Q2.6,-7.2 6.6,-2.2 A8.5,8.5 0 1 1 -6.6,-2.2 Q-2.6,-7.2 0,-12.5Z',
  diamond: 'M-6.2,-8.6 H6.2 L11,-2.2 L0,10.8 L-11,-2.2Z',
  onyx: 'M-6,-9 H6 L9,-6 V6 L6,9 H-6 L-9,6 V-6Z',
};
const FACETS: Record<Cut, string> = {
  ruby: 'M0,-11 L-3.4,.2 L0,11 L3.4,.2Z M-8.4,.2 H8.4',
  sapphire: 'M-7.2,1.2 q1.8,-2.4 3.6,0 t3.6,0 t3.6,0 t3.4,0 M-6.6,5.8 q1.6,-2.2 3.3,0 t3.3,0 t3.3,0 t3.3,0',
  diamond: 'M-10.4,-2.2 H10.4 M-4,-2.2 L0,10 L4,-2.2 L2,-8.4 M-4,-2.2 L-2,-8.4',
  onyx: 'M-4.2,-4.2 H4.2 V4.2 H-4.2Z M-4.2,-4.2 L-7.6,-7.6 M4.2,-4.2 L7.6,-7.6 M4.2,4.2 L7.6,7.6 M-4.2,4.2 L-7.6,7.6',
};
/** How far below the middle the number stands. */
const DOWN: Record<Cut, number> = { ruby: 5, sapphire: 7.2, diamond: 4.2, onyx: 5 };

/** A gem, or with a level the badge of a pyramid. */
export function gem(colour: Colour, level?: number, halo = false): string {
  const cut = cutOf(colour);
  const d = CUTS[cut];
  const edge = (paint: string, width: number) =>
    `<path d="${d}" fill="${paint}" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const face =
    level === undefined
      ? `<path d="${FACETS[cut]}" fill="none" stroke="${cut === 'diamond' ? '#7D8C97' : `var(--${colour}-lit)`}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>`
      : `<text y="${DOWN[cut]}" text-anchor="middle" font-size="14" font-weight="700" fill="var(--${colour}-on)">${level}</text>`;
  return (halo ? edge('var(--halo)', 6.2) : '') + edge(cut === 'onyx' ? 'var(--gem-edge)' : 'var(--fig-ink)', 2.6) + `<path d="${d}" fill="var(--${colour})"/>` + face;
}
