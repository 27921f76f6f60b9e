import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('mindmapSuggestions', {
  listFamilyOf: `SELECT lw.term_id AS term FROM learner_word own
   CROSS JOIN family_terms($1, ARRAY[coalesce(own.lemma_id,
     (SELECT lemma_id FROM term_lemma WHERE term_id = own.term_id AND rank = 0), own.term_id)]) member
   JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = member.term
   WHERE own.learner_id = $1 AND own.term_id = $2 AND lw.term_id <> own.term_id
   ORDER BY lw.form LIMIT $3`,
  listLinkedTerms: `SELECT to_id AS term FROM word_link WHERE learner_id = $1 AND from_id = $2
   UNION SELECT from_id FROM word_link WHERE learner_id = $1 AND to_id = $2`,
  listSentences: `SELECT s.document_id AS document, s.seq, s.text FROM unnest($1::int[], $2::int[]) AS place(document, seq)
   JOIN sentence s ON s.document_id = place.document AND s.seq = place.seq`,
});

/** Lists the learner's other words with the same lemma, ordered by form. */
export const listFamilyMembers = async (
  db: Queryable,
  learnerId: string,
  term: number,
  limit: number,
): Promise<number[]> => (await many(db, sql.listFamilyOf, [learnerId, term, limit])).map((row) => row.term);

/** Returns the term IDs of the words linked to a word. */
export const listLinkedTerms = async (db: Queryable, learnerId: string, term: number): Promise<Set<number>> =>
  new Set((await many(db, sql.listLinkedTerms, [learnerId, term])).map((row) => row.term));

/** Returns the sentences at the given locations. The caller must check access to the documents. */
export const listSentences = (
  db: Queryable,
  sentenceKeys: readonly (readonly [document: number, seq: number])[],
): Promise<{ document: number; seq: number; text: string }[]> =>
  many(db, sql.listSentences, [
    sentenceKeys.map(([document]) => document),
    sentenceKeys.map(([, seq]) => seq),
  ]);
