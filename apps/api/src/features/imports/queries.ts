import { statement, type Queryable } from '@glossa/db/database';

import type { BookChoice } from './book-choice.ts';

const insert = statement(
  'insert-book-import',
  'INSERT INTO book_import (id, owner_id, chapters) VALUES ($1, $2, $3)',
);
// Keeps only the learner's three latest previews.
const crowd = statement(
  'crowd-out-previews',
  `DELETE FROM book_import WHERE id IN (
     SELECT id FROM book_import WHERE owner_id = $1 AND status = 'previewed'
     ORDER BY created_at DESC, id DESC OFFSET 3)
   RETURNING id`,
);
const find = statement(
  'find-book-import',
  'SELECT status, chapters FROM book_import WHERE id = $1 AND owner_id = $2',
);
const start = statement(
  'start-book-import',
  `UPDATE book_import SET status = 'running', choice = $3, total = $4, task_id = $5
   WHERE id = $1 AND owner_id = $2 AND status = 'previewed'`,
);
const discard = statement(
  'discard-book-import',
  `DELETE FROM book_import WHERE id = $1 AND owner_id = $2 AND status = 'previewed'`,
);
const running = statement(
  'running-book-import',
  `SELECT owner_id AS "ownerId", choice, total, made, task_id AS "taskId" FROM book_import
   WHERE id = $1 AND status = 'running'`,
);
const claim = statement(
  'claim-book-chapter',
  `UPDATE book_import SET made = made + 1 WHERE id = $1 AND status = 'running' AND made = $2`,
);
const end = statement(
  'end-book-import',
  `UPDATE book_import SET status = $2 WHERE id = $1 AND status = 'running' RETURNING cover_key AS "coverKey"`,
);
const cover = statement(
  'note-book-cover',
  `UPDATE book_import SET cover_key = $2 WHERE id = $1 AND status = 'running'`,
);

interface Key {
  id: string;
  ownerId: string;
}
interface Id {
  id: string;
}

export const insertImport = (db: Queryable, { id, ownerId }: Key, chapters: number): Promise<number> =>
  db.run(insert, [id, ownerId, chapters]);

/** Deletes the older of a learner's previews. Returns their IDs. */
export const removeOlderPreviews = async (db: Queryable, ownerId: string): Promise<string[]> =>
  (await db.rows<{ id: string }>(crowd, [ownerId])).map((row) => row.id);

export const findImport = (db: Queryable, { id, ownerId }: Key) =>
  db.row<{ status: 'previewed' | 'running' | 'done' | 'failed'; chapters: number }>(find, [id, ownerId]);

/** Starts the import of a preview. Returns false when it was deleted or already started. */
export const startImport = async (
  tx: Queryable,
  { id, ownerId }: Key,
  { choice, total, taskId }: { choice: BookChoice; total: number; taskId: string },
): Promise<boolean> => (await tx.run(start, [id, ownerId, JSON.stringify(choice), total, taskId])) > 0;

/** Deletes a preview. Returns false when there is no such preview. */
export const discardPreview = async (db: Queryable, { id, ownerId }: Key): Promise<boolean> =>
  (await db.run(discard, [id, ownerId])) > 0;

/** An unfinished import. */
export interface RunningImport {
  ownerId: string;
  choice: BookChoice;
  total: number;
  made: number;
  taskId: string;
}

export const findRunning = (db: Queryable, id: string): Promise<RunningImport | undefined> =>
  db.row<RunningImport & Record<string, unknown>>(running, [id]);

/** Claims the next text of an import in the transaction that creates it. Returns false when another run was faster. */
export const claimText = async (tx: Queryable, { id }: Id, made: number): Promise<boolean> =>
  (await tx.run(claim, [id, made])) > 0;

/** Ends a running import. Returns undefined when it has already ended. */
export const endImport = (
  tx: Queryable,
  { id }: Id,
  status: 'done' | 'failed',
): Promise<{ coverKey: string | null } | undefined> => tx.row<{ coverKey: string | null }>(end, [id, status]);

/** Records the storage key of a running import's cover. */
export const noteCover = (db: Queryable, { id }: Id, key: string): Promise<number> =>
  db.run(cover, [id, key]);
