import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';

import { entryColumns, suggestedLemmaColumn, tagsColumn, type WordRow } from './word-row.ts';
import type { QueryTypes } from './queries.types.ts';

const ofTerm = `SELECT t.id, t.form, t.language, ${entryColumns}, ${suggestedLemmaColumn('t.id')}, ${tagsColumn('$2', 't.id')}
   FROM term t LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2 WHERE t.id = $1`;

export const sql = statements<QueryTypes>('words', {
  // A term outside the learner's vocabulary is found only if one of their texts contains it.
  find: `${ofTerm} AND (lw.term_id IS NOT NULL OR EXISTS (
     SELECT 1 FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $2 AND dw.term_id = $1))`,
  findNamed: ofTerm,
  lock: 'SELECT lock_learner($1)',
  write: 'SELECT write_word($1, $2, $3, $4, $5, $6, $7) AS "changed!"',
  findLanguage: 'SELECT language FROM term WHERE id = $1',
  delete: 'SELECT delete_words($1, $2, $3, $4) AS "changed!"',
  tag: 'SELECT tag_words($1, $2, $3, $4, $5, $6) AS "changed!"',
  countTerms: 'SELECT count(*)::int AS count FROM term WHERE language = $1 AND id = ANY($2)',
  undo: 'SELECT restored, kept FROM undo_change($1, $2)',
});

export const findWord = (db: Queryable, id: number, learnerId: string): Promise<WordRow | undefined> =>
  first(db, sql.find, [id, learnerId]);

/**
 * Finds a word that the learner has named, in its current state: another device may have deleted it since it was
 * written. Undefined only if there is no such term.
 */
export const findNamedWord = (db: Queryable, id: number, learnerId: string): Promise<WordRow | undefined> =>
  first(db, sql.findNamed, [id, learnerId]);

/** Locks a learner's words until the transaction ends. */
export const lockWords = (tx: Queryable, learnerId: string): Promise<number> =>
  run(tx, sql.lock, [learnerId]);

/** Fields of a word other than its level; a missing field stays as it is. */
export type WordFields = Partial<
  Record<
    'translation' | 'definition' | 'pronunciation' | 'example' | 'notes' | 'part_of_speech' | 'lemma',
    string | undefined
  >
> & {
  /** Term ID of the learner's own lemma; null for none. */
  lemma_id?: number | null;
  /** Storage key of its picture; null for none. */
  image_key?: string | null;
  /** IDs of all its tags. */
  tags?: readonly string[];
  /** Term IDs of a phrase, 0 for a gap. */
  parts?: readonly number[];
};

/** Writes a word with its fields; returns whether anything changed. */
export const writeWord = async (
  db: Queryable,
  word: {
    learnerId: string;
    change: string;
    language: number;
    term: number;
    level: number;
    ignored: boolean | undefined;
    fields: WordFields;
  },
): Promise<boolean> =>
  (
    await one(db, sql.write, [
      word.learnerId,
      word.change,
      word.language,
      word.term,
      word.level,
      word.ignored ?? null,
      JSON.stringify(word.fields),
    ])
  ).changed;

/** Deletes words of one language; returns how many existed. */
export const deleteEntries = async (
  db: Queryable,
  learnerId: string,
  { change, language, terms }: { change: string; language: number; terms: readonly number[] },
): Promise<number> => (await one(db, sql.delete, [learnerId, change, language, terms])).changed;

/** Adds and removes tags, given by ID, of words in the vocabulary; returns how many words changed. */
export const tagEntries = async (
  db: Queryable,
  learnerId: string,
  given: {
    change: string;
    language: number;
    terms: readonly number[];
    add: readonly string[];
    remove: readonly string[];
  },
): Promise<number> =>
  (await one(db, sql.tag, [learnerId, given.change, given.language, given.terms, given.add, given.remove]))
    .changed;

/** Counts how many of some terms belong to a language. */
export const countTerms = async (
  db: Queryable,
  language: number,
  terms: readonly number[],
): Promise<number> => (await one(db, sql.countTerms, [language, terms])).count;

/** Finds the language ID of a term. */
export const termLanguage = async (db: Queryable, id: number): Promise<number | undefined> =>
  (await first(db, sql.findLanguage, [id]))?.language;

/** Reverts a change; `restored` is null for an unknown change and -1 for one that was undone before. */
export const undoChange = (
  db: Queryable,
  learnerId: string,
  change: string,
): Promise<{ restored: number | null; kept: number | null }> => one(db, sql.undo, [learnerId, change]);
