import type { QueryTypes } from './queries.types.ts';

/**
 * A word with the learner's entry; without one, the entry's fields are null. `lemma` is the learner's correction,
 * `reviewDifficulty` the FSRS difficulty, which is null before the first review.
 */
export type WordRow = QueryTypes['find']['row'];

/** Columns of the review memory; `word` is the alias of the entry. */
export const memoryColumns = (word: string): string => `
  (SELECT m.last_review FROM review_memory m WHERE m.learner_id = ${word}.learner_id AND m.term_id = ${word}.term_id) AS "lastReview",
  (SELECT m.difficulty FROM review_memory m WHERE m.learner_id = ${word}.learner_id AND m.term_id = ${word}.term_id) AS "reviewDifficulty"`;

/** Columns of `learner_word lw` in a `WordRow`; ID, form and language come from the joined tables. */
export const entryColumns = `lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes,
  lw.lemma, lw.part_of_speech AS "partOfSpeech", lw.parts, lw.image_key AS "imageKey", lw.created_at AS "createdAt", lw.updated_at AS "updatedAt",
  lw.next_review AS "nextReview", ${memoryColumns('lw')}`;

/** Column with the names of a word's tags, in order. */
export const tagsColumn = (learner: string, term: string): string =>
  `ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
     WHERE wt.learner_id = ${learner} AND wt.term_id = ${term} ORDER BY g.name) AS "tags!"`;

/** Column with the likeliest lemma of a term; null if unknown. */
export const suggestedLemmaColumn = (term: string): string =>
  `(SELECT l.form FROM term_lemma tl JOIN term l ON l.id = tl.lemma_id WHERE tl.term_id = ${term} AND tl.rank = 0)
     AS "suggestedLemma"`;
