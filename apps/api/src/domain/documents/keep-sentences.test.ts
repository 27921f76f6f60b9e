import type { SentenceSlice } from '@glossa/language/split-text';
import { expect, test } from 'vitest';

import { keepSentences } from './keep-sentences.ts';

/** Splits a text at each bar and finds its words at spaces. */
const slicesOf = (marked: string): SentenceSlice[] =>
  marked.split('|').map((text) => ({
    text,
    words: Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => [index, index + word.length]).flat(),
  }));

/** Returns the words of each sentence. */
async function listKeptSentences(marked: string, sentences: string[]): Promise<string[][]> {
  const found: SentenceSlice[] = [];
  const batches = async function* batches() {
    for (const slice of slicesOf(marked)) yield [slice];
  };
  for await (const slices of keepSentences(batches(), sentences)) found.push(...slices);
  expect(found.map(({ text }) => text)).toEqual(sentences);
  return found.map(({ text, words }) => {
    const list: string[] = [];
    for (let at = 0; at < words.length; at += 2) list.push(text.slice(words[at], words[at + 1]));
    return list;
  });
}

test.each<[string, string, string[], string[][]]>([
  [
    'the same sentences',
    'a b |c d',
    ['a b ', 'c d'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['longer sentences', 'a b |c d |e', ['a b c d ', 'e'], [['a', 'b', 'c', 'd'], ['e']]],
  ['shorter sentences', 'a b c d |e', ['a b ', 'c d ', 'e'], [['a', 'b'], ['c', 'd'], ['e']]],
  ['a word across their bounds', 'a bcde |f', ['a bc', 'd', 'e f'], [['a', 'bc'], ['d'], ['e', 'f']]],
  ['sentences without words', '  |a|  ', ['  a', '  '], [['a'], []]],
])('keeps %s', async (_case, marked, sentences, expected) => {
  expect(await listKeptSentences(marked, sentences)).toEqual(expected);
});
