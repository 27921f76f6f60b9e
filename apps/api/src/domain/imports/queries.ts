import type { HandlerInput } from '@glossa/contract/endpoint';
import type { startBookImport } from '@glossa/contract/imports';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/*
 * The status of a book import. No other module changes it:
 *
 *   previewed --startImport--> running --endImport--> done
 *       |                       |   ^
 *   deletePreview        endImport,  resumeImport (a retry, with a new task)
 *                        stopImport  |
 *                               v    |
 *                              failed
 */

/** Which chapters of a book to import, and how. `firstTextId` is the ID of the text that comes first. */
export type BookChoice = HandlerInput<typeof startBookImport>['body'] & { firstTextId: string };

interface NarrowTypes {
  findRunning: { choice: BookChoice };
}

const sql = statements<QueryTypes, NarrowTypes>('imports', {
  insert: 'INSERT INTO book_import (id, owner_id, chapters) VALUES ($1, $2, $3)',
  // Keeps only the learner's three latest previews.
  deleteOlderPreviews: `DELETE FROM book_import WHERE id IN (
     SELECT id FROM book_import WHERE owner_id = $1 AND status = 'previewed'
     ORDER BY created_at DESC, id DESC OFFSET 3)
   RETURNING id`,
  find: 'SELECT status, chapters FROM book_import WHERE id = $1 AND owner_id = $2',
  start: `UPDATE book_import SET status = 'running', choice = $3, total = $4, task_id = $5
   WHERE id = $1 AND owner_id = $2 AND status = 'previewed'`,
  deletePreview: `DELETE FROM book_import WHERE id = $1 AND owner_id = $2 AND status = 'previewed'`,
  // `start` sets the task and the choice together with the status.
  findRunning: `SELECT owner_id AS "ownerId", choice, total, made, task_id AS "taskId!" FROM book_import
   WHERE id = $1 AND status = 'running'`,
  claimText: `UPDATE book_import SET made = made + 1 WHERE id = $1 AND status = 'running' AND made = $2`,
  end: `UPDATE book_import SET status = $2 WHERE id = $1 AND status = 'running' RETURNING cover_key AS "coverKey"`,
  stop: `UPDATE book_import SET status = 'failed' WHERE task_id = $1 AND status = 'running'`,
  resume: `UPDATE book_import SET status = 'running', task_id = $2 WHERE task_id = $1 AND status = 'failed' RETURNING id`,
  setCover: `UPDATE book_import SET cover_key = $2 WHERE id = $1 AND status = 'running'`,
});

/** Identifies an import by its owner. */
export interface ImportKey {
  id: string;
  ownerId: string;
}

export const insertImport = (db: Queryable, { id, ownerId }: ImportKey, chapters: number): Promise<number> =>
  run(db, sql.insert, [id, ownerId, chapters]);

/** Deletes the older of a learner's previews. Returns their IDs. */
export const deleteOlderPreviews = async (db: Queryable, ownerId: string): Promise<string[]> =>
  (await many(db, sql.deleteOlderPreviews, [ownerId])).map((row) => row.id);

export const findImport = (db: Queryable, { id, ownerId }: ImportKey) => first(db, sql.find, [id, ownerId]);

/** Starts the import of a preview. Returns false when it was deleted or already started. */
export const startImport = async (
  tx: Queryable,
  { id, ownerId }: ImportKey,
  { choice, total, taskId }: { choice: BookChoice; total: number; taskId: string },
): Promise<boolean> => (await run(tx, sql.start, [id, ownerId, JSON.stringify(choice), total, taskId])) > 0;

/** Deletes a preview. Returns false when there is no such preview. */
export const deletePreview = async (db: Queryable, { id, ownerId }: ImportKey): Promise<boolean> =>
  (await run(db, sql.deletePreview, [id, ownerId])) > 0;

/** An unfinished import. */
export type RunningImport = NonNullable<(typeof sql.findRunning)['types']>['row'];

export const findRunningImport = (db: Queryable, id: string): Promise<RunningImport | undefined> =>
  first(db, sql.findRunning, [id]);

/** Claims the next text of an import in the transaction that creates it. Returns false when another run was faster. */
export const claimText = async (
  tx: Queryable,
  { id }: Pick<ImportKey, 'id'>,
  made: number,
): Promise<boolean> => (await run(tx, sql.claimText, [id, made])) > 0;

/** Ends a running import. Returns undefined when it has already ended. */
export const endImport = (
  tx: Queryable,
  { id }: Pick<ImportKey, 'id'>,
  status: 'done' | 'failed',
): Promise<{ coverKey: string | null } | undefined> => first(tx, sql.end, [id, status]);

/** Ends the import of a canceled task. */
export const stopImport = (tx: Transaction, taskId: string): Promise<number> => run(tx, sql.stop, [taskId]);

/** Resumes a failed import with another task. Returns its ID, or undefined if there is nothing to resume. */
export const resumeImport = async (
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<string | undefined> => (await first(tx, sql.resume, [from, to]))?.id;

/** Records the storage key of a running import's cover. */
export const setCover = (db: Queryable, { id }: Pick<ImportKey, 'id'>, key: string): Promise<number> =>
  run(db, sql.setCover, [id, key]);
