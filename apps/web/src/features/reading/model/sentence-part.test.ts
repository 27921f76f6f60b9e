import { describe, expect, it } from 'vitest';

import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import { sentenceOf } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { partOfWords, partsOverlap, wordsOfPart } from './sentence-part.ts';

const sentences = [sentenceOf(4, '« Le chat » dort. '), sentenceOf(5, 'La nuit vient.')];
const page = occurrencesIn(sentences);

describe('the part of a sentence', () => {
  it('spans from its first word to its last', () => {
    expect(partOfWords(sentences, page, [0, 1])).toEqual({ sentence: 4, from: 2, to: 9 });
    expect(partOfWords(sentences, page, [4])).toEqual({ sentence: 5, from: 3, to: 7 });
  });

  it('is the whole sentence when it spans all of its words', () => {
    expect(partOfWords(sentences, page, [0, 1, 2])).toEqual({ sentence: 4, from: null, to: null });
    expect(partOfWords(sentences, page, [])).toBeUndefined();
  });

  it('contains the words that are fully or partly in it', () => {
    expect(wordsOfPart(sentences, page, { sentence: 4, from: 2, to: 9 })).toEqual([0, 1]);
    expect(wordsOfPart(sentences, page, { sentence: 4, from: 3, to: 6 })).toEqual([0, 1]);
    expect(wordsOfPart(sentences, page, { sentence: 5, from: null, to: null })).toEqual([3, 4, 5]);
    expect(wordsOfPart(sentences, page, { sentence: 9, from: null, to: null })).toEqual([]);
  });

  it('overlaps another part that shares a character with it', () => {
    const part = { sentence: 4, from: 2, to: 9 };
    expect(partsOverlap(part, { sentence: 4, from: null, to: null })).toBe(true);
    expect(partsOverlap(part, { sentence: 4, from: 9, to: 16 })).toBe(false);
    expect(partsOverlap(part, { sentence: 5, from: 2, to: 9 })).toBe(false);
  });
});
