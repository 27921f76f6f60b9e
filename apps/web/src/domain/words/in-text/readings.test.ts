import { expect, test } from 'vitest';

import { readingsByWord, shortTranslation, showsRuby } from './readings.ts';
import { toSentence } from './testing/sample-sentence.ts';

test.each([
  ['house; building', 'house'],
  ['to walk, to go', 'to walk'],
  ['家、家屋', '家'],
  ['a very long explanation of it', 'a very long expla…'],
  ['', ''],
])('shortens %j to %j', (translation, expected) => {
  expect(shortTranslation(translation)).toBe(expected);
});

const state = (level: 0 | 1 | 2 | 3 | 4 | 5, ignored = false) => ({ level, ignored, translation: '' });

test('treats words below level 4 as unknown unless they are ignored', () => {
  expect([0, 3, 4, 5].map((level) => showsRuby('unknown', state(level as 0)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(showsRuby('unknown', state(1, true))).toBe(false);
  expect(showsRuby('all', state(5))).toBe(true);
  expect(showsRuby('never', state(0))).toBe(false);
});

test('maps readings to their words across sentences', () => {
  const parts = [{ t: '猫', r: 'ねこ' }];
  const sentences = [toSentence(7, '私 犬. '), toSentence(8, '私 猫.')];
  const found = readingsByWord(sentences, {
    sentences: [{ seq: 8, readings: [{ token: 2, reading: 'ねこ', parts }] }],
  });
  expect([...found]).toEqual([[3, parts]]);
});
