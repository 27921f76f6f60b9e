import type { HandlerInput } from '@glossa/contract/endpoint';
import type { startBookImport } from '@glossa/contract/imports';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

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

/** Which chapters of a book to import, and how. `firstTextId` is the ID of the first text in reading order. */
export type BookChoice = HandlerInput<typeof startBookImport>['body'] & { firstTextId: string };

interface NarrowTypes {
  findRunning: { choice: BookChoice };
}

const sql = statements<QueryTypes, NarrowTypes>('imports', {
  // Deletes all but the learner's three latest previews.
  deleteOlderPreviews: `DELETE FROM book_import WHERE id IN (
     SELECT id FROM book_import WHERE owner_id = $1 AND status = 'previewed'
     ORDER BY created_at DESC, id DESC OFFSET 3)
   RETURNING id`,
  // `startImport` sets the task and the choice together with the status.
  findRunning: `SELECT owner_id AS "ownerId", choice, total, made, task_id AS "taskId!" FROM book_import
   WHERE id = $1 AND status = 'running'`,
  end: `UPDATE book_import SET status = $2 WHERE id = $1 AND status = 'running' RETURNING cover_key AS "coverKey"`,
  resume: `UPDATE book_import SET status = 'running', task_id = $2 WHERE task_id = $1 AND status = 'failed' RETURNING id`,
});

/** The IDs of an import and its owner; queries match both. */
export interface ImportKey {
  id: string;
  ownerId: string;
}

export const insertImport = async (
  db: Queryable,
  { id, ownerId }: ImportKey,
  chapters: number,
): Promise<void> => {
  await db.prisma.bookImport.create({ data: { id, ownerId, chapters } });
};

/** Deletes all but the latest three of a learner's previews. Returns the IDs of the deleted previews. */
export const deleteOlderPreviews = async (db: Queryable, ownerId: string): Promise<string[]> =>
  (await many(db, sql.deleteOlderPreviews, [ownerId])).map((row) => row.id);

export const findImport = (db: Queryable, { id, ownerId }: ImportKey) =>
  db.prisma.bookImport.findFirst({ where: { id, ownerId }, select: { status: true, chapters: true } });

/** Starts the import of a preview. Returns false when it was deleted or already started. */
export const startImport = async (
  tx: Queryable,
  { id, ownerId }: ImportKey,
  { choice, total, taskId }: { choice: BookChoice; total: number; taskId: string },
): Promise<boolean> => {
  const { count } = await tx.prisma.bookImport.updateMany({
    where: { id, ownerId, status: 'previewed' },
    data: { status: 'running', choice, total, taskId },
  });
  return count > 0;
};

/** Deletes a preview. Returns false when there is no such preview. */
export const deletePreview = async (db: Queryable, { id, ownerId }: ImportKey): Promise<boolean> =>
  (await db.prisma.bookImport.deleteMany({ where: { id, ownerId, status: 'previewed' } })).count > 0;

/** An import that has started but not ended. */
export type RunningImport = NonNullable<(typeof sql.findRunning)['types']>['row'];

export const findRunningImport = (db: Queryable, id: string): Promise<RunningImport | undefined> =>
  first(db, sql.findRunning, [id]);

/**
 * Claims the next text of an import in the transaction that creates it. Returns false when another run claimed it
 * first.
 */
export const claimText = async (
  tx: Queryable,
  { id }: Pick<ImportKey, 'id'>,
  createdCount: number,
): Promise<boolean> => {
  const { count } = await tx.prisma.bookImport.updateMany({
    where: { id, status: 'running', made: createdCount },
    data: { made: createdCount + 1 },
  });
  return count > 0;
};

/** Ends a running import. Returns undefined when it has already ended. */
export const endImport = (
  tx: Queryable,
  { id }: Pick<ImportKey, 'id'>,
  status: 'done' | 'failed',
): Promise<{ coverKey: string | null } | undefined> => first(tx, sql.end, [id, status]);

/** Marks the import of a canceled task as failed. */
export const stopImport = async (tx: Transaction, taskId: string): Promise<void> => {
  await tx.prisma.bookImport.updateMany({ where: { taskId, status: 'running' }, data: { status: 'failed' } });
};

/** Resumes a failed import with another task. Returns its ID, or undefined if there is nothing to resume. */
export const resumeImport = async (
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<string | undefined> => (await first(tx, sql.resume, [from, to]))?.id;

/** Records the storage key of a running import's cover. */
export const setCover = async (
  db: Queryable,
  { id }: Pick<ImportKey, 'id'>,
  coverKey: string,
): Promise<void> => {
  await db.prisma.bookImport.updateMany({ where: { id, status: 'running' }, data: { coverKey } });
};
