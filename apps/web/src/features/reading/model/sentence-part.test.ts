import { describe, expect, it } from 'vitest';

import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import { toSentence } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { partFromWords, partsOverlap, wordsInPart } from './sentence-part.ts';

const sentences = [toSentence(4, '« Le chat » dort. '), toSentence(5, 'La nuit vient.')];
const page = occurrencesIn(sentences);

describe('the part of a sentence', () => {
  it('spans from the first to the last of the given words', () => {
    expect(partFromWords(sentences, page, [0, 1])).toEqual({ sentence: 4, from: 2, to: 9 });
    expect(partFromWords(sentences, page, [4])).toEqual({ sentence: 5, from: 3, to: 7 });
  });

  it('is the whole sentence when the given words are all words of the sentence', () => {
    expect(partFromWords(sentences, page, [0, 1, 2])).toEqual({ sentence: 4, from: null, to: null });
    expect(partFromWords(sentences, page, [])).toBeUndefined();
  });

  it('contains the words that are fully or partly in it', () => {
    expect(wordsInPart(sentences, page, { sentence: 4, from: 2, to: 9 })).toEqual([0, 1]);
    expect(wordsInPart(sentences, page, { sentence: 4, from: 3, to: 6 })).toEqual([0, 1]);
    expect(wordsInPart(sentences, page, { sentence: 5, from: null, to: null })).toEqual([3, 4, 5]);
    expect(wordsInPart(sentences, page, { sentence: 9, from: null, to: null })).toEqual([]);
  });

  it('overlaps another part that shares a character with it', () => {
    const part = { sentence: 4, from: 2, to: 9 };
    expect(partsOverlap(part, { sentence: 4, from: null, to: null })).toBe(true);
    expect(partsOverlap(part, { sentence: 4, from: 9, to: 16 })).toBe(false);
    expect(partsOverlap(part, { sentence: 5, from: 2, to: 9 })).toBe(false);
  });
});
