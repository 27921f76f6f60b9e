import type { HandlerInput } from '@glossa/contract/endpoint';
import type { addOrUpdateWord } from '@glossa/contract/words';
import type { Queryable } from '@glossa/db/database';

type WordBody = HandlerInput<typeof addOrUpdateWord>['body'];

/** A word for a vocabulary; `parts` are the terms of a phrase. */
export interface MissingWord {
  term: number;
  level: number;
  ignored: boolean;
  translation: string;
  parts: readonly number[] | undefined;
}

/** What the map needs of the words; app.ts hands it over. */
export interface Words {
  /** Adds a word or changes it; answers how to undo that. */
  save(
    db: Queryable,
    learnerId: string,
    body: Omit<WordBody, 'translation' | 'language'> & {
      language: number;
      translation?: string | undefined;
    },
  ): Promise<{ undo: string | null }>;
  /** Adds words that are not in the vocabulary as one change, in a transaction; answers how many. */
  addMissing(
    tx: Queryable,
    learnerId: string,
    given: { change: string; language: number; words: readonly MissingWord[] },
  ): Promise<number>;
}
