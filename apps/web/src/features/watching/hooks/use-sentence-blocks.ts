import { useMemo } from 'react';

import type { WatchSentence } from '../model/subtitle-track.ts';

/** Sentences per request. */
const blockSize = 40;
/** Number of sentences after the displayed ones whose data is prefetched. */
const prefetchDistance = 10;

/** Returns the ranges of sentences to fetch data for: those on screen and the upcoming ones. */
export function useSentenceBlocks(
  sentences: readonly WatchSentence[],
): { from_sentence: number; to_sentence: number }[] {
  const first = sentences[0]?.seq;
  const last = sentences.at(-1)?.seq;
  return useMemo(() => {
    if (first === undefined || last === undefined) return [];
    const numbers = [first, last, last + prefetchDistance].map((seq) => Math.floor(seq / blockSize));
    return [...new Set(numbers)].map((number) => ({
      from_sentence: number * blockSize,
      to_sentence: (number + 1) * blockSize - 1,
    }));
  }, [first, last]);
}
