import { lookUpWord, maxContextLength } from '@glossa/contract/dictionaries';

import { endpointQuery } from '@/lib/api/query.ts';

/** The sentence of a word, and the offset of the word in it. */
export interface WordContext {
  sentence: string;
  position: number;
}

/** Maximum number of characters on each side of a word. */
const maxSide = 200;

/** Cuts a long sentence around a word. */
function cutAround({ sentence, position }: WordContext, text: string): WordContext {
  if (sentence.length <= maxContextLength) return { sentence, position };
  const start = Math.max(0, position - maxSide);
  return { sentence: sentence.slice(start, position + text.length + maxSide), position: position - start };
}

/** Returns the query for a word's dictionary entries; those that fit the context come first. */
export const lookUpQuery = (text: string, language: string, context: WordContext | undefined) =>
  endpointQuery(lookUpWord, { query: { language, text, ...(context ? cutAround(context, text) : {}) } });
