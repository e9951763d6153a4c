/** A piece of the board around a region, as much of it as fills a frame. */
import { centre, type HexName, SIZE } from '../../lib/hex';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = SIZE * 4;

export function around(region: readonly HexName[], whole: Box, frame: { width: number; height: number }): string {
  const points = region.map(centre);
  const pad = SIZE * 1.35;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  // Of a single hex, too, one has to see who stands around it.
  const spare = (at: number[]) => Math.max(0, (LEAST - (Math.max(...at) - Math.min(...at))) / 2) + pad;
  const [left, top] = [Math.min(...xs) - spare(xs), Math.min(...ys) - spare(ys)];
  const [wide, high] = [Math.max(...xs) + spare(xs) - left, Math.max(...ys) + spare(ys) - top];
  const aspect = frame.width / Math.max(1, frame.height);
  const [width, height] = [Math.max(wide, high * aspect), Math.max(high, wide / aspect)];
  const inside = (at: number, size: number, from: number, span: number) =>
    size >= span ? from + (span - size) / 2 : Math.max(from, Math.min(at, from + span - size));
  const x = inside(left - (width - wide) / 2, width, whole.x, whole.width);
  const y = inside(top - (height - high) / 2, height, whole.y, whole.height);
  return `${x} ${y} ${width} ${height}`;
}
