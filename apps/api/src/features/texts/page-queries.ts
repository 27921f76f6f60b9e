import { statement, type Queryable } from '@glossa/db/database';

import { textColumns, textTables, type TextRow } from './text-row.ts';

const text = statement(
  'page-text',
  `SELECT ${textColumns.replace(/,\s*\(SELECT array_agg[\s\S]*$/, ', NULL AS tags')} FROM ${textTables}
   WHERE t.id = $1 AND t.owner_id = $2`,
);
const sentences = statement(
  'page-sentences',
  `SELECT s.seq, s.text, s.words FROM text t JOIN sentence s ON s.document_id = t.document_id
   WHERE t.id = $1 AND t.owner_id = $2 AND s.seq >= $3 AND s.seq < $4 ORDER BY s.seq`,
);
const words = statement(
  'page-words',
  `SELECT term_id AS id, level, ignored, translation FROM learner_word WHERE learner_id = $1 AND term_id = ANY($2)`,
);
const range = statement(
  'range-words',
  `SELECT s.words FROM text t JOIN sentence s ON s.document_id = t.document_id
   WHERE t.id = $1 AND t.owner_id = $2 AND s.seq BETWEEN $3 AND $4`,
);

export interface SentenceRow {
  seq: number;
  text: string;
  words: Buffer;
}

export interface WordRow {
  id: number;
  level: number;
  ignored: boolean;
  translation: string;
}

interface Key {
  id: string;
  ownerId: string;
}

/** The text of a page without its tags, which the reader does not show. */
export const selectPageText = (db: Queryable, { id, ownerId }: Key): Promise<TextRow | undefined> =>
  db.row<TextRow & Record<string, unknown>>(text, [id, ownerId]);

/** Sentences `from` to before `to`. */
export const selectSentences = (
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<SentenceRow[]> =>
  db.rows<SentenceRow & Record<string, unknown>>(sentences, [id, ownerId, from, to]);

/** What a learner has of some words. */
export const selectWords = (db: Queryable, learnerId: string, terms: readonly number[]): Promise<WordRow[]> =>
  db.rows<WordRow & Record<string, unknown>>(words, [learnerId, terms]);

/** Spans of the sentences `from` to `to`, both included. */
export const selectSpans = (
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<{ words: Buffer }[]> => db.rows<{ words: Buffer }>(range, [id, ownerId, from, to]);
