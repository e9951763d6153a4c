/** The gods' signs: a colour, a shape and a glyph each, so that colour is never alone. */
import './palette.css';

export const GOD_NAMES = ['anubis', 'bastet', 'horus', 'ouadjet', 'sobek'] as const;
export type God = (typeof GOD_NAMES)[number];

export interface Sign {
  /** Of pieces and panels. */
  colour: string;
  /** Of the floor of a city. */
  tint: string;
  /** In its colour, sized to fit into the shape. */
  glyph: string;
  /** Path of the outline about 0,0, radius 11.5. */
  shape: string;
}

const SHAPES: Record<God, string> = {
  anubis: 'M0,-12.4 L10.8,-6.2 V6.2 L0,12.4 L-10.8,6.2 V-6.2Z',
  bastet: 'M0,-12.9 L3.8,-9.1 H9.1 V-3.8 L12.9,0 L9.1,3.8 V9.1 H3.8 L0,12.9 L-3.8,9.1 H-9.1 V3.8 L-12.9,0 L-9.1,-3.8 V-9.1 H-3.8Z',
  horus: 'M13.4,0 L0,13.4 L-13.4,0 L0,-13.4Z',
  ouadjet: 'M-11.5,0 a11.5,11.5 0 1,0 23,0 a11.5,11.5 0 1,0 -23,0Z',
  sobek: 'M-9.9,11.5 V-1.7 A9.9,9.7 0 0 1 9.9,-1.7 V11.5Z',
};

/** On a grid of 40 about 0,0. */
const GLYPHS: Record<God, string> = {
  anubis: '<path d="M-9,-14 Q-3.6,-10 -2.6,-4 H2.6 Q3.6,-10 9,-14 Q10.6,-5 7.2,1.5 L3.4,12.5 Q0,15 -3.4,12.5 L-7.2,1.5 Q-10.6,-5 -9,-14Z"/>',
  bastet:
    '<path fill-rule="evenodd" d="M-11,-13.5 L-4.5,-8 Q0,-9.4 4.5,-8 L11,-13.5 Q13,-3 11,3 Q8,11.5 0,12.5 Q-8,11.5 -11,3 Q-13,-3 -11,-13.5Z M-7.4,-.4 Q-4.4,-4 -1.8,1.2 Q-5,3 -7.4,-.4Z M7.4,-.4 Q4.4,-4 1.8,1.2 Q5,3 7.4,-.4Z M-2.2,5.2 H2.2 L0,8Z"/>',
  horus:
    '<path d="M-13,-6 Q-1,-14.5 13,-7 V-3.6 Q-1,-10.5 -12,-3Z"/><path fill-rule="evenodd" d="M-14,1.5 Q-1,-8 13,.5 Q1,9 -14,1.5Z M0,-2 a3.6,3.6 0 1,0 .01,0Z"/><circle cx=".2" cy="1.4" r="2.3"/>' +
    '<path d="M-5,6 L-1.6,6.5 L-3.6,14 L-6.2,13Z M2.5,6.3 L5.8,5.3 Q7,10.5 11,9.5 L11.5,12.5 Q4.5,14.5 2.5,6.3Z"/>',
  ouadjet:
    '<path fill-rule="evenodd" d="M0,-14.5 Q5.2,-14.5 5.2,-9.3 Q13,-5 11.3,3.5 Q9.5,9 4,10.8 V11 Q10,11.6 12,14 H-12 Q-10,11.6 -4,11 V10.8 Q-9.5,9 -11.3,3.5 Q-13,-5 -5.2,-9.3 Q-5.2,-14.5 0,-14.5Z M-2.6,-5 H2.6 V-2.4 H-2.6Z M-2.6,-.2 H2.6 V2.4 H-2.6Z M-2.6,4.6 H2.6 V7.2 H-2.6Z M-2.2,-11.6 a1.3,1.3 0 1,0 .01,0Z M2.2,-11.6 a1.3,1.3 0 1,0 .01,0Z"/>',
  sobek:
    '<path fill-rule="evenodd" d="M-13,8 V-3 Q-12.5,-10.5 -6,-10.5 Q-2,-10.5 -.5,-6.5 L11,-3.5 Q14.8,-2 14,2 L10.8,2.2 L9,6 L7,2.6 L4,2.8 L2.2,6.8 L.2,3 L-2.6,3.2 L-4.5,7.2 L13,7.5 Q13.5,11.5 10,12 L-7,12.5 Q-12,12.5 -13,8Z M-6.5,-7.2 a2.1,2.1 0 1,0 .01,0Z"/>',
};
/** How large a glyph may be inside its shape, and how far down it sits. */
const ROOM: Record<God, readonly [size: number, down: number]> = {
  anubis: [0.474, 0.3],
  bastet: [0.474, 0],
  horus: [0.45, 0],
  ouadjet: [0.485, -0.2],
  sobek: [0.474, 1.2],
};

function sign(god: God): Sign {
  const [size, down] = ROOM[god];
  return {
    colour: `var(--${god})`,
    tint: `var(--${god}-f)`,
    glyph: `<g transform="translate(0,${down}) scale(${size})" fill="var(--${god}-on)">${GLYPHS[god]}</g>`,
    shape: SHAPES[god],
  };
}

export const GODS: Record<God, Sign> = {
  anubis: sign('anubis'),
  bastet: sign('bastet'),
  horus: sign('horus'),
  ouadjet: sign('ouadjet'),
  sobek: sign('sobek'),
};

const INK = 'var(--fig-ink)';
const HALO = 'var(--halo)';
const edged = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A god's sign, radius 11.5 with an ink rim; on the map with a halo. */
export function emblem(god: God, halo = true): string {
  const { colour, glyph, shape } = GODS[god];
  return `${halo ? edged(shape, HALO, 4.8) : ''}${edged(shape, INK, 2.4)}<path d="${shape}" fill="${colour}"/>${glyph}`;
}

/** One Unit of a Troop: the same sign as a shield; those behind the first show no glyph. */
export function shield(god: God, first = true): string {
  const { colour, glyph, shape } = GODS[god];
  const face = first ? glyph : `<path d="${shape}" fill="var(--${god}-d)" fill-opacity=".28"/>`;
  return `${edged(shape, INK, 2.8)}<path d="${shape}" fill="${colour}"/>${face}`;
}
