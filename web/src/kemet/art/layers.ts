/** How a figure is drawn: halo, ink outline, colour, marks; the owner's colours come from --gc, --gd and --gl. */

export type Line = readonly [d: string, width: number];
/** A stroke of some width, or without one an area; D dark, L light, I ink, W white. */
export type Mark = readonly [paint: 'D' | 'L' | 'I' | 'W', d: string, width?: number];
export interface Drawing {
  fills: readonly string[];
  lines?: readonly Line[];
  marks: readonly Mark[];
}

const INK = 'var(--fig-ink)';
const PAINT = { D: 'var(--gd)', L: 'var(--gl)', I: INK, W: '#FFFBF0' };

/** Path of a disc. */
export const dot = (x: number, y: number, r: number) => `M${x},${y} m${-r},0 a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0Z`;

const areas = (fills: readonly string[]) => fills.map((d) => `<path d="${d}"/>`).join('');
const strokes = (lines: readonly Line[], extra: number) =>
  lines.map(([d, width]) => `<path d="${d}" stroke-width="${width + extra}"/>`).join('');
const mark = ([paint, d, width]: Mark) =>
  width ? `<path d="${d}" stroke="${PAINT[paint]}" stroke-width="${width}"/>` : `<path d="${d}" fill="${PAINT[paint]}"/>`;
const rounded = (body: string) => `<g stroke-linejoin="round" stroke-linecap="round">${body}</g>`;

export function layered({ fills, lines = [], marks }: Drawing, halo = 11, ink = 5): string {
  const shapes = areas(fills);
  const outline = (colour: string, width: number) =>
    width
      ? `<g fill="${colour}" stroke="${colour}" stroke-width="${width}">${shapes}</g><g fill="none" stroke="${colour}">${strokes(lines, width)}</g>`
      : '';
  return rounded(
    outline('var(--halo)', halo) +
      outline(INK, ink) +
      `<g fill="var(--gc)">${shapes}</g><g fill="none" stroke="var(--gc)">${strokes(lines, 0)}</g>` +
      `<g fill="none">${marks.map(mark).join('')}</g>`,
  );
}

/** The figure in the colour of the text around it; dark marks show the ground. */
export function flat({ fills, lines = [], marks }: Drawing): string {
  const inner = marks.map(([paint, d, width]) => {
    const colour = paint === 'L' || paint === 'W' ? 'currentColor' : 'var(--ground)';
    return width ? `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>` : `<path d="${d}" fill="${colour}"/>`;
  });
  return rounded(
    `<g fill="currentColor">${areas(fills)}</g><g fill="none" stroke="currentColor">${strokes(lines, 0)}</g><g fill="none">${inner.join('')}</g>`,
  );
}
