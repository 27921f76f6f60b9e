/** Part of a line, in CSS pixels relative to the drawing area. */
export interface LineBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Rect = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns one box per line of text fragments, including the gaps between them. */
export function lineBoxes(rects: Iterable<Rect>, origin: Pick<Rect, 'left' | 'top'>): LineBox[] {
  const lines: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const { left, right, top, bottom } of rects) {
    if (right <= left) continue;
    const middle = (top + bottom) / 2;
    const line = lines.find((other) => other.top < middle && middle < other.bottom);
    if (line) {
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
    } else lines.push({ left, right, top, bottom });
  }
  return lines.map(({ left, right, top, bottom }) => ({
    left: left - origin.left,
    top: top - origin.top,
    width: right - left,
    height: bottom - top,
  }));
}
