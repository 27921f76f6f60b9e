import { isJoint } from '@glossa/language/is-joint';

import { readSpans } from '#domain/documents/word-spans.ts';
import { createPhraseMatcher } from './match-phrases.ts';

export interface StoredSentence {
  text: string;
  /** Spans of the sentence's words, see apps/api/src/domain/documents/word-spans.ts. */
  spans: Uint8Array;
  /** Term IDs of the sentence's words. */
  terms: readonly number[];
}

/** A range in a sentence, in UTF-16 code units. */
export interface TextRange {
  from: number;
  to: number;
}

/**
 * Creates a function that finds a word or phrase in sentences. It returns the ranges of the words for each occurrence.
 * `parts` are the terms of a phrase in order, 0 for a gap, or the single term of a word.
 */
export function createOccurrenceFinder(
  parts: readonly number[],
): (sentence: StoredSentence) => TextRange[][] {
  const match = createPhraseMatcher([{ id: 0, parts }]);
  return ({ text, spans, terms }) => {
    const words: TextRange[] = [];
    readSpans(spans, (from, to) => words.push({ from, to }));
    const found = match(terms, (left) => isJoint(text.slice(words[left]?.to, words[left + 1]?.from)));
    return found.map((phraseMatch) => phraseMatch.words.flatMap((index) => words[index] ?? []));
  };
}
