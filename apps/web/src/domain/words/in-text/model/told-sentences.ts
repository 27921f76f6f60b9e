import type { WordState } from '@glossa/contract/words';

import type { Sentence } from './sentence.ts';

/** An occurrence of a phrase: its ID, the sentence, and the indexes of its words in the sentence's tokens. */
export interface PhrasePlace {
  id: number;
  seq: number;
  tokens: readonly number[];
}

/** Sentences with the server's data about their words: a page of a text, or a part of a video's subtitles. */
export interface ToldSentences {
  /** The language code. */
  language: string;
  sentences: readonly Sentence[];
  /** States of the learner's words and phrases by ID; one without a state is new. */
  words: Readonly<Record<string, WordState>>;
  phrases: readonly PhrasePlace[];
}
