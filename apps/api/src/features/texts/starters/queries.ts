import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('textsStarters', {
  lockLibrary: 'SELECT FROM learner WHERE id = $1 FOR NO KEY UPDATE',
  hasTexts: 'SELECT EXISTS (SELECT FROM shelf_count WHERE owner_id = $1 AND language = $2) AS "hasTexts"',
  // Excludes the trash, so that a trashed story is added again when requested again.
  findTextWithContent: `SELECT t.id FROM document d JOIN text t ON t.document_id = d.id
   WHERE d.language = $2 AND d.hash = $3 AND t.owner_id = $1 AND NOT t.is_deleted
   ORDER BY t.created_at, t.id LIMIT 1`,
  listDemoLearners: `SELECT id FROM learner l WHERE account_type = 'learner' AND email LIKE '%@glossa.local'
     AND NOT EXISTS (SELECT 1 FROM text WHERE owner_id = l.id)
     AND NOT EXISTS (SELECT 1 FROM shelf_count WHERE owner_id = l.id)`,
});

/** Makes other requests that add stories for this learner wait until the transaction ends. */
export const lockLibrary = (tx: Queryable, ownerId: string): Promise<number> =>
  run(tx, sql.lockLibrary, [ownerId]);

/** Returns whether a learner has, or ever had, a text in a language. */
export const hasHadTexts = async (tx: Queryable, ownerId: string, language: number): Promise<boolean> =>
  (await one(tx, sql.hasTexts, [ownerId, language])).hasTexts;

/** Returns the ID of a learner's text that has this content and isn't in the trash. */
export const findTextWithContent = async (
  tx: Queryable,
  ownerId: string,
  { language, hash }: { language: number; hash: Buffer },
): Promise<string | undefined> => (await first(tx, sql.findTextWithContent, [ownerId, language, hash]))?.id;

/** Lists the IDs of demo learners who don't have a library yet. */
export const listDemoLearners = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listDemoLearners, [])).map(({ id }) => id);
