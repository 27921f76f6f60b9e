import { readNumber } from './read-number.ts';

/** A place that is only visited: the reading position doesn't change. */
export interface Visit {
  /** Index of the sentence. */
  sentence: number;
  /** ID of the word that led here. */
  word: number | undefined;
}

/** Returns the place in a URL written by `sentenceAddress`. */
export function visitOf(query: URLSearchParams): Visit | undefined {
  const sentence = readNumber(query.get('sentence') ?? '');
  return sentence === undefined ? undefined : { sentence, word: readNumber(query.get('word') ?? '') };
}
