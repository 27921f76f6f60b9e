/** A word with the learner's entry; without one, the entry's fields are null. */
export interface WordRow {
  id: number;
  form: string;
  language: number;
  level: number | null;
  ignored: boolean | null;
  translation: string | null;
  definition: string | null;
  pronunciation: string | null;
  example: string | null;
  notes: string | null;
  /** The learner's correction. */
  lemma: string | null;
  suggestedLemma: string | null;
  partOfSpeech: string | null;
  parts: number[] | null;
  tags: string[];
  imageKey: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
  nextReview: Date | null;
  lastReview: Date | null;
  /** FSRS difficulty; null before the first review. */
  reviewDifficulty: number | null;
}

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
     WHERE wt.learner_id = ${learner} AND wt.term_id = ${term} ORDER BY g.name) AS tags`;

/** Column with the likeliest lemma of a term; null if unknown. */
export const suggestedLemmaColumn = (term: string): string =>
  `(SELECT l.form FROM term_lemma tl JOIN term l ON l.id = tl.lemma_id WHERE tl.term_id = ${term} AND tl.rank = 0)
     AS "suggestedLemma"`;
