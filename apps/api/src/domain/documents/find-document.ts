import { createHash } from 'node:crypto';

import { statement, type Queryable } from '@glossa/db/database';
import type { QueryResultRow } from 'pg';

export type DocumentStatus = 'pending' | 'ready' | 'failed';

export interface DocumentRow extends QueryResultRow {
  id: number;
  status: DocumentStatus;
  /** Whether this call inserted it. */
  created: boolean;
}

// The update locks the row, so that the document doesn't become ready or get deleted before the caller's transaction
// ends. A failed document is retried.
const ensure = statement(
  'ensure-document',
  `INSERT INTO document AS d (language, hash, character_count) VALUES ($1, $2, $3)
   ON CONFLICT (language, hash) DO UPDATE SET
     status = CASE WHEN d.status = 'failed' THEN 'pending' ELSE d.status END, problem = NULL
   RETURNING id, status, (xmax = 0) AS created`,
);

/** Returns the SHA-256 of cleaned content, which identifies a document within its language. */
export const contentHash = (content: string): Buffer => createHash('sha256').update(content).digest();

/** Finds the document for some content or inserts a pending one, and locks it until the transaction ends. */
export async function ensureDocument(
  tx: Queryable,
  { language, hash, characters }: { language: number; hash: Buffer; characters: number },
): Promise<DocumentRow> {
  const row = await tx.row<DocumentRow>(ensure, [language, hash, characters]);
  return row as DocumentRow;
}

/** Returns the storage key of content that waits for analysis. */
export const incomingKey = (language: number, hash: Buffer): string =>
  `incoming/${language}-${hash.toString('hex')}.txt`;

const status = statement('document-status', 'SELECT status FROM document WHERE language = $1 AND hash = $2');

/** Returns the status of the document for some content. Undefined if there is none. */
export const findStatus = async (
  db: Queryable,
  language: number,
  hash: Buffer,
): Promise<DocumentStatus | undefined> =>
  (await db.row<{ status: DocumentStatus }>(status, [language, hash]))?.status;

const find = statement('find-document', 'SELECT language, hash, status FROM document WHERE id = $1');
const lock = statement('lock-document', 'SELECT status FROM document WHERE id = $1 FOR UPDATE');
const setFailed = statement(
  'document-failed',
  `UPDATE document SET status = 'failed', problem = $2 WHERE id = $1`,
);

export const findDocument = (
  db: Queryable,
  id: number,
): Promise<{ language: number; hash: Buffer; status: DocumentStatus } | undefined> =>
  db.row<{ language: number; hash: Buffer; status: DocumentStatus }>(find, [id]);

/** Locks a document until the transaction ends and returns its status. */
export const lockDocument = async (tx: Queryable, id: number): Promise<DocumentStatus | undefined> =>
  (await tx.row<{ status: DocumentStatus }>(lock, [id]))?.status;

/** Marks a document as failed. `problem` is an error code. */
export const failDocument = async (tx: Queryable, id: number, problem: string): Promise<void> => {
  await tx.run(setFailed, [id, problem]);
};
