/** The visible part of the drawing: its center, and pixels per unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const minScale = 0.08;
const maxScale = 4;

const clampScale = (scale: number): number => Math.min(maxScale, Math.max(minScale, scale));

/** Converts a point in the drawing to a point on the screen. */
export const toScreen = ({ x, y, scale }: Camera, size: Size, point: Point): Point => ({
  x: (point.x - x) * scale + size.width / 2,
  y: (point.y - y) * scale + size.height / 2,
});

/** Converts a point on the screen to a point in the drawing. */
export const toDrawing = ({ x, y, scale }: Camera, size: Size, point: Point): Point => ({
  x: (point.x - size.width / 2) / scale + x,
  y: (point.y - size.height / 2) / scale + y,
});

/** Pans by screen pixels. */
export const panBy = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Zooms by a factor, keeping `point`, a point on the screen, in place. */
export function zoomAt(camera: Camera, size: Size, point: Point, factor: number): Camera {
  const before = toDrawing(camera, size, point);
  const scaled = { ...camera, scale: clampScale(camera.scale * factor) };
  const after = toDrawing(scaled, size, point);
  return { ...scaled, x: scaled.x + before.x - after.x, y: scaled.y + before.y - after.y };
}

/** Fits all points with a margin, limiting the magnification. The view is centered on `center` if given. */
export function fitPoints(points: readonly Point[], size: Size, center?: Point): Camera {
  // Mirroring the points makes the extent symmetric around the center.
  const mirrored = center && points.map(({ x, y }) => ({ x: 2 * center.x - x, y: 2 * center.y - y }));
  if (mirrored) return fitPoints([...points, ...mirrored], size);
  if (points.length === 0) return { x: 0, y: 0, scale: 1 };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  // Labels at the edges need a margin; phones have little space for one.
  const available = (length: number, margin: number) => Math.max(length - Math.min(margin, length / 4), 80);
  const scale = Math.min(
    available(size.width, 140) / Math.max(right - left, 1),
    available(size.height, 110) / Math.max(bottom - top, 1),
    1.4,
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: clampScale(scale) };
}

/** Pans just far enough to show a point, `margin` pixels from the edges where there is space. */
export function revealPoint(camera: Camera, size: Size, point: Point, margin = 48): Camera {
  const { x, y } = toScreen(camera, size, point);
  const overflow = (at: number, length: number) => {
    const edge = Math.min(margin, length / 2);
    return Math.max(0, edge - at) - Math.max(0, at - (length - edge));
  };
  return panBy(camera, { x: overflow(x, size.width), y: overflow(y, size.height) });
}
