/** A range in UTF-16 code units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Shares from 0 to 1. */
export interface Score {
  precision: number;
  recall: number;
  f1: number;
  gold: number;
  found: number;
}

/** Compares the spans found with the gold spans. Both bounds must match. */
export function scoreSpans(gold: readonly Span[], found: readonly Span[]): Score {
  const key = ({ start, end }: Span) => `${start}-${end}`;
  const goldKeys = new Set(gold.map(key));
  const hits = found.filter((span) => goldKeys.has(key(span))).length;
  return {
    precision: hits / found.length,
    recall: hits / gold.length,
    f1: (2 * hits) / (gold.length + found.length),
    gold: gold.length,
    found: found.length,
  };
}

/** Formats a share as a percentage with one decimal place. */
export const percent = (share: number): string => (share * 100).toFixed(1);

/** Returns the end of a word without an abbreviation's period, which only some treebanks include in the word. */
export const trimPeriod = (text: string, end: number): number => (text[end - 1] === '.' ? end - 1 : end);
