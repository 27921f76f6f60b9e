import { isJoint } from '@glossa/language/is-joint';

import { readSpans } from '#domain/documents/word-spans.ts';
import { phraseMatcher } from './match-phrases.ts';

/** A stored sentence. */
export interface StoredSentence {
  text: string;
  /** Places of its words, see apps/api/src/domain/documents/word-spans.ts. */
  spans: Uint8Array;
  /** Term ids of its words. */
  terms: readonly number[];
}

/** A place in a sentence, in UTF-16 units. */
export interface Place {
  from: number;
  to: number;
}

/**
 * Where a word or phrase stands in sentences: for each time, the places of its words. `parts` are the terms of a phrase
 * in order, 0 for a gap, or the one term of a word.
 */
export function placeFinder(parts: readonly number[]): (sentence: StoredSentence) => Place[][] {
  const match = phraseMatcher([{ id: 0, parts }]);
  return ({ text, spans, terms }) => {
    const words: Place[] = [];
    readSpans(spans, (from, to) => words.push({ from, to }));
    const found = match(terms, (left) => isJoint(text.slice(words[left]?.to, words[left + 1]?.from)));
    return found.map((place) => place.words.flatMap((index) => words[index] ?? []));
  };
}
