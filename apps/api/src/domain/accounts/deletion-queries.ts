import type { Queryable } from '@glossa/db/database';
import { many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './deletion-queries.types.ts';

export const sql = statements<QueryTypes>('accountsDeletion', {
  lockLearner: 'SELECT lock_learner($1)',
  // Locks in id order: if two admins leave concurrently, the second waits and then finds itself to be the last.
  lockAdmins: 'SELECT id FROM learner WHERE is_superuser AND is_active ORDER BY id FOR UPDATE',
  findHeld: `SELECT
     (SELECT coalesce(array_agg(audio_key), '{}') FROM text WHERE owner_id = $1 AND audio_key IS NOT NULL) AS "audioKeys",
     (SELECT coalesce(array_agg(DISTINCT cover_key), '{}') FROM (
        SELECT cover_key FROM text WHERE owner_id = $1 AND cover_key IS NOT NULL
        UNION ALL SELECT cover_key FROM book_import WHERE owner_id = $1 AND cover_key IS NOT NULL) covers) AS "coverKeys",
     (SELECT coalesce(array_agg(DISTINCT document_id), '{}') FROM (
        SELECT document_id FROM text WHERE owner_id = $1
        UNION ALL SELECT document_id FROM video WHERE owner_id = $1 AND document_id IS NOT NULL) held) AS "documentIds",
     (SELECT coalesce(array_agg(media_id), '{}') FROM video WHERE owner_id = $1) AS "mediaIds",
     (SELECT coalesce(array_agg(id), '{}') FROM book_import WHERE owner_id = $1) AS "bookIds",
     (SELECT coalesce(array_agg(id), '{}') FROM word_import WHERE learner_id = $1) AS "importIds",
     (SELECT coalesce(array_agg(id), '{}') FROM learner_import WHERE owner_id = $1) AS "rosterIds",
     (SELECT coalesce(array_agg(id), '{}') FROM task WHERE owner_id = $1 AND type = 'export_words') AS "exportIds",
     (SELECT coalesce(array_agg(id), '{}') FROM account_archive WHERE learner_id = $1) AS "archiveIds",
     (SELECT coalesce(array_agg(key), '{}') FROM word_image WHERE learner_id = $1) AS "pictureKeys"`,
  deletePictures: 'DELETE FROM word_image WHERE key = ANY($1)',
  deleteArchives: 'DELETE FROM account_archive WHERE id = ANY($1)',
  // The country stays, because taxes are reported by it.
  clearBuyer: `UPDATE shop_order SET buyer_name = '', buyer_email = '', buyer_address = '' WHERE buyer_id = $1`,
  deleteLearner: 'DELETE FROM learner WHERE id = $1',
  // Locks the documents so that no one else starts using one before it is deleted.
  lockDocuments: 'SELECT id FROM document WHERE id = ANY($1) ORDER BY id FOR UPDATE',
  deleteDocuments: `DELETE FROM document d WHERE d.id = ANY($1)
     AND NOT EXISTS (SELECT 1 FROM text WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM video WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM learner_document WHERE document_id = d.id)
   RETURNING d.language, d.hash, d.status`,
});

/** Locks an account with its words and counts until the transaction ends. */
export const lockLearner = (tx: Queryable, id: string): Promise<number> => run(tx, sql.lockLearner, [id]);

/** Locks all active admins until the transaction ends. Returns their ids. */
export const lockActiveAdmins = async (tx: Queryable): Promise<string[]> =>
  (await many(tx, sql.lockAdmins, [])).map((row) => row.id);

/** References of an account to files and documents outside its rows. */
export type Held = QueryTypes['findHeld']['row'];

/** Finds the recordings, covers, documents, imports, exports, archives and pictures of an account. */
export const findHeld = (tx: Queryable, id: string): Promise<Held> => one(tx, sql.findHeld, [id]);

/** Removes the buyer's personal data from orders, which stay for accounting. */
export const forgetBuyer = (tx: Queryable, id: string): Promise<number> => run(tx, sql.clearBuyer, [id]);

/** Deletes the rows of pictures whose files are deleted. */
export const forgetPictures = (db: Queryable, keys: readonly string[]): Promise<number> =>
  run(db, sql.deletePictures, [keys]);

/** Deletes the rows of archives whose files are deleted. */
export const forgetArchives = (db: Queryable, ids: readonly string[]): Promise<number> =>
  run(db, sql.deleteArchives, [ids]);

/** Deletes an account and all rows that belong to it alone. */
export const deleteAccountRow = (tx: Queryable, id: string): Promise<number> =>
  run(tx, sql.deleteLearner, [id]);

/** Deletes those of the documents that no one uses. Returns the deleted ones. */
export async function removeUnheldDocuments(
  tx: Queryable,
  ids: number[],
): Promise<{ language: number; hash: Buffer; status: string }[]> {
  await run(tx, sql.lockDocuments, [ids]);
  return many(tx, sql.deleteDocuments, [ids]);
}
