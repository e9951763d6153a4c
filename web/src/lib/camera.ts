/** Arithmetic of a window onto a drawing. A camera looks at a point of the drawing, with so many pixels to one unit. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}
export interface Camera extends Point {
  scale: number;
}
/** Pixels along each edge of the window that something else lies on. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How much closer than the whole one can come. */
const CLOSEST = 5;
/** Pixels by which the drawing can be pulled in from the edge, so that nothing has to stay under a button. */
const SLACK = 56;

export const fitScale = (whole: Size, area: Size): number => Math.min(area.width / whole.width, area.height / whole.height);
export const fitted = (whole: Box, area: Size): Camera => ({ x: whole.x + whole.width / 2, y: whole.y + whole.height / 2, scale: fitScale(whole, area) });

export function windowOf(camera: Camera, area: Size): Box {
  const [width, height] = [area.width / camera.scale, area.height / camera.scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Not farther than the whole, not too close, and with the drawing in the window. */
export function within(camera: Camera, whole: Box, area: Size): Camera {
  const least = fitScale(whole, area);
  const scale = Math.max(least, Math.min(least * CLOSEST, camera.scale));
  const axis = (at: number, low: number, size: number, room: number) => {
    const part = room / scale;
    const slack = scale > least * 1.02 ? SLACK / scale : 0;
    const most = (size - part) / 2 + slack;
    const middle = low + size / 2;
    return most <= 0 ? middle : Math.max(middle - most, Math.min(middle + most, at));
  };
  return { x: axis(camera.x, whole.x, whole.width, area.width), y: axis(camera.y, whole.y, whole.height, area.height), scale };
}

/** The point of the drawing under a pixel of the window. */
export const under = (camera: Camera, area: Size, pixel: Point): Point => ({
  x: camera.x + (pixel.x - area.width / 2) / camera.scale,
  y: camera.y + (pixel.y - area.height / 2) / camera.scale,
});

/** What lies under `from` comes to lie under `to`, at another scale: with one finger, two, or the wheel. */
export function moved(camera: Camera, area: Size, from: Point, to: Point, scale: number): Camera {
  const held = under(camera, area, from);
  return { x: held.x - (to.x - area.width / 2) / scale, y: held.y - (to.y - area.height / 2) / scale, scale };
}

/** Looks at a part of the drawing, as large as it fits beside what lies on the edges, but not closer than `most`. */
export function around(part: Box, whole: Box, area: Size, inset: Inset, most: number): Camera {
  const room = { width: Math.max(1, area.width - inset.left - inset.right), height: Math.max(1, area.height - inset.top - inset.bottom) };
  const scale = Math.max(fitScale(whole, area), Math.min(most, fitScale(part, room)));
  const aside = { x: (inset.left - inset.right) / 2 / scale, y: (inset.top - inset.bottom) / 2 / scale };
  return within({ x: part.x + part.width / 2 - aside.x, y: part.y + part.height / 2 - aside.y, scale }, whole, area);
}

export const holds = (window: Box, part: Box): boolean =>
  part.x >= window.x && part.y >= window.y && part.x + part.width <= window.x + window.width && part.y + part.height <= window.y + window.height;
