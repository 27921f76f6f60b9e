import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type { QueryTypes } from './change-words.types.ts';

export const sql = statements<QueryTypes>('vocabularyChangeWords', {
  changeWords: 'SELECT change_words($1, $2, $3, $4, $5, $6, $7, $8) AS "changed!"',
});

/** The result of changing words. */
export interface WordsChange {
  /** ID of the change, to undo it. Null if nothing changed. */
  undo: string | null;
  /** Number of words that changed. */
  changed: number;
}

/**
 * Sets the level (0 to 5), the ignored flag, or both, of words in one language. With `onlyNew`, words that aren't new
 * stay as they are. Updates the counts of all texts in the same transaction.
 */
export async function changeWords(
  db: Queryable,
  {
    learnerId,
    language,
    terms,
    level,
    ignored,
    onlyNew = false,
    kind = 'level',
  }: {
    learnerId: string;
    language: number;
    terms: readonly number[];
    level?: number | undefined;
    ignored?: boolean | undefined;
    onlyNew?: boolean;
    /** The kind of change in the history. */
    kind?: 'level' | 'page' | 'family';
  },
): Promise<WordsChange> {
  const id = newId();
  const { changed } = await one(db, sql.changeWords, [
    learnerId,
    id,
    language,
    terms,
    level ?? null,
    ignored ?? null,
    onlyNew,
    kind,
  ]);
  return { undo: changed > 0 ? id : null, changed };
}
