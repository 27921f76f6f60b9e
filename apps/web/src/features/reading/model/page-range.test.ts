import { expect, it } from 'vitest';

import { pageForSentence, resolvePosition, sentenceRange, shareRead } from './page-range.ts';

it('finds the page of a sentence and the sentences of a page', () => {
  expect([0, 3, 4, 11].map((sentence) => pageForSentence(sentence, 4))).toEqual([1, 1, 2, 3]);
  expect(sentenceRange(1, 4, 10)).toEqual({ first: 0, last: 3 });
  expect(sentenceRange(3, 4, 10)).toEqual({ first: 8, last: 9 });
});

it('maps every sentence to the page that contains it, for any page size', () => {
  for (let perPage = 1; perPage <= 50; perPage++) {
    for (let sentence = 0; sentence < 120; sentence++) {
      const { first, last } = sentenceRange(pageForSentence(sentence, perPage), perPage, 120);
      expect(sentence).toBeGreaterThanOrEqual(first);
      expect(sentence).toBeLessThanOrEqual(last);
    }
  }
});

it('keeps the saved sentence if it is on the page, and uses the page’s first sentence otherwise', () => {
  expect(resolvePosition({ first: 5, last: 9 }, 8)).toBe(8);
  expect(resolvePosition({ first: 5, last: 9 }, 4)).toBe(5);
  expect(resolvePosition({ first: 5, last: 9 }, 10)).toBe(5);
});

it('counts the current page as read', () => {
  expect(shareRead({ last: 3 }, 8)).toBe(0.5);
  expect(shareRead({ last: 7 }, 8)).toBe(1);
});
