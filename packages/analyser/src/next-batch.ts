import type { SentenceSlice } from '@glossa/language/split-text';

/** Milliseconds of work in a batch: longer, and others wait; shorter, and the waiting costs more than the work. */
const budget = 10;

/** The next sentences of a split, as many as some milliseconds give; none at the end. */
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
