import { expect, it } from 'vitest';

import { findPhrase } from './find-phrase.ts';

// Ich lade dich, ja ein. Ich lade
const sentence = {
  seq: 7,
  tokens: [
    { t: 'Ich', w: 1 },
    { t: ' ' },
    { t: 'lade', w: 2 },
    { t: ' ' },
    { t: 'dich', w: 3 },
    { t: ', ' },
    { t: 'ja', w: 4 },
    { t: ' ' },
    { t: 'ein', w: 5 },
    { t: '. ' },
    { t: 'Ich', w: 1 },
    { t: ' ' },
    { t: 'lade', w: 2 },
  ],
};
const findPositions = (...parts: number[]) =>
  findPhrase({ id: -9, parts }, sentence).map(({ tokens }) => tokens);

it('finds a phrase wherever its words are adjacent', () => {
  expect(findPhrase({ id: -9, parts: [1, 2] }, sentence)).toEqual([
    { id: -9, seq: 7, tokens: [0, 2] },
    { id: -9, seq: 7, tokens: [10, 12] },
  ]);
});

it('allows other words and punctuation only where the phrase has a gap', () => {
  expect(findPositions(2, 0, 5)).toEqual([[2, 8]]);
  expect(findPositions(3, 4)).toEqual([]);
  expect(findPositions(2, 0, 9)).toEqual([]);
});
