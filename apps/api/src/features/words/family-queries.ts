import { statement, type Queryable } from '@glossa/db/database';

const lemmas = statement(
  'lemmas-of-word',
  `SELECT l.id, l.form AS text, 0 AS source, -1 AS rank FROM learner_word lw JOIN term l ON l.id = lw.lemma_id
   WHERE lw.learner_id = $1 AND lw.term_id = $2
   UNION ALL
   SELECT l.id, l.form, tl.source, tl.rank FROM term_lemma tl JOIN term l ON l.id = tl.lemma_id WHERE tl.term_id = $2
   ORDER BY rank`,
);
// Counts occurrences in the learner's own texts. Members that are neither there nor in the vocabulary are left out.
const members = statement(
  'family-members',
  `SELECT t.id, t.form AS text, lw.level, lw.ignored, lw.translation, met.count
   FROM family_terms($1, ARRAY[$2::int]) f
   JOIN term t ON t.id = f.term
   LEFT JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = f.term
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(dw.count), 0)::int AS count FROM document_word dw
     JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = dw.document_id
     WHERE dw.term_id = f.term
   ) met
   WHERE lw.term_id IS NOT NULL OR met.count > 0
   ORDER BY met.count DESC, t.id LIMIT $3`,
);
const counting = statement('family-counting', 'SELECT language FROM family_counting WHERE learner_id = $1');
const count = statement('count-families', 'SELECT count_families($1, $2, $3)');

/** A lemma: the learner's own (source 0, rank -1) or a suggestion. */
export interface LemmaRow {
  id: number;
  text: string;
  source: number;
  rank: number;
}

export interface MemberRow {
  id: number;
  text: string;
  level: number | null;
  ignored: boolean | null;
  translation: string | null;
  count: number;
}

/** Selects the lemmas of a word, the effective one first. */
export const selectLemmas = (db: Queryable, learnerId: string, term: number): Promise<LemmaRow[]> =>
  db.rows<LemmaRow & Record<string, unknown>>(lemmas, [learnerId, term]);

/** Selects the members of a family that the learner has met, most frequent first. */
export const selectMembers = (
  db: Queryable,
  learnerId: string,
  lemma: number,
  limit: number,
): Promise<MemberRow[]> => db.rows<MemberRow & Record<string, unknown>>(members, [learnerId, lemma, limit]);

/** Selects the languages in which the learner counts by families. */
export const selectCounting = async (db: Queryable, learnerId: string): Promise<number[]> =>
  (await db.rows<{ language: number }>(counting, [learnerId])).map(({ language }) => language);

/** Turns counting by families on or off for a language, and updates the counts of all its texts. */
export const countFamilies = async (
  db: Queryable,
  learnerId: string,
  language: number,
  on: boolean,
): Promise<void> => {
  await db.run(count, [learnerId, language, on]);
};
