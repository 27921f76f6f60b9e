/** What part of the drawing is seen: the point in the middle, and pixels for a unit. */
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

const smallest = 0.08;
const largest = 4;

const within = (scale: number): number => Math.min(largest, Math.max(smallest, scale));

/** Where a point of the drawing is on the screen. */
export const toScreen = ({ x, y, scale }: Camera, size: Size, point: Point): Point => ({
  x: (point.x - x) * scale + size.width / 2,
  y: (point.y - y) * scale + size.height / 2,
});

/** What point of the drawing is at a point of the screen. */
export const toDrawing = ({ x, y, scale }: Camera, size: Size, point: Point): Point => ({
  x: (point.x - size.width / 2) / scale + x,
  y: (point.y - size.height / 2) / scale + y,
});

/** Moves by pixels of the screen. */
export const panned = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Enlarges by a factor; what is at `point` of the screen stays there. */
export function zoomed(camera: Camera, size: Size, point: Point, factor: number): Camera {
  const before = toDrawing(camera, size, point);
  const larger = { ...camera, scale: within(camera.scale * factor) };
  const after = toDrawing(larger, size, point);
  return { ...larger, x: larger.x + before.x - after.x, y: larger.y + before.y - after.y };
}

/** Shows all points with a margin, none of them larger than it is; `centre`, if given, in the middle. */
export function fitted(points: readonly Point[], size: Size, centre?: Point): Camera {
  // As far on one side of the middle as on the other.
  const mirrored = centre && points.map(({ x, y }) => ({ x: 2 * centre.x - x, y: 2 * centre.y - y }));
  if (mirrored) return fitted([...points, ...mirrored], size);
  if (points.length === 0) return { x: 0, y: 0, scale: 1 };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  // The words at the edges need some; a phone has little to give.
  const room = (length: number, margin: number) => Math.max(length - Math.min(margin, length / 4), 80);
  const scale = Math.min(
    room(size.width, 140) / Math.max(right - left, 1),
    room(size.height, 110) / Math.max(bottom - top, 1),
    1.4,
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: within(scale) };
}

/** Moves no further than a point needs to be seen, `margin` pixels from the edges where there is room. */
export function revealed(camera: Camera, size: Size, point: Point, margin = 48): Camera {
  const { x, y } = toScreen(camera, size, point);
  const beyond = (at: number, length: number) => {
    const edge = Math.min(margin, length / 2);
    return Math.max(0, edge - at) - Math.max(0, at - (length - edge));
  };
  return panned(camera, { x: beyond(x, size.width), y: beyond(y, size.height) });
}
