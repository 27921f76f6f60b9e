import type { WordState } from '@glossa/contract/words';

import type { Sentence } from './sentence.ts';

/** A place of a phrase: its id, the sentence, and the indexes of its words in the sentence's tokens. */
export interface PhrasePlace {
  id: number;
  seq: number;
  tokens: readonly number[];
}

/** Sentences with what the server tells of their words: a page of a text, or a part of what is said in a video. */
export interface ToldSentences {
  /** Code of the language. */
  language: string;
  sentences: readonly Sentence[];
  /** Words and phrases that the learner has, by id; one that is missing is new. */
  words: Readonly<Record<string, WordState>>;
  phrases: readonly PhrasePlace[];
}
