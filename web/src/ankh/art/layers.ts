/** How a figure is drawn: halo, ink outline, colour, details; the owner's colours come from --gc, --gd and --gl. */

export type Line = readonly [d: string, width: number];
export interface Drawing {
  fills: readonly string[];
  lines?: readonly Line[];
  details: string;
}

export const INK = 'var(--fig-ink)';
export const MAIN = 'var(--gc)';
export const DARK = 'var(--gd)';
export const LIGHT = 'var(--gl)';

/** A stroke of a detail. */
export const stroke = (d: string, colour: string, width = 2.2) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
export const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

export function layered({ fills, lines = [], details }: Drawing, halo = 11, ink = 5): string {
  const shapes = fills.map((d) => `<path d="${d}"/>`).join('');
  const strokes = (extra: number) =>
    lines.map(([d, width]) => `<path d="${d}" stroke-width="${width + extra}"/>`).join('');
  const outline = (colour: string, width: number) =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${width}">${shapes}</g>` +
    `<g fill="none" stroke="${colour}">${strokes(width)}</g>`;
  return (
    '<g stroke-linejoin="round" stroke-linecap="round">' +
    outline('var(--halo)', halo) +
    outline(INK, ink) +
    `<g fill="${MAIN}">${shapes}</g><g fill="none" stroke="${MAIN}">${strokes(0)}</g>` +
    `<g fill="none">${details}</g></g>`
  );
}

/** Mirrors absolute path data about x = 50. */
export function mirrored(d: string): string {
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${+(100 - Number(x)).toFixed(2)},${y}`);
}
