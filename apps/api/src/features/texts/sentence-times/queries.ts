import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { TextKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Start time of each sentence in the recording, in milliseconds; null if unknown. */
export type Times = readonly (number | null)[];

const columns = `t.sentence_times AS times, d.id AS "documentId", d.status, d.sentence_count AS sentences
   FROM text t JOIN document d ON d.id = t.document_id WHERE t.id = $1 AND t.owner_id = $2`;

const sql = statements<QueryTypes>('textsSentenceTimes', {
  find: `SELECT ${columns}`,
  lock: `SELECT ${columns} FOR UPDATE OF t`,
  set: 'UPDATE text SET sentence_times = $3, time_cues = NULL WHERE id = $1 AND owner_id = $2',
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
});

/** The generated type doesn't allow for null elements in `times`. */
export type TimesRow = Omit<QueryTypes['find']['row'], 'times'> & { times: Times | null };

/** Finds the sentence times of a text. */
export const findTimes = (db: Queryable, { id, ownerId }: TextKey): Promise<TimesRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

/** Finds the sentence times of a text, and locks the text until the transaction ends. */
export const lockTimes = (tx: Queryable, { id, ownerId }: TextKey): Promise<TimesRow | undefined> =>
  first(tx, sql.lock, [id, ownerId]);

/** Sets or clears the sentence times of a text. Returns false if there is no such text. */
export const setTimes = async (
  tx: Queryable,
  { id, ownerId }: TextKey,
  times: Times | null,
): Promise<boolean> => (await run(tx, sql.set, [id, ownerId, times])) > 0;

/** Lists the sentences of a document in order. */
export const listSentences = async (tx: Queryable, documentId: number): Promise<string[]> =>
  (await many(tx, sql.listSentences, [documentId])).map(({ text }) => text);
