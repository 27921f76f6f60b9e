import type { HandlerInput } from '@glossa/contract/endpoint';
import type { addOrUpdateWord } from '@glossa/contract/words';
import type { Queryable } from '@glossa/db/database';

type WordBody = HandlerInput<typeof addOrUpdateWord>['body'];

/** A word to add to a vocabulary; `parts` are the terms of a phrase. */
export interface MissingWord {
  term: number;
  level: number;
  ignored: boolean;
  translation: string;
  parts: readonly number[] | undefined;
}

/** Vocabulary functions that the map depends on; app.ts provides them. */
export interface Words {
  /** Adds or changes a word. Returns the undo token. */
  save(
    db: Queryable,
    learnerId: string,
    body: Omit<WordBody, 'translation' | 'language'> & {
      language: number;
      translation?: string | undefined;
    },
  ): Promise<{ undo: string | null }>;
  /** Adds missing words as one change, within a transaction. Returns how many were added. */
  addMissing(
    tx: Queryable,
    learnerId: string,
    addition: { change: string; language: number; words: readonly MissingWord[] },
  ): Promise<number>;
}
