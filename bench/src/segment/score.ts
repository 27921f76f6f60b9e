/** From the first to before the last UTF-16 unit. */
export interface Span {
  start: number;
  end: number;
}

/** Shares, 0 to 1. */
export interface Score {
  precision: number;
  recall: number;
  f1: number;
  gold: number;
  found: number;
}

/** How far the found spans are the gold ones: both bounds must agree. */
export function scoreSpans(gold: readonly Span[], found: readonly Span[]): Score {
  const key = ({ start, end }: Span) => `${start}-${end}`;
  const wanted = new Set(gold.map(key));
  const hits = found.filter((span) => wanted.has(key(span))).length;
  return {
    precision: hits / found.length,
    recall: hits / gold.length,
    f1: (2 * hits) / (gold.length + found.length),
    gold: gold.length,
    found: found.length,
  };
}

/** A share as a percentage with one decimal. */
export const percent = (share: number): string => (share * 100).toFixed(1);

/** The end of a word without the full stop of an abbreviation, which is part of it to some treebanks only. */
export const withoutStop = (text: string, end: number): number => (text[end - 1] === '.' ? end - 1 : end);
