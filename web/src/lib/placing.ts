/** Where an explanation lies: beside the thing it explains, and on as little as possible of what can be chosen. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
/** Pixels between a thing and its explanation, and between that and the edge of the window. */
const GAP = 6;
const EDGE = 6;

const meet = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Its left and top edge. Above is best, then below, then beside: whichever covers the fewest of the others, and never the
 * thing itself where that can be helped. */
export function placed(thing: Rect, size: Size, window: Size, others: readonly Rect[]): { left: number; top: number } {
  const middle = { left: (thing.left + thing.right - size.width) / 2, top: (thing.top + thing.bottom - size.height) / 2 };
  const spots = [
    { left: middle.left, top: thing.top - GAP - size.height },
    { left: middle.left, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: middle.top },
    { left: thing.left - GAP - size.width, top: middle.top },
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(window.width - size.width - EDGE, left)),
    top: Math.max(EDGE, Math.min(window.height - size.height - EDGE, top)),
  }));
  const covers = ({ left, top }: { left: number; top: number }) => {
    const here = { left, top, right: left + size.width, bottom: top + size.height };
    return others.filter((other) => meet(here, other)).length + (meet(here, thing) ? 100 : 0);
  };
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}
