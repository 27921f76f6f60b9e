/** Dash patterns by series, so that lines are distinguishable without color. */
export const dashes = [undefined, '7 4', '2 4', '9 3 2 3'] as const;

/** Returns the color of a series, see `charts.module.css`. */
export const seriesColor = (index: number): string => `var(--chart-${index % 4})`;

/** Marker shapes for the points of lines. */
const shapes: readonly ((x: number, y: number, size: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  (x, y, r) => `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z`,
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (x, y, r) => `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z`,
];

/** Returns the SVG path of a series' marker centered at a point; `size` is half its width. */
export const markPath = (index: number, x: number, y: number, size: number): string =>
  shapes[index % 4]?.(x, y, size) ?? '';
