import { mostOnCard } from '@glossa/contract/sentence-cards';

import type { Place } from './conductor.ts';
import type { Track } from './track.ts';

/**
 * Returns the sentences of a card: that of the selected word, or the current one; during a loop that contains it and
 * fits on a card, the whole loop. Undefined before the first sentence.
 */
export function cardSentences({
  track,
  place: { seq, loop },
  shift,
  chosen = seq,
}: {
  track: Track;
  place: Pick<Place, 'seq' | 'loop'>;
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  /** The sentence of the selected word. */
  chosen?: number | undefined;
}): { sentence: number; to_sentence?: number } | undefined {
  if (chosen === undefined) return undefined;
  const one = { sentence: chosen };
  if (loop?.to === undefined) return one;
  let from = Math.max(0, track.at(loop.from - shift) ?? chosen);
  const to = Math.max(from, track.at(loop.to - shift - 1) ?? chosen);
  const first = track.get(from);
  // A loop that starts in the silence after a sentence doesn't include it.
  if (first && first.end <= loop.from - shift && from < to) from += 1;
  return chosen >= from && chosen <= to && to - from < mostOnCard ? { sentence: from, to_sentence: to } : one;
}
