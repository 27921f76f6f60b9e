import { createHash } from 'node:crypto';

import { statement, type Queryable } from '@glossa/db/database';
import type { QueryResultRow } from 'pg';

export type DocumentStatus = 'pending' | 'ready' | 'failed';

export interface DocumentRow extends QueryResultRow {
  id: number;
  status: DocumentStatus;
  /** True when this call made it. */
  created: boolean;
}

// The update locks the row, so that a document is not made ready or removed before the caller's transaction ends.
// A failed one gets another try.
const ensure = statement(
  'ensure-document',
  `INSERT INTO document AS d (language, hash, character_count) VALUES ($1, $2, $3)
   ON CONFLICT (language, hash) DO UPDATE SET
     status = CASE WHEN d.status = 'failed' THEN 'pending' ELSE d.status END, problem = NULL
   RETURNING id, status, (xmax = 0) AS created`,
);

/** SHA-256 of cleaned content: the identity of a document within its language. */
export const contentHash = (content: string): Buffer => createHash('sha256').update(content).digest();

/** Finds the document of some content or makes a pending one, and locks it until the transaction ends. */
export async function ensureDocument(
  tx: Queryable,
  { language, hash, characters }: { language: number; hash: Buffer; characters: number },
): Promise<DocumentRow> {
  const row = await tx.row<DocumentRow>(ensure, [language, hash, characters]);
  return row as DocumentRow;
}

/** Key in the storage of content that waits for its analysis. */
export const incomingKey = (language: number, hash: Buffer): string =>
  `incoming/${language}-${hash.toString('hex')}.txt`;

const status = statement('document-status', 'SELECT status FROM document WHERE language = $1 AND hash = $2');

/** Status of the document of some content, if there is one. */
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

/** Holds a document until the transaction ends; answers its status then. */
export const lockDocument = async (tx: Queryable, id: number): Promise<DocumentStatus | undefined> =>
  (await tx.row<{ status: DocumentStatus }>(lock, [id]))?.status;

/** Notes that a document cannot be analysed; `problem` is an error code. */
export const failDocument = async (tx: Queryable, id: number, problem: string): Promise<void> => {
  await tx.run(setFailed, [id, problem]);
};
