import type { SentenceSlice } from '@glossa/language/split-text';

/** Milliseconds per batch. With more, other work waits; with less, the switching costs more than the work. */
const budget = 10;

/** Returns the next sentences of a split, for a few milliseconds. Empty at the end. */
export function nextBatch(slices: Iterator<SentenceSlice>): SentenceSlice[] {
  const batch: SentenceSlice[] = [];
  const end = performance.now() + budget;
  do {
    const next = slices.next();
    if (next.done === true) break;
    batch.push(next.value);
  } while (performance.now() < end);
  return batch;
}
