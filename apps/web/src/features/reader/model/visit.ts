import { readNumber } from './read-number.ts';

/** A place that is looked at without reading on from there: the bookmark stays where it is. */
export interface Visit {
  /** Number of the sentence. */
  sentence: number;
  /** Id of the word that led here. */
  word: number | undefined;
}

/** The place that an address names, as `sentenceAddress` writes it. */
export function visitOf(query: URLSearchParams): Visit | undefined {
  const sentence = readNumber(query.get('sentence') ?? '');
  return sentence === undefined ? undefined : { sentence, word: readNumber(query.get('word') ?? '') };
}
