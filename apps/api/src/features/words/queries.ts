import type { Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { first, many, one, run, statements } from '@glossa/db/statements';

import { emit } from '#domain/events/events.ts';
import type { WordsChange } from '#domain/vocabulary/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Columns for a word's FSRS memory; `word` is the table alias of its entry. */
export const memoryColumns = (word: string): string => `
  (SELECT m.last_review FROM review_memory m WHERE m.learner_id = ${word}.learner_id AND m.term_id = ${word}.term_id) AS "lastReview",
  (SELECT m.difficulty FROM review_memory m WHERE m.learner_id = ${word}.learner_id AND m.term_id = ${word}.term_id) AS "reviewDifficulty"`;

/** Columns of `learner_word lw` for a `WordRow`; ID, form and language come from the joined tables. */
export const entryColumns = `lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes,
  lw.lemma, lw.part_of_speech AS "partOfSpeech", lw.parts, lw.image_key AS "imageKey", lw.created_at AS "createdAt", lw.updated_at AS "updatedAt",
  lw.next_review AS "nextReview", ${memoryColumns('lw')}`;

/** Column with the names of a word's tags, in alphabetical order. */
export const tagsColumn = (learner: string, term: string): string =>
  `ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
     WHERE wt.learner_id = ${learner} AND wt.term_id = ${term} ORDER BY g.name) AS "tags!"`;

/** Column with a term's most likely lemma; null if unknown. */
export const suggestedLemmaColumn = (term: string): string =>
  `(SELECT l.form FROM term_lemma tl JOIN term l ON l.id = tl.lemma_id WHERE tl.term_id = ${term} AND tl.rank = 0)
     AS "suggestedLemma"`;

const wordByTermSql = `SELECT t.id, t.form, t.language, ${entryColumns}, ${suggestedLemmaColumn('t.id')}, ${tagsColumn('$2', 't.id')}
   FROM term t LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2 WHERE t.id = $1`;

const sql = statements<QueryTypes>('words', {
  findWord: wordByTermSql,
  findOwnWord: `${wordByTermSql} AND (lw.term_id IS NOT NULL OR EXISTS (
     SELECT 1 FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $2 AND dw.term_id = $1))`,
  findLanguage: 'SELECT language FROM term WHERE id = $1',
  countTerms: 'SELECT count(*)::int AS count FROM term WHERE language = $1 AND id = ANY($2)',
  // Start from the learner's own documents and look up only these terms in each; starting from a term would read
  // every learner's documents. The cost is the number of the learner's documents times the number of terms.
  countOccurrences: `SELECT w.term_id AS id, sum(w.count)::int AS count
   FROM learner_document ld CROSS JOIN LATERAL (
     SELECT dw.term_id, dw.count FROM document_word dw
     WHERE dw.document_id = ld.document_id AND dw.term_id = ANY ($2::int[]) OFFSET 0
   ) w WHERE ld.learner_id = $1 GROUP BY w.term_id`,

  lockLearner: 'SELECT lock_learner($1)',
  writeWord: 'SELECT write_word($1, $2, $3, $4, $5, $6, $7) AS "changed!"',
  deleteWords: 'SELECT delete_words($1, $2, $3, $4) AS "changed!"',
  tagWords: 'SELECT tag_words($1, $2, $3, $4, $5, $6) AS "changed!"',
  undoChange: 'SELECT restored, kept FROM undo_change($1, $2)',
});

/**
 * A word with the learner's entry. Without an entry, its fields are null. `lemma` is the learner's correction,
 * `reviewDifficulty` the FSRS difficulty, which is null before the first review.
 */
export type WordRow = QueryTypes['findWord']['row'];

/** Identifies a word of one learner by its term ID. */
export interface WordKey {
  id: number;
  learnerId: string;
}

/** Finds any word, even one that the learner has never seen. */
export const findWord = (db: Queryable, { id, learnerId }: WordKey): Promise<WordRow | undefined> =>
  first(db, sql.findWord, [id, learnerId]);

/** Finds a word that is in the learner's vocabulary or in one of their texts or videos. */
export const findOwnWord = (db: Queryable, { id, learnerId }: WordKey): Promise<WordRow | undefined> =>
  first(db, sql.findOwnWord, [id, learnerId]);

/** Returns a term's language ID. */
export const findLanguage = async (db: Queryable, term: number): Promise<number | undefined> =>
  (await first(db, sql.findLanguage, [term]))?.language;

/** Counts how many of the given terms belong to a language. */
export const countTerms = async (
  db: Queryable,
  { language, terms }: { language: number; terms: readonly number[] },
): Promise<number> => (await one(db, sql.countTerms, [language, terms])).count;

/** Counts the occurrences of words in the learner's texts and videos, by term ID, leaving out words without any. */
export const countOccurrences = async (
  db: Queryable,
  learnerId: string,
  terms: readonly number[],
): Promise<Map<number, number>> =>
  new Map((await many(db, sql.countOccurrences, [learnerId, terms])).map(({ id, count }) => [id, count]));

/** Blocks other changes to this learner's words until the transaction ends. */
export const lockLearner = async (tx: Queryable, learnerId: string): Promise<void> => {
  await run(tx, sql.lockLearner, [learnerId]);
};

type TextField =
  | 'translation'
  | 'definition'
  | 'pronunciation'
  | 'example'
  | 'notes'
  | 'part_of_speech'
  | 'lemma';

/** Fields of a word in the shape that `write_word` expects. Missing fields aren't changed. */
export type WordFields = { [Name in TextField]?: string | undefined } & {
  /** Term ID of the learner's own lemma; null removes it. */
  lemma_id?: number | null;
  /** Storage key of the word's image; null removes it. */
  image_key?: string | null;
  /** IDs of all of the word's tags. */
  tags?: readonly string[];
  /** Term IDs of a phrase's words, in order; 0 for a gap. */
  parts?: readonly number[];
};

/** Writes a word's fields and emits `learned`. Returns the change's ID for undo, or null if nothing changed. */
export async function writeWord(
  db: Queryable,
  { id: term, learnerId }: WordKey,
  {
    language,
    level,
    ignored,
    fields,
  }: { language: number; level: number; ignored: boolean | undefined; fields: WordFields },
): Promise<string | null> {
  const id = newId();
  const json = JSON.stringify(fields);
  const { changed } = await one(db, sql.writeWord, [
    learnerId,
    id,
    language,
    term,
    level,
    ignored ?? null,
    json,
  ]);
  if (changed) emit(db, 'learned', { learnerId });
  return changed ? id : null;
}

/** Words in one language, by their term IDs. */
export interface WordsOfLanguage {
  language: number;
  terms: readonly number[];
}

/** Deletes words from the vocabulary in one change. */
export async function deleteWords(
  db: Queryable,
  learnerId: string,
  { language, terms }: WordsOfLanguage,
): Promise<WordsChange> {
  const id = newId();
  const { changed } = await one(db, sql.deleteWords, [learnerId, id, language, terms]);
  return { undo: changed > 0 ? id : null, changed };
}

/** Adds the tags `add` to words in the vocabulary and removes the tags `remove` (both are IDs), in one change. */
export async function tagWords(
  db: Queryable,
  learnerId: string,
  { language, terms, add, remove }: WordsOfLanguage & { add: readonly string[]; remove: readonly string[] },
): Promise<WordsChange> {
  const id = newId();
  const { changed } = await one(db, sql.tagWords, [learnerId, id, language, terms, add, remove]);
  return { undo: changed > 0 ? id : null, changed };
}

/**
 * Reverts a change. Returns how many words were restored, and how many kept a newer state. `restored` is null if the
 * learner has no such change, and -1 if it has already been undone.
 */
export const undoChange = (
  db: Queryable,
  learnerId: string,
  changeId: string,
): Promise<{ restored: number | null; kept: number | null }> =>
  one(db, sql.undoChange, [learnerId, changeId]);
