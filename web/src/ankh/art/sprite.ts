/** Every drawing once, as the content of one hidden <defs>; the page shows them with <use>. */
import { CARD_PICTURES } from './cards';
import { colour, emblem, glyph, GODS } from './emblems';
import { BEASTS, type Guardian, GUARDIANS } from './guardians';
import { layered } from './layers';
import { statueOf } from './statues';

const INK = 'var(--fig-ink)';
const HALO = 'var(--halo)';
const CAMEL =
  'M3,19 Q5,13 11,14 Q14,12 17,4 Q20,2 23,6 Q26,14 31,15 Q35,16 37,12 L39,5 Q40,1 46,2 L51,5 L50,8 L44,9 L42,17 Q40,24 34,25 L35,38 H31 L29,26 Q20,28 14,25 L12,38 H8 L8,26 Q3,25 3,19Z';

export const id = (name: string) => `b-${name.replaceAll(' ', '-')}`;
const part = (name: string, body: string) => `<g id="${id(name)}">${body}</g>`;
const shadow = (y: number, rx: number, ry: number) =>
  `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="#000" fill-opacity=".2"/>`;

function plinth(w: number, y: number): string {
  return (
    shadow(y + 8, w + 2, 6) +
    `<path d="M${-w},${y} H${w} L${w + 3},${y + 9} Q${w + 3},${y + 11} ${w + 1},${y + 11} H${-w - 1} Q${-w - 3},${y + 11} ${-w - 3},${y + 9}Z" fill="${INK}" stroke="${HALO}" stroke-width="2.6" paint-order="stroke"/>` +
    `<path d="M${-w + 1},${y + 0.5} H${w - 1} L${w},${y + 3} H${-w}Z" fill="var(--gc)"/>`
  );
}

function statue(god: string): string {
  return `${plinth(23, 22)}<g transform="translate(-33.5,-55.5) scale(.67)">${layered(statueOf(god))}</g>`;
}

function warrior(god: string): string {
  const spear = (colour: string, width: number, head: number) =>
    `<path d="M-15,19 L15,-21" stroke="${colour}" stroke-width="${width}" fill="none"/><path d="M10,-20 L20,-27 L18,-15Z" fill="${colour}" stroke="${colour}" stroke-width="${head}"/>`;
  return (
    `<g transform="translate(0,1) scale(1.12)">${shadow(19, 15, 4)}` +
    `<g stroke-linecap="round" stroke-linejoin="round">${spear(HALO, 8, 6)}${spear(INK, 4, 2.4)}</g>${emblem(god, 14.5)}</g>`
  );
}

/** Where a guardian's drawing lies about the middle of its hex, how wide its plinth is, where the owner's sign sits. */
interface Stance {
  shift: readonly [x: number, y: number];
  scale: number;
  plinth: number;
  sign: readonly [x: number, y: number];
}
export const STANCES: Record<Guardian, Stance> = {
  satet: { shift: [-34, -40], scale: 0.636, plinth: 20, sign: [0, 26] },
  'cat mummy': { shift: [-32.5, -39], scale: 0.62, plinth: 19, sign: [0, 26] },
  mummy: { shift: [-33, -39], scale: 0.636, plinth: 20, sign: [0, 26] },
  apep: { shift: [-35, -37], scale: 0.69, plinth: 0, sign: [-22, -16] },
  scorpion: { shift: [-34, -37], scale: 0.68, plinth: 0, sign: [20, 22] },
  androsphinx: { shift: [-32, -40], scale: 0.66, plinth: 28, sign: [0, 27] },
};

function beast(kind: Guardian): string {
  const { shift, scale, plinth: width } = STANCES[kind];
  const body = `<g transform="translate(${shift}) scale(${scale})">${layered(BEASTS[kind])}</g>`;
  if (width) return plinth(width, 19) + body;
  if (kind === 'scorpion') return body;
  const waves = [27, 33]
    .map((y) => `<path d="M-33,${y} ${'l6,-4 6,4 '.repeat(5)}" fill="none" stroke="var(--water-lit)" stroke-width="2.4" stroke-linejoin="round"/>`)
    .join('');
  return body + waves;
}

const LIT = 'var(--mon-lit)';
const MID = 'var(--mon-mid)';
const SHADE = 'var(--mon-shd)';
const EDGE = 'var(--mon-line)';
const stone = (d: string, colour: string, width = 1.8) =>
  `<path d="${d}" fill="${colour}" stroke="${EDGE}" stroke-width="${width}" stroke-linejoin="round"/>`;
const joint = (d: string, width: number, opacity: number) =>
  `<path d="${d}" stroke="${EDGE}" stroke-width="${width}" fill="none" stroke-opacity="${opacity}"/>`;

