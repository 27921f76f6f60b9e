import { readDelimited } from './delimited.ts';

/** Delimiters that tables in text use, the likeliest first. */
const delimiters = ['\t', ',', ';', '|'] as const;

/** Records that are looked at. */
const sampled = 50;

/**
 * The delimiter of a table: the one that gives the most records of the same number of cells, and more than one cell.
 * A list of single words has none of them; a tab does it no harm.
 */
export function sniffDelimiter(text: string): string {
  const sample = text.slice(0, 100_000);
  let best: { delimiter: string; score: number } = { delimiter: '\t', score: 0 };
  for (const delimiter of delimiters) {
    const widths = new Map<number, number>();
    let seen = 0;
    for (const { cells } of readDelimited(sample, delimiter)) {
      widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      if (++seen === sampled) break;
    }
    const agreeing = Math.max(0, ...[...widths].map(([width, count]) => (width > 1 ? count : 0)));
    if (agreeing > best.score) best = { delimiter, score: agreeing };
  }
  return best.delimiter;
}
