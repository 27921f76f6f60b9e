import { expect, it } from 'vitest';

import { saidAt, trackOf } from '../testing/sample-track.ts';
import { cardSentences } from './card-sentences.ts';

const track = trackOf(Array.from({ length: 9 }, (_, seq) => saidAt(seq, `Phrase ${seq}.`)));
const of = (
  seq: number | undefined,
  loop?: { from: number; to: number | undefined },
  more: { shift?: number; chosen?: number } = {},
) => cardSentences({ track, place: { seq, loop }, shift: 0, ...more });

it('uses the current sentence or the one with the selected word', () => {
  expect(of(undefined)).toBeUndefined();
  expect(of(3)).toEqual({ sentence: 3 });
  expect(of(3, undefined, { chosen: 2 })).toEqual({ sentence: 2 });
});

it('uses all sentences of the current loop', () => {
  expect(of(1, { from: 2000, to: undefined })).toEqual({ sentence: 1 });
  expect(of(1, { from: 2100, to: 5000 })).toEqual({ sentence: 1, to_sentence: 2 });
  // The loop starts in the silence after the first sentence.
  expect(of(1, { from: 1800, to: 5000 })).toEqual({ sentence: 1, to_sentence: 2 });
  expect(of(1, { from: 3100, to: 6000 }, { shift: 1000 })).toEqual({ sentence: 1, to_sentence: 2 });
});

it('uses one sentence when the loop is elsewhere or too long for a card', () => {
  expect(of(7, { from: 2000, to: 5000 })).toEqual({ sentence: 7 });
  expect(of(1, { from: 0, to: 12_000 })).toEqual({ sentence: 1 });
});