const MONUMENTS: Record<string, string> = {
  obelisk:
    shadow(26, 17, 5.5) +
    stone('M-6,20 L-4.4,-22 L0,-31 V20Z', LIT) +
    stone('M6,20 L4.4,-22 L0,-31 V20Z', SHADE) +
    stone('M-4.4,-22 L0,-31 L4.4,-22 L0,-20Z', MID, 1.2) +
    joint('M-2.6,-13 v5 M-2.7,-4 v3 M-2.9,3 v6', 1.5, 0.75) +
    stone('M-13,20 H13 V27 H-13Z', MID) +
    `<path d="M0,20 H13 V27 H0Z" fill="${SHADE}" fill-opacity=".6"/>`,
  pyramid:
    shadow(26, 31, 5.5) +
    stone('M-30,25 L-3,-22 L7,25Z', LIT) +
    stone('M-3,-22 L30,25 H7Z', SHADE) +
    stone('M-8.8,-12 L-3,-22 L3.8,-12.2 L-.9,-12Z', MID, 1.2) +
    joint('M-16,1 H1.8 M-22,12 H4.2 M-12,1 v11 M-4,1 v11 M-19,12 v12 M-8,12 v12', 1.1, 0.5),
  temple:
    shadow(26, 30, 5.5) +
    stone('M-29,25 L-24,-16 H-7 L-6,25Z', LIT) +
    stone('M6,25 L7,-16 H24 L29,25Z', SHADE) +
    stone('M-7,-3 H7 V25 H-7Z', MID) +
    `<path d="M-4,25 V5 H4 V25Z" fill="${EDGE}"/>` +
    stone('M-27,-16 H-5 V-21 H-27Z M5,-16 H27 V-21 H5Z', MID) +
    joint('M-20,-7 L-22,22 M-12,-7 L-12.6,22', 1.3, 0.5),
};
/** Where the banner of the owner hangs. */
export const BANNER: Record<string, readonly [x: number, y: number]> = {
  obelisk: [12, -24],
  pyramid: [17, -26],
  temple: [0, -33],
};

function banner(god: string): string {
  const cloth = 'M-9.5,0 h19 v25 l-9.5,-6 -9.5,6Z';
  return (
    `<path d="M-11,-2.5 h22" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>` +
    `<path d="${cloth}" fill="${HALO}" stroke="${HALO}" stroke-width="4.4" stroke-linejoin="round"/>` +
    `<path d="${cloth}" fill="${colour(god)}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<g transform="translate(0,9.6)">${glyph(god, 9.6)}</g>`
  );
}

const RAYS = Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${45 * i})" d="M0,-8.4 V-12"/>`).join('');
const SUN_TOKEN =
  `<circle r="12.5" fill="${HALO}"/><circle r="10.8" fill="${INK}"/><g stroke="var(--ra)" stroke-width="2" stroke-linecap="round" transform="scale(.78)">${RAYS}</g>` +
  '<circle r="5.2" fill="var(--ra)"/><circle r="5.2" fill="none" stroke="var(--ra-l)" stroke-width="1.4"/>';

const CAMEL_DRAWING =
  `<g transform="scale(.56) translate(-27,-20)"><path d="${CAMEL}" fill="${HALO}" stroke="${HALO}" stroke-width="9" stroke-linejoin="round"/>` +
  `<path d="${CAMEL}" fill="var(--camel)" stroke="var(--camel)" stroke-width="1.5" stroke-linejoin="round"/>` +
  '<path d="M14,15 L27,15 L25,22 Q20,24 16,22Z" fill="var(--gold)"/></g>';

/** The Underworld: a dark hex with a gate that stands open and a stair that goes down. */
const HEXAGON = 'M33,0 L16.5,28.6 H-16.5 L-33,0 L-16.5,-28.6 H16.5Z';
const TILE =
  `<path d="${HEXAGON}" fill="#191D21" stroke="${HALO}" stroke-width="5" stroke-linejoin="round"/>` +
  `<path d="${HEXAGON}" fill="#1D2A27" stroke="var(--osiris)" stroke-width="3" stroke-linejoin="round"/>` +
  '<path d="M-15,18 V-4 Q-15,-19 0,-19 Q15,-19 15,-4 V18Z" fill="#0C1412" stroke="var(--osiris-l)" stroke-width="2.2"/>' +
  '<path d="M-11,18 V13 H11 V18 M-8,13 V8 H8 V13 M-5,8 V3 H5 V8" fill="none" stroke="var(--osiris-l)" stroke-width="1.7" stroke-opacity=".85"/>' +
  '<circle cy="-9" r="2.6" fill="var(--osiris-l)"/><path d="M-23,-7 v5 M-25.500,-4.500 h5 M23,-7 v5 M20.500,-4.500 h5" stroke="var(--osiris-l)" stroke-width="1.500" stroke-opacity=".7"/>';

/** A stone from which a name was chiselled out. */
const BLANK =
  `<path d="M-15,19 V-6 Q-15,-20 0,-20 Q15,-20 15,-6 V19Z" fill="var(--slab-b)" stroke="var(--slab-a)" stroke-width="2.4" stroke-linejoin="round"/>` +
  '<path d="M-8,-7 l4,5 M-2,-9 l5,6 M5,-8 l4,5 M-9,2 l5,5 M-1,1 l4,6 M6,1 l3,4 M-6,11 l4,4 M3,11 l4,4" stroke="var(--slab-a)" stroke-width="2" stroke-linecap="round" fill="none" stroke-opacity=".8"/>';

/** Whatever stands for a god. */
export function godParts(god: string): string[] {
  return [
    part(`emblem-${god}`, emblem(god, 19, false)),
    part(`sign-${god}`, emblem(god, 8)),
    part(`god-${god}`, statue(god)),
    part(`bust-${god}`, layered(statueOf(god), 5.4, 2.8)),
    part(`warrior-${god}`, warrior(god)),
    part(`banner-${god}`, banner(god)),
  ];
}

export function sprite(): string {
  return [
    ...GODS.flatMap(godParts),
    ...GUARDIANS.map((kind) => part(kind, beast(kind))),
    ...Object.entries(MONUMENTS).map(([kind, body]) => part(kind, body)),
    part('camel', CAMEL_DRAWING),
    part('sun', SUN_TOKEN),
    part('tile', TILE),
    part('blank', BLANK),
    ...CARD_PICTURES.map(([card, body]) => part(`card-${card}`, body)),
  ].join('');
}
