import { expect, test } from 'vitest';

import { createPhraseMatcher } from './match-phrases.ts';

const matchAlways = () => true;

test('finds every occurrence of every phrase, longer phrases first', () => {
  const match = createPhraseMatcher([
    { id: 100, parts: [1, 2] },
    { id: 101, parts: [1, 2, 3] },
    { id: 102, parts: [2, 3] },
  ]);
  expect(match([1, 2, 3, 9, 1, 2], matchAlways)).toEqual([
    { id: 101, words: [0, 1, 2] },
    { id: 100, words: [0, 1] },
    { id: 102, words: [1, 2] },
    { id: 100, words: [4, 5] },
  ]);
});

test('doesn’t match across a comma', () => {
  const match = createPhraseMatcher([{ id: 100, parts: [1, 2] }]);
  expect(match([1, 2, 1, 2], (left) => left !== 0)).toEqual([{ id: 100, words: [2, 3] }]);
});

test('matches the nearest parts of a separable phrase within the sentence', () => {
  const match = createPhraseMatcher([{ id: 100, parts: [5, 0, 7, 8] }]);
  expect(match([5, 1, 5, 2, 3, 7, 8], matchAlways)).toEqual([{ id: 100, words: [2, 5, 6] }]);
  expect(match([5, 1, 2], matchAlways)).toEqual([]);
});
