import type { SentenceSlice } from '@glossa/language/split-text';

/** Milliseconds per batch. A larger budget would block other work, and a smaller one would add switching overhead. */
const budget = 10;

/** Returns the next sentences, stopping after a few milliseconds. Empty at the end. */
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
