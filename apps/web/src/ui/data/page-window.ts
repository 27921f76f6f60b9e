/** Maximum number of page buttons. */
const width = 5;

/**
 * Returns the numbers of the page buttons (specification 1, section 2): 1 to 5 with up to five pages or near the start,
 * the last five near the end, otherwise two on each side of the current one.
 */
export function pageWindow(current: number, pages: number): number[] {
  const first = pages <= width || current <= 3 ? 1 : current > pages - 3 ? pages - width + 1 : current - 2;
  return Array.from({ length: Math.min(width, pages) }, (_, index) => first + index);
}
