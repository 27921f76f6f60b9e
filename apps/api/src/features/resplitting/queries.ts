import type { Queryable } from '@glossa/db/database';
import { many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('resplitting', {
  listOutdatedDocuments: `SELECT d.id FROM unnest($1::int[], $2::int[]) AS rules(language, version)
   JOIN document d ON d.language = rules.language AND d.split_version < rules.version
   WHERE d.status = 'ready' ORDER BY d.id LIMIT $3`,
  listOutdatedLanguages: `SELECT rules.language AS "language!" FROM unnest($1::int[], $2::int[]) AS rules(language, version)
   LEFT JOIN split_phrases done ON done.language = rules.language
   WHERE coalesce(done.version, 0) < rules.version AND NOT EXISTS (
     SELECT FROM document d
     WHERE d.language = rules.language AND d.split_version < rules.version AND d.status = 'ready')`,
  listLearners: `SELECT DISTINCT learner_id AS id FROM vocabulary_count WHERE language = $1 ORDER BY learner_id`,
  // Deleted and changed words can be restored from the history, so they are split as well.
  listWords: `SELECT term_id AS "id!", min(form) AS "form!", bool_or(parts IS NOT NULL) AS "isPhrase!",
     bool_or(NOT ignored AND level BETWEEN 1 AND 3 OR translation <> '' OR definition <> '' OR notes <> '') AS "isStudied!"
   FROM (
     SELECT term_id, form, parts, ignored, level, translation, definition, notes FROM learner_word
     WHERE learner_id = $1 AND language = $2
     UNION ALL
     SELECT k.term_id, k.form, k.parts, k.ignored, k.level, k.translation, k.definition, k.notes
     FROM word_change c JOIN kept_word k ON k.change_id = c.id
     WHERE c.learner_id = $1 AND c.language = $2
   ) words GROUP BY term_id ORDER BY term_id`,
  lockLearner: 'SELECT lock_learner($1)',
  setParts: `WITH split AS (
     SELECT term, parts, (SELECT max(part) FROM unnest(parts) part) AS anchor
     FROM jsonb_to_recordset($2::jsonb) AS split(term integer, parts integer[])
   ), kept AS (
     UPDATE kept_word k SET parts = split.parts, anchor = split.anchor
     FROM split, word_change c
     WHERE c.learner_id = $1 AND c.id = k.change_id AND k.term_id = split.term AND k.parts IS DISTINCT FROM split.parts
   )
   UPDATE learner_word lw SET parts = split.parts, anchor = split.anchor FROM split
   WHERE lw.learner_id = $1 AND lw.term_id = split.term AND lw.parts IS DISTINCT FROM split.parts`,
  finishLanguage: `INSERT INTO split_phrases AS s (language, version) VALUES ($1, $2)
   ON CONFLICT (language) DO UPDATE SET version = greatest(s.version, excluded.version)`,
});

interface Rules {
  language: number;
  version: number;
}

const columns = (rules: readonly Rules[]) =>
  [rules.map(({ language }) => language), rules.map(({ version }) => version)] as const;

/** Lists ready documents whose words were found by older rules. */
export const listOutdatedDocuments = async (
  db: Queryable,
  rules: readonly Rules[],
  limit: number,
): Promise<number[]> =>
  (await many(db, sql.listOutdatedDocuments, [...columns(rules), limit])).map(({ id }) => id);

/** Lists languages whose documents all follow the current rules but whose saved phrases don't yet. */
export const listOutdatedLanguages = async (db: Queryable, rules: readonly Rules[]): Promise<number[]> =>
  (await many(db, sql.listOutdatedLanguages, [...columns(rules)])).map(({ language }) => language);

/** Lists the learners who have words in a language. */
export const listLearners = async (db: Queryable, language: number): Promise<string[]> =>
  (await many(db, sql.listLearners, [language])).map(({ id }) => id);

export type SavedWord = QueryTypes['listWords']['row'];

/** Lists a learner's words and phrases in a language, including those that can be restored from the history. */
export const listWords = (db: Queryable, learnerId: string, language: number): Promise<SavedWord[]> =>
  many(db, sql.listWords, [learnerId, language]);

/** The parts of a phrase, 0 for a gap; null for a word. */
export interface SplitWord {
  term: number;
  parts: number[] | null;
}

/** Sets the parts of a learner's words. Blocks other changes to them until the transaction ends. */
export const setParts = async (
  tx: Queryable,
  learnerId: string,
  words: readonly SplitWord[],
): Promise<void> => {
  await one(tx, sql.lockLearner, [learnerId]);
  await run(tx, sql.setParts, [learnerId, JSON.stringify(words)]);
};

/** Records that the saved words in a language follow this version of the rules. */
export const finishLanguage = async (db: Queryable, { language, version }: Rules): Promise<void> => {
  await run(db, sql.finishLanguage, [language, version]);
};
