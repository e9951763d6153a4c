/** Where a card can lie over the board without covering anything. */
import { centre, type HexName } from '../../lib/hex';

export const CORNERS = ['tr', 'tl', 'br', 'bl'] as const;
export type Corner = (typeof CORNERS)[number];
interface Size {
  width: number;
  height: number;
}
/** How far a figure reaches from the middle of its hex, in the units of the drawing. */
const REACH = { left: 38, right: 38, up: 62, down: 38 };

/** The corner of the area in which the card lies on the fewest of the hexes that should be seen, and on how many. */
export function freeCorner(box: Size & { x: number; y: number }, area: Size, card: Size, seen: HexName[]): { corner: Corner; covers: number } {
  const scale = Math.min(area.width / box.width, area.height / box.height);
  const left = (area.width - box.width * scale) / 2;
  const top = (area.height - box.height * scale) / 2;
  const covers = (corner: Corner): number => {
    const x = corner.endsWith('r') ? area.width - card.width : 0;
    const y = corner.startsWith('b') ? area.height - card.height : 0;
    return seen.filter((hex) => {
      const spot = centre(hex);
      const [px, py] = [left + (spot.x - box.x) * scale, top + (spot.y - box.y) * scale];
      return (
        px + REACH.right * scale > x && px - REACH.left * scale < x + card.width && py + REACH.down * scale > y && py - REACH.up * scale < y + card.height
      );
    }).length;
  };
  return CORNERS.map((corner) => ({ corner, covers: covers(corner) })).reduce((best, one) => (one.covers < best.covers ? one : best));
}
