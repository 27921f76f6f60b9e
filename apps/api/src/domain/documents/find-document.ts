import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './find-document.types.ts';

export type DocumentStatus = 'pending' | 'ready' | 'failed';

export interface DocumentRow {
  id: number;
  status: DocumentStatus;
  /** Whether this call inserted it. */
  created: boolean;
}

/** Returns the SHA-256 of cleaned content, which identifies a document within its language. */
export const contentHash = (content: string): Buffer => createHash('sha256').update(content).digest();

/** Finds the document for some content or inserts a pending one, and locks it until the transaction ends. */
export const ensureDocument = (
  tx: Queryable,
  { language, hash, characters }: { language: number; hash: Buffer; characters: number },
): Promise<DocumentRow> => one(tx, sql.ensureDocument, [language, hash, characters]);

/** Returns the storage key of content that waits for analysis. */
export const incomingKey = (language: number, hash: Buffer): string =>
  `incoming/${language}-${hash.toString('hex')}.txt`;

/** Returns the status of the document for some content. Undefined if there is none. */
export const findStatus = async (
  db: Queryable,
  language: number,
  hash: Buffer,
): Promise<DocumentStatus | undefined> => (await first(db, sql.findStatus, [language, hash]))?.status;

export const sql = statements<QueryTypes>('documentsFindDocument', {
  // The update locks the row, so that the document doesn't become ready or get deleted before the caller's transaction
  // ends. A failed document is retried.
  ensureDocument: `INSERT INTO document AS d (language, hash, character_count) VALUES ($1, $2, $3)
   ON CONFLICT (language, hash) DO UPDATE SET
     status = CASE WHEN d.status = 'failed' THEN 'pending' ELSE d.status END, problem = NULL
   RETURNING id, status, (xmax = 0) AS created`,
  findStatus: 'SELECT status FROM document WHERE language = $1 AND hash = $2',
  findDocument: 'SELECT language, hash, status FROM document WHERE id = $1',
  lockDocument: 'SELECT status FROM document WHERE id = $1 FOR UPDATE',
  setFailed: `UPDATE document SET status = 'failed', problem = $2 WHERE id = $1`,
});

export const findDocument = (
  db: Queryable,
  id: number,
): Promise<{ language: number; hash: Buffer; status: DocumentStatus } | undefined> =>
  first(db, sql.findDocument, [id]);

/** Locks a document until the transaction ends and returns its status. */
export const lockDocument = async (tx: Queryable, id: number): Promise<DocumentStatus | undefined> =>
  (await first(tx, sql.lockDocument, [id]))?.status;

/** Marks a document as failed. `problem` is an error code. */
export const failDocument = async (tx: Queryable, id: number, problem: string): Promise<void> => {
  await run(tx, sql.setFailed, [id, problem]);
};
