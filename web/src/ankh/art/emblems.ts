/** The gods' signs: a shape and a glyph each, so that colour is never alone. */
import { godName } from '../logic/names';

export const GODS = ['amun', 'anubis', 'isis', 'osiris', 'ra'] as const;
export type God = (typeof GODS)[number];

type Shape = 'diamond' | 'circle' | 'stele' | 'star' | 'hexagon';
const SHAPES: Partial<Record<string, Shape>> = {
  amun: 'diamond',
  anubis: 'hexagon',
  isis: 'circle',
  osiris: 'stele',
  ra: 'star',
} satisfies Record<God, Shape>;
/** How large a glyph may be inside its shape, and how far down it sits. */
const ROOM: Record<Shape, readonly [size: number, down: number]> = {
  diamond: [0.78, 0],
  circle: [0.86, -0.02],
  stele: [0.8, 0.08],
  star: [0.86, 0],
  hexagon: [0.82, 0.03],
};

const n = (x: number) => Number(x.toFixed(2));

function ring(corners: number, radius: (i: number) => number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners + turn;
    return `${n(radius(i) * Math.cos(angle))},${n(radius(i) * Math.sin(angle))}`;
  });
  return `M${points.join(' L')}Z`;
}

function shapePath(shape: Shape, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${-r},0 a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0Z`;
    case 'diamond':
      return ring(4, () => r * 1.17, 0);
    case 'stele': {
      const w = n(r * 0.86);
      const y = n(-r * 0.15);
      return `M${-w},${r} L${-w},${y} A${w},${n(w * 0.98)} 0 0 1 ${w},${y} L${w},${r}Z`;
    }
    case 'star':
      return ring(16, (i) => (i % 2 ? r * 0.86 : r * 1.12), -Math.PI / 2);
    case 'hexagon':
      return ring(6, () => r * 1.08, -Math.PI / 2);
  }
}

const WING =
  'M1.6,-1.5 Q9,-3.2 14.5,-11.5 L15.2,-2 L12.2,-2.6 L11.8,4 L8.6,3 L7.6,9.4 L4.4,8 L1.6,13Z';
const GLYPHS: Partial<Record<string, string>> = {
  amun: '<path d="M-1,11 V-8 Q-1.4,-13 -5,-13.5 Q-8.6,-12 -8,-6 L-6.4,11Z M1,11 V-8 Q1.4,-13 5,-13.5 Q8.6,-12 8,-6 L6.4,11Z"/>',
  anubis: '<path d="M-9,-14 Q-3.6,-10 -2.6,-4 H2.6 Q3.6,-10 9,-14 Q10.6,-5 7.2,1.5 L3.4,12.5 Q0,15 -3.4,12.5 L-7.2,1.5 Q-10.6,-5 -9,-14Z"/>',
  isis: `<path d="${WING}"/><path transform="scale(-1,1)" d="${WING}"/><circle cy="-8.5" r="4.4"/>`,
  osiris:
    '<path d="M-3,13 V-6 H-9 V-9.4 H9 V-6 H3 V13Z"/><path d="M-9,-4.4 H9 V-1.2 H-9Z M-9,.6 H9 V3.8 H-9Z M-6,-13.5 H6 V-10.6 H-6Z M-6,13 H6 V10 H-6Z"/>',
  ra: '<path fill-rule="evenodd" d="M0,-11 a11,11 0 1,0 .01,0Z M0,-7 a7,7 0 1,1 -.01,0Z"/><circle r="3.6"/>',
} satisfies Record<God, string>;

/** A god that nobody has drawn yet has its initial for a glyph, and the colours of a stranger unless it has its own. */
export const initial = (god: string) => /\p{L}/u.exec(godName(god))?.[0].toUpperCase() ?? '?';
const letter = (god: string) => `<text y="9.500" text-anchor="middle" font-size="27" font-weight="700">${initial(god)}</text>`;
export const colour = (god: string) => `var(--${god}, var(--stranger))`;
const ink = (god: string) => `var(--${god}-on, var(--stranger-on))`;

export function glyph(god: string, r: number): string {
  return `<g transform="scale(${n(r / 20)})" fill="${ink(god)}">${GLYPHS[god] ?? letter(god)}</g>`;
}

export function emblem(god: string, r: number, halo = true): string {
  const shape = SHAPES[god] ?? 'circle';
  const path = shapePath(shape, r);
  const [size, down] = ROOM[shape];
  const edge = 'stroke-linejoin="round"';
  return (
    (halo ? `<path d="${path}" fill="var(--halo)" stroke="var(--halo)" stroke-width="${n(r * 0.42)}" ${edge}/>` : '') +
    `<path d="${path}" fill="var(--fig-ink)" stroke="var(--fig-ink)" stroke-width="${n(Math.max(1.6, r * 0.2))}" ${edge}/>` +
    `<path d="${path}" fill="${colour(god)}" ${edge}/>` +
    `<g transform="translate(0,${n(r * down)})">${glyph(god, r * size * 0.98)}</g>`
  );
}
