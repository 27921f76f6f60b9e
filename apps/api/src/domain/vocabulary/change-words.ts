import { statement, type Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

const change = statement('change-words', 'SELECT change_words($1, $2, $3, $4, $5, $6, $7, $8) AS changed');

/** What a change of words did. */
export interface WordsChange {
  /** Id of the change, to undo it; null when nothing changed. */
  undo: string | null;
  /** Number of words that changed. */
  changed: number;
}

/**
 * Sets level (0 to 5) and/or ignored of words of one language; what is not given stays.
 * With `onlyNew`, words that are not new stay as they are. All counts of all texts move in the same transaction.
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
    /** What the history calls it. */
    kind?: 'level' | 'page' | 'family';
  },
): Promise<WordsChange> {
  const id = newId();
  const row = await db.row<{ changed: number }>(change, [
    learnerId,
    id,
    language,
    terms,
    level ?? null,
    ignored ?? null,
    onlyNew,
    kind,
  ]);
  const changed = row?.changed ?? 0;
  return { undo: changed > 0 ? id : null, changed };
}
