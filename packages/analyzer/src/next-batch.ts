import type { SentenceSlice } from '@glossa/language/split-text';

/** Milliseconds per batch. A larger budget blocks other work; a smaller one costs more in switching than it gains. */
const budget = 10;

/** Returns the next sentences of a split, up to a few milliseconds of work. Empty at the end. */
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
