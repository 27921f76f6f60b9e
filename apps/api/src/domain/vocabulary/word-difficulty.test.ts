import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { loadFrequencyRanks, maxRankedWords } from './frequency-ranks.ts';
import { wordDifficulty } from './word-difficulty.ts';

const loadRanks = (code: string) => loadFrequencyRanks(languageByCode(code)?.id ?? 0);

test('ranks common words before rare ones, in their normalized form', async () => {
  const english = await loadRanks('en');
  expect(english.get('the')).toBeLessThan(20);
  expect(english.get('house') ?? 0).toBeGreaterThan(100);
  expect(english.get('house') ?? Infinity).toBeLessThan(english.get('squirrel') ?? 0);
  expect(english.get('I')).toBeUndefined();
  expect(english.get('i')).toBeLessThan(10);
  expect(english.size).toBe(maxRankedWords);
  expect((await loadRanks('de')).get('und')).toBeLessThan(30);
  expect((await loadRanks('ja')).get('を')).toBeLessThan(50);
});

test('returns no ranks for a language without a frequency list', async () => {
  expect((await loadRanks('la')).size).toBe(0);
  expect((await loadRanks('grc')).size).toBe(0);
});

test('derives the difficulty from reviews, or from the rank if there are none', () => {
  expect(wordDifficulty(6.4213, 12)).toEqual({ value: 6.4, source: 'reviews' });
  expect(wordDifficulty(null, 1)).toEqual({ value: 1, source: 'frequency' });
  expect(wordDifficulty(null, 100)).toEqual({ value: 5.5, source: 'frequency' });
  expect(wordDifficulty(null, 10_000)).toEqual({ value: 10, source: 'frequency' });
  expect(wordDifficulty(null, null)).toBeNull();
});
