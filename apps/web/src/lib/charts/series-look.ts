/** Dashes of lines by the number of the series, so that they differ without their colours. */
export const dashes = [undefined, '7 4', '2 4', '9 3 2 3'] as const;

/** The colour of a series, see `charts.module.css`. */
export const seriesColor = (index: number): string => `var(--chart-${index % 4})`;

/** Shapes that mark the points of lines. */
const shapes: readonly ((x: number, y: number, size: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  (x, y, r) => `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z`,
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (x, y, r) => `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z`,
];

/** The outline of the mark of a series around a place; `size` is half of its width. */
export const markPath = (index: number, x: number, y: number, size: number): string =>
  shapes[index % 4]?.(x, y, size) ?? '';
