/** Position of a zoomed image: `scale` 1 fits the window, `x` and `y` offset its center from the middle in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };
const LEAST = 1;
/** How many pixels of the window a pixel of the picture may cover, in each direction. */
const PIXELS = 2;

/** The image's size in the window at scale 1; small images are not enlarged. */
export function fitted(image: Size, room: Size): Size {
  const ratio = Math.min(1, room.width / image.width, room.height / image.height);
  return { width: image.width * ratio, height: image.height * ratio };
}

/** The largest scale: twice the picture's own pixels. A window larger than that shows the whole picture, no more. */
export const mostScale = (image: Size, fit: Size): number =>
  Math.max(LEAST, (PIXELS * image.width) / fit.width);

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The scale within its limits; an edge never moves inside the window's edge. */
export function bound(view: View, fit: Size, room: Size, most: number): View {
  const scale = Math.min(most, view.scale);
  const reach = (length: number, available: number) => Math.max(0, (length * scale - available) / 2);
  return {
    scale,
    x: within(view.x, reach(fit.width, room.width)),
    y: within(view.y, reach(fit.height, room.height)),
  };
}

/** Zooms in or out while the point under `point` (from the middle of the window) stays in place. */
export function zoomBy(view: View, factor: number, point: Point, most: number): View {
  const scale = Math.min(most, Math.max(LEAST, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown };
}
