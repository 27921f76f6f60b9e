import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('wordsFamilies', {
  listLemmas: `SELECT l.id, l.form AS text, 0 AS source, -1 AS rank FROM learner_word lw JOIN term l ON l.id = lw.lemma_id
   WHERE lw.learner_id = $1 AND lw.term_id = $2
   UNION ALL
   SELECT l.id, l.form, tl.source, tl.rank FROM term_lemma tl JOIN term l ON l.id = tl.lemma_id WHERE tl.term_id = $2
   ORDER BY rank`,
  // Counts occurrences in the learner's own texts. Leaves out members that are neither in a text nor in the vocabulary.
  listMembers: `SELECT t.id, t.form AS text, lw.level, lw.ignored, lw.translation, texts.count
   FROM family_terms($1, ARRAY[$2::int]) f
   JOIN term t ON t.id = f.term
   LEFT JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = f.term
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(dw.count), 0)::int AS count FROM document_word dw
     JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = dw.document_id
     WHERE dw.term_id = f.term
   ) texts
   WHERE lw.term_id IS NOT NULL OR texts.count > 0
   ORDER BY texts.count DESC, t.id LIMIT $3`,
  setCounting: 'SELECT count_families($1, $2, $3)',
});

/** A lemma: the learner's own (source 0, rank -1) or a suggestion. */
export type LemmaRow = QueryTypes['listLemmas']['row'];

/** Lists the lemmas of a word, starting with the effective lemma. */
export const listLemmas = (db: Queryable, learnerId: string, term: number): Promise<LemmaRow[]> =>
  many(db, sql.listLemmas, [learnerId, term]);

/** Lists the members of a family that the learner has encountered, most frequent first. */
export const listMembers = (db: Queryable, learnerId: string, lemma: number, limit: number) =>
  many(db, sql.listMembers, [learnerId, lemma, limit]);

/** Lists the IDs of the languages in which the learner counts words by family. */
export const listCountingLanguages = async (db: Queryable, learnerId: string): Promise<number[]> =>
  (await db.prisma.familyCounting.findMany({ where: { learnerId } })).map(({ language }) => language);

/** Turns counting by family on or off for a language, and updates the counts of all texts in it. */
export const setCounting = async (
  db: Queryable,
  learnerId: string,
  { language, isOn }: { language: number; isOn: boolean },
): Promise<void> => {
  await run(db, sql.setCounting, [learnerId, language, isOn]);
};
