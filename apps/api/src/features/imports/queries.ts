import { statement, type Queryable } from '@glossa/db/database';

import type { BookChoice } from './book-choice.ts';

const insert = statement(
  'insert-book-import',
  'INSERT INTO book_import (id, owner_id, chapters) VALUES ($1, $2, $3)',
);
// Somebody who looks into one book after the other keeps the last few.
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

/** Removes the older of a learner's previews; answers their ids. */
export const removeOlderPreviews = async (db: Queryable, ownerId: string): Promise<string[]> =>
  (await db.rows<{ id: string }>(crowd, [ownerId])).map((row) => row.id);

export const findImport = (db: Queryable, { id, ownerId }: Key) =>
  db.row<{ status: 'previewed' | 'running' | 'done' | 'failed'; chapters: number }>(find, [id, ownerId]);

/** Takes a preview on; false when it is gone or another request has. */
export const startImport = async (
  tx: Queryable,
  { id, ownerId }: Key,
  { choice, total, taskId }: { choice: BookChoice; total: number; taskId: string },
): Promise<boolean> => (await tx.run(start, [id, ownerId, JSON.stringify(choice), total, taskId])) > 0;

/** Removes a preview; false when it is none. */
export const discardPreview = async (db: Queryable, { id, ownerId }: Key): Promise<boolean> =>
  (await db.run(discard, [id, ownerId])) > 0;

/** An import that goes on. */
export interface RunningImport {
  ownerId: string;
  choice: BookChoice;
  total: number;
  made: number;
  taskId: string;
}

export const findRunning = (db: Queryable, id: string): Promise<RunningImport | undefined> =>
  db.row<RunningImport & Record<string, unknown>>(running, [id]);

/** Takes the next text of an import on, in the transaction that makes it; false when somebody else has. */
export const claimText = async (tx: Queryable, { id }: Id, made: number): Promise<boolean> =>
  (await tx.run(claim, [id, made])) > 0;

/** Ends a running import; undefined when it has ended before. */
export const endImport = (
  tx: Queryable,
  { id }: Id,
  status: 'done' | 'failed',
): Promise<{ coverKey: string | null } | undefined> => tx.row<{ coverKey: string | null }>(end, [id, status]);

/** Notes under which key the cover of a running import is stored. */
export const noteCover = (db: Queryable, { id }: Id, key: string): Promise<number> =>
  db.run(cover, [id, key]);
