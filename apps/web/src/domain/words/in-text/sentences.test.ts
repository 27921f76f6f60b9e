import { expect, it } from 'vitest';

import { occurrencesIn } from './sentences.ts';
import { findContext } from './use-word-context.ts';

const sentences = [
  { seq: 7, tokens: [{ t: 'Le', w: 1 }, { t: ' ' }, { t: 'chat', w: 2 }, { t: '. ' }] },
  { seq: 8, tokens: [{ t: '« ' }, { t: 'Le', w: 1 }, { t: ' ' }, { t: 'le', w: 1 }, { t: ' » ' }] },
];
const occurrences = occurrencesIn(sentences);
const find = (seq: number, text: string, ...words: number[]) =>
  findContext(sentences, occurrences, { seq, text, words });

it('finds the position of a word in its sentence', () => {
  expect(find(7, 'chat', 1)).toEqual({ sentence: 'Le chat. ', position: 3 });
  expect(find(8, 'Le', 2)).toEqual({ sentence: '« Le le » ', position: 2 });
  expect(find(8, 'le', 3)).toEqual({ sentence: '« Le le » ', position: 5 });
  expect(find(7, 'Le chat', 0, 1)).toEqual({ sentence: 'Le chat. ', position: 0 });
});

it('finds no position for words that aren’t adjacent', () => {
  expect(find(8, 'Le … le', 2, 3)).toBeUndefined();
  expect(find(9, 'le', 3)).toBeUndefined();
});
