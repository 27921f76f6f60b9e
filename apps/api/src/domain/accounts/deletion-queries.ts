import { statement, type Queryable } from '@glossa/db/database';

const lockForGood = statement('lock-learner', 'SELECT lock_learner($1)');
// Locks in id order: if two admins leave concurrently, the second waits and then finds itself to be the last.
const lockAdmins = statement(
  'lock-admins',
  'SELECT id FROM learner WHERE is_superuser AND is_active ORDER BY id FOR UPDATE',
);
const held = statement(
  'held-by-learner',
  `SELECT
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
);
const forget = statement('forget-pictures', 'DELETE FROM word_image WHERE key = ANY($1)');
const forgetOwnArchives = statement('forget-archives', 'DELETE FROM account_archive WHERE id = ANY($1)');
// The country stays, because taxes are reported by it.
const forgetOrders = statement(
  'forget-buyer',
  `UPDATE shop_order SET buyer_name = '', buyer_email = '', buyer_address = '' WHERE buyer_id = $1`,
);
const remove = statement('delete-account', 'DELETE FROM learner WHERE id = $1');
// Locks the documents so that no one else starts using one before it is deleted.
const lockDocuments = statement(
  'lock-documents',
  'SELECT id FROM document WHERE id = ANY($1) ORDER BY id FOR UPDATE',
);
const removeDocuments = statement(
  'remove-unheld-documents',
  `DELETE FROM document d WHERE d.id = ANY($1)
     AND NOT EXISTS (SELECT 1 FROM text WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM video WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM learner_document WHERE document_id = d.id)
   RETURNING d.language, d.hash, d.status`,
);

/** Locks an account with its words and counts until the transaction ends. */
export const lockLearner = (tx: Queryable, id: string): Promise<number> => tx.run(lockForGood, [id]);

/** Locks all active admins until the transaction ends. Returns their ids. */
export const lockActiveAdmins = async (tx: Queryable): Promise<string[]> =>
  (await tx.rows<{ id: string }>(lockAdmins)).map((row) => row.id);

/** References of an account to files and documents outside its rows. */
export interface Held {
  audioKeys: string[];
  coverKeys: string[];
  documentIds: number[];
  mediaIds: string[];
  bookIds: string[];
  importIds: string[];
  rosterIds: string[];
  exportIds: string[];
  archiveIds: string[];
  pictureKeys: string[];
}

/** Finds the recordings, covers, documents, imports, exports, archives and pictures of an account. */
export const findHeld = async (tx: Queryable, id: string): Promise<Held> =>
  (await tx.row<Held & Record<string, unknown>>(held, [id])) ?? {
    audioKeys: [],
    coverKeys: [],
    documentIds: [],
    mediaIds: [],
    bookIds: [],
    importIds: [],
    rosterIds: [],
    exportIds: [],
    archiveIds: [],
    pictureKeys: [],
  };

/** Removes the buyer's personal data from orders, which stay for accounting. */
export const forgetBuyer = (tx: Queryable, id: string): Promise<number> => tx.run(forgetOrders, [id]);

/** Deletes the rows of pictures whose files are deleted. */
export const forgetPictures = (db: Queryable, keys: readonly string[]): Promise<number> =>
  db.run(forget, [keys]);

/** Deletes the rows of archives whose files are deleted. */
export const forgetArchives = (db: Queryable, ids: readonly string[]): Promise<number> =>
  db.run(forgetOwnArchives, [ids]);

/** Deletes an account and all rows that belong to it alone. */
export const deleteAccountRow = (tx: Queryable, id: string): Promise<number> => tx.run(remove, [id]);

/** Deletes those of the documents that no one uses. Returns the deleted ones. */
export async function removeUnheldDocuments(
  tx: Queryable,
  ids: number[],
): Promise<{ language: number; hash: Buffer; status: string }[]> {
  await tx.run(lockDocuments, [ids]);
  return tx.rows<{ language: number; hash: Buffer; status: string }>(removeDocuments, [ids]);
}
