import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './starter-queries.types.ts';

export const sql = statements<QueryTypes>('textsStarter', {
  lock: 'SELECT FROM learner WHERE id = $1 FOR NO KEY UPDATE',
  isBegun: 'SELECT EXISTS (SELECT FROM shelf_count WHERE owner_id = $1 AND language = $2) AS "isBegun"',
  // Texts in the trash don't count: a story that is requested again is added again.
  find: `SELECT t.id FROM document d JOIN text t ON t.document_id = d.id
   WHERE d.language = $2 AND d.hash = $3 AND t.owner_id = $1 AND NOT t.is_deleted
   ORDER BY t.created_at, t.id LIMIT 1`,
});

/** Makes concurrent requests that add stories for the same learner wait until the transaction ends. */
export const holdLibrary = (tx: Queryable, ownerId: string): Promise<number> => run(tx, sql.lock, [ownerId]);

/** Whether a learner has, or ever had, a text in a language. */
export const isLibraryBegun = async (tx: Queryable, ownerId: string, language: number): Promise<boolean> =>
  (await one(tx, sql.isBegun, [ownerId, language])).isBegun;

/** Finds a learner's text with this content that is not in the trash; returns its ID. */
export const findTextOfContent = async (
  tx: Queryable,
  ownerId: string,
  { language, hash }: { language: number; hash: Buffer },
): Promise<string | undefined> => (await first(tx, sql.find, [ownerId, language, hash]))?.id;
