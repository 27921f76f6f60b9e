import { readDelimited } from './delimited.ts';

/** Common delimiters, likeliest first. */
const delimiters = ['\t', ',', ';', '|'] as const;

/** Maximum number of records to check. */
const maxRecords = 50;

/**
 * Detects the delimiter of a table: the one with which the most records have the same number of cells, at least two.
 * Returns a tab for a list of single words, which has no delimiter.
 */
export function sniffDelimiter(text: string): string {
  const sample = text.slice(0, 100_000);
  let best: { delimiter: string; score: number } = { delimiter: '\t', score: 0 };
  for (const delimiter of delimiters) {
    const widths = new Map<number, number>();
    let lineCount = 0;
    for (const { cells } of readDelimited(sample, delimiter)) {
      widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      if (++lineCount === maxRecords) break;
    }
    const agreeingCount = Math.max(0, ...[...widths].map(([width, count]) => (width > 1 ? count : 0)));
    if (agreeingCount > best.score) best = { delimiter, score: agreeingCount };
  }
  return best.delimiter;
}
