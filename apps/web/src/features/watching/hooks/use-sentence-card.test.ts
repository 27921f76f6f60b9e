import { expect, it } from 'vitest';

import { sampleSentence, sampleTrack } from '../testing/sample-track.ts';
import { selectCardSentences } from './use-sentence-card.tsx';

const track = sampleTrack(Array.from({ length: 9 }, (_, seq) => sampleSentence(seq, `Phrase ${seq}.`)));
const cardSentencesAt = (
  seq: number | undefined,
  loop?: { from: number; to: number | undefined },
  options: { shift?: number; selectedSeq?: number } = {},
) => selectCardSentences({ track, state: { seq, loop }, shift: 0, ...options });

it('uses the current sentence or the one with the selected word', () => {
  expect(cardSentencesAt(undefined)).toBeUndefined();
  expect(cardSentencesAt(3)).toEqual({ sentence: 3 });
  expect(cardSentencesAt(3, undefined, { selectedSeq: 2 })).toEqual({ sentence: 2 });
});

it('uses all sentences of the current loop', () => {
  expect(cardSentencesAt(1, { from: 2000, to: undefined })).toEqual({ sentence: 1 });
  expect(cardSentencesAt(1, { from: 2100, to: 5000 })).toEqual({ sentence: 1, to_sentence: 2 });
  // The loop starts in the silence after the first sentence.
  expect(cardSentencesAt(1, { from: 1800, to: 5000 })).toEqual({ sentence: 1, to_sentence: 2 });
  expect(cardSentencesAt(1, { from: 3100, to: 6000 }, { shift: 1000 })).toEqual({
    sentence: 1,
    to_sentence: 2,
  });
});

it('uses only the current sentence if it’s outside the loop or the loop is too long for a card', () => {
  expect(cardSentencesAt(7, { from: 2000, to: 5000 })).toEqual({ sentence: 7 });
  expect(cardSentencesAt(1, { from: 0, to: 12_000 })).toEqual({ sentence: 1 });
});
