/** Where a card about a zone lies on the board: where it covers the least of what matters. */
import type { Box, Size } from '../../lib/camera';
import type { Point } from '../board/outline';

export const CORNERS = ['bl', 'br', 'tl', 'tr', 'bm', 'tm'] as const;
export type Corner = (typeof CORNERS)[number];

/** `box`: what of the board is shown in the `area` (pixels); `seen`: places that should not be covered. */
export function freeCorner(box: Box, area: Size, card: Size, seen: readonly Point[]): Corner {
  const wide = area.width ? (card.width / area.width) * box.width : 0;
  const high = area.height ? (card.height / area.height) * box.height : 0;
  const covers = (corner: Corner): number => {
    const left = corner.endsWith('l') ? box.x : corner.endsWith('r') ? box.x + box.width - wide : box.x + (box.width - wide) / 2;
    const top = corner.startsWith('t') ? box.y : box.y + box.height - high;
    return seen.filter(([x, y]) => x > left - 20 && x < left + wide + 20 && y > top - 10 && y < top + high + 40).length;
  };
  const found = CORNERS.map((corner) => ({ corner, covers: covers(corner) }));
  return found.reduce((best, one) => (one.covers < best.covers ? one : best)).corner;
}
