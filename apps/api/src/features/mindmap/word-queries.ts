import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import type { NodeRow } from './walk-queries.ts';
import type { QueryTypes } from './word-queries.types.ts';

export const sql = statements<QueryTypes>('mindmapWord', {
  find: `SELECT lw.term_id AS id, lw.form AS term, lw.level, lw.ignored, lw.translation,
     lw.term_id AS lemma, 0 AS depth, p.x, p.y
   FROM learner_word lw LEFT JOIN word_place p ON p.learner_id = $1 AND p.term_id = lw.term_id
   WHERE lw.learner_id = $1 AND lw.language = $2 AND lw.term_id = ANY ($3::int[])`,
  findLanguage: 'SELECT language FROM learner_word WHERE learner_id = $1 AND term_id = $2',
  listOwnForms: `SELECT t.id, t.form FROM term t JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = t.id
   WHERE t.language = $2 AND t.form = ANY ($3)`,
  undo: 'SELECT restored FROM undo_change($1, $2)',
});

/** Returns which of the given terms are words of the learner in a language, in no particular order. */
export const findWords = (
  db: Queryable,
  learnerId: string,
  { language, terms }: { language: number; terms: readonly number[] },
): Promise<NodeRow[]> => many(db, sql.find, [learnerId, language, terms]);

/** Returns the language ID of one of the learner's words. */
export const languageOfWord = async (
  db: Queryable,
  learnerId: string,
  term: number,
): Promise<number | undefined> => (await first(db, sql.findLanguage, [learnerId, term]))?.language;

/** Maps forms to the IDs of the learner's words. */
export const ownTerms = async (
  db: Queryable,
  learnerId: string,
  { language, forms }: { language: number; forms: readonly string[] },
): Promise<Map<string, number>> => {
  const rows = await many(db, sql.listOwnForms, [learnerId, language, forms]);
  return new Map(rows.map(({ id, form }) => [form, id]));
};

/** Undoes the words added by an import. Returns null when it added none, -1 when it was already undone. */
export const undoImportedWords = async (
  db: Queryable,
  learnerId: string,
  change: string,
): Promise<number | null> => (await first(db, sql.undo, [learnerId, change]))?.restored ?? null;
