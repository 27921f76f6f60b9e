import type { Queryable } from '@glossa/db/database';

import { importRows } from '#domain/vocabulary/import-rows.ts';

/** A word to add to a vocabulary; `parts` are the term IDs of a phrase. */
export interface MissingWord {
  term: number;
  level: number;
  ignored: boolean;
  translation: string;
  parts: readonly number[] | undefined;
}

const unsaid = {
  definition: null,
  pronunciation: null,
  example: null,
  notes: null,
  part_of_speech: null,
  lemma: null,
  lemma_id: null,
  tags: null,
  created_at: null,
  started_at: null,
  known_at: null,
};

/**
 * Adds words that are missing from the vocabulary, as one change with the ID `change`, within a transaction; existing
 * ones stay as they are. Terms must be unique. Returns how many were added.
 */
export async function addMissingWords(
  tx: Queryable,
  learnerId: string,
  { change, language, words }: { change: string; language: number; words: readonly MissingWord[] },
): Promise<number> {
  const rows = words.map(({ term, level, ignored, translation, parts }) => ({
    ...unsaid,
    term,
    level,
    ignored,
    translation,
    parts: parts ? [...parts] : null,
  }));
  const { added } = await importRows(tx, rows, {
    id: change,
    learnerId,
    settings: { language, duplicates: 'keep', default_level: 1 },
    tags: [],
  });
  return added;
}
