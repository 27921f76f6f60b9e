import type { StorageKind } from '@glossa/contract/storage';
import type { Plan } from '@glossa/contract/subscriptions';
import { readCursorRows } from '@glossa/db/cursor-rows';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  sumByKind: { kind: StorageKind };
  listOwnedFiles: { kind: StorageKind };
}

// Lists the files that belong to accounts, with the same key patterns as in the features that store them. Files that
// the server creates, such as exports, belong to no account. A purchased video counts only for its seller.
const ownedFilesSql = `
  SELECT audio_key AS key, owner_id AS learner_id, 'audio' AS kind FROM text WHERE audio_key IS NOT NULL
  UNION ALL SELECT cover_key, owner_id, 'image' FROM text WHERE cover_key IS NOT NULL
  UNION ALL SELECT cover_key, owner_id, 'image' FROM book_import WHERE cover_key IS NOT NULL AND status = 'running'
  UNION ALL SELECT key, learner_id, 'image' FROM word_image
  UNION ALL SELECT file, v.owner_id, 'video' FROM video v JOIN video_media m ON m.id = v.media_id,
    unnest(ARRAY[m.source_key, m.file_key, m.poster_key, m.open_key]) file WHERE v.purchase_id IS NULL AND file IS NOT NULL
  UNION ALL SELECT f.key, p.owner_id, CASE f.role WHEN 'track' THEN 'audio' WHEN 'cover' THEN 'image' ELSE 'book' END
    FROM product_file f JOIN product p ON p.id = f.product_id WHERE p.owner_id IS NOT NULL
  UNION ALL SELECT cover_key, owner_id, 'image' FROM product WHERE cover_key IS NOT NULL AND owner_id IS NOT NULL
  UNION ALL SELECT 'archives/' || id || '.zip', learner_id, 'archive' FROM account_archive
    WHERE kind = 'import' AND learner_id IS NOT NULL
  UNION ALL SELECT 'imports/' || id || '.epub', owner_id, 'book' FROM book_import
  UNION ALL SELECT 'imports/' || id, learner_id, 'other' FROM word_import
  UNION ALL SELECT 'rosters/' || id, owner_id, 'other' FROM learner_import`;

const sql = statements<QueryTypes, NarrowTypes>('storageQuota', {
  // Locks the account's row, inserting it if it is missing.
  lockUse: `INSERT INTO storage_use (learner_id) VALUES ($1)
   ON CONFLICT (learner_id) DO UPDATE SET used_bytes = storage_use.used_bytes RETURNING used_bytes::float8 AS "usedBytes!"`,
  findAccount: `SELECT subscription_type AS plan, is_superuser OR is_staff OR can_manage_content AS "isStaff!"
   FROM learner WHERE id = $1`,
  sumReserved: `SELECT coalesce(sum(bytes), 0)::float8 AS "bytes!", count(*)::int AS "count!"
   FROM storage_reservation WHERE learner_id = $1 AND id <> $2 AND expires_at > now()`,
  // Only one transaction at a time may check the total, because all accounts share the space.
  lockTotal: `SELECT pg_advisory_xact_lock(hashtext('storage_total'))`,
  sumAll: `SELECT (SELECT coalesce(sum(used_bytes), 0) FROM storage_use)::float8 AS "usedBytes!",
     (SELECT coalesce(sum(bytes), 0) FROM storage_reservation WHERE expires_at > now() AND id <> $1)::float8 AS "reservedBytes!",
     (SELECT coalesce(sum(greatest(bytes - written_bytes, 0)), 0) FROM storage_reservation
        WHERE expires_at > now() AND id <> $1)::float8 AS "unwrittenBytes!"`,
  putReservation: `INSERT INTO storage_reservation (id, learner_id, bytes, expires_at)
   VALUES ($1, $2, $3::float8, now() + make_interval(secs => $4))
   ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes, expires_at = excluded.expires_at
     WHERE storage_reservation.learner_id = excluded.learner_id`,
  renewReservation: `UPDATE storage_reservation
   SET written_bytes = greatest(written_bytes, $3::float8), expires_at = now() + make_interval(secs => $4)
   WHERE id = $1 AND learner_id = $2 AND expires_at > now()`,
  useReservation: `UPDATE storage_reservation SET bytes = greatest(bytes - $2::float8, 0),
     written_bytes = greatest(written_bytes - $2::float8, 0) WHERE id = $1`,
  findFile: 'SELECT learner_id AS "learnerId", bytes::float8 AS "bytes!" FROM stored_file WHERE key = $1',
  putFile: `INSERT INTO stored_file (key, learner_id, kind, bytes) VALUES ($1, $2, $3, $4::float8)
   ON CONFLICT (key) DO UPDATE SET learner_id = excluded.learner_id, kind = excluded.kind, bytes = excluded.bytes,
     recorded_at = excluded.recorded_at`,
  addUse: 'UPDATE storage_use SET used_bytes = greatest(used_bytes + $2::float8, 0) WHERE learner_id = $1',
  deleteFile: 'DELETE FROM stored_file WHERE key = $1 RETURNING bytes::float8 AS "bytes!"',
  sumByKind: `SELECT kind, sum(bytes)::float8 AS "bytes!" FROM stored_file WHERE learner_id = $1
   GROUP BY kind ORDER BY 2 DESC`,
  findUse: `SELECT coalesce((SELECT used_bytes FROM storage_use WHERE learner_id = $1), 0)::float8 AS "usedBytes!",
     (SELECT coalesce(sum(bytes), 0) FROM storage_reservation WHERE learner_id = $1 AND expires_at > now())::float8
       AS "reservedBytes!"`,
  listOwnedFiles: `SELECT key AS "key!", (array_agg(learner_id ORDER BY learner_id))[1] AS "learnerId!", min(kind) AS "kind!"
   FROM (${ownedFilesSql}) owned GROUP BY key ORDER BY key COLLATE "C"`,
  // Equal rows are skipped, so that a recount writes only changes.
  putFiles: `INSERT INTO stored_file (key, learner_id, kind, bytes)
   SELECT * FROM unnest($1::text[], $2::uuid[], $3::text[], $4::float8[])
   ON CONFLICT (key) DO UPDATE SET learner_id = excluded.learner_id, kind = excluded.kind, bytes = excluded.bytes
     WHERE (stored_file.learner_id, stored_file.kind, stored_file.bytes)
       IS DISTINCT FROM (excluded.learner_id, excluded.kind, excluded.bytes)
   RETURNING key`,
  listFilesAfter: `SELECT key, recorded_at < now() - interval '1 day' AS "isOld!" FROM stored_file
   WHERE key COLLATE "C" > $1 ORDER BY key COLLATE "C" LIMIT 1000`,
  listAccountsAfter: `SELECT learner_id AS "learnerId!" FROM (
     SELECT learner_id FROM storage_use UNION SELECT learner_id FROM stored_file) accounts
   WHERE learner_id > $1 ORDER BY learner_id LIMIT 500`,
  sumFiles: 'SELECT coalesce(sum(bytes), 0)::float8 AS "bytes!" FROM stored_file WHERE learner_id = $1',
  setUse: `UPDATE storage_use SET used_bytes = $2::float8 WHERE learner_id = $1 AND used_bytes <> $2::float8`,
  deleteEmptyUses: `DELETE FROM storage_use u WHERE used_bytes = 0 AND NOT EXISTS (SELECT FROM learner WHERE id = u.learner_id)`,
  deleteExpiredReservations: 'DELETE FROM storage_reservation WHERE expires_at < now()',
  hasUncountedFiles: `SELECT NOT EXISTS (SELECT FROM stored_file) AND EXISTS (SELECT FROM (${ownedFilesSql}) owned)
   AS "hasUncountedFiles!"`,
});

/** An ID that no reservation uses. */
const noReservation = '00000000-0000-0000-0000-000000000000';

/** Locks an account's usage until the transaction ends. Returns the bytes used. */
export const lockUse = async (tx: Transaction, learnerId: string): Promise<number> =>
  (await one(tx, sql.lockUse, [learnerId])).usedBytes;

/** Finds the fields of an account that determine its quota. */
export const findAccount = (
  db: Queryable,
  learnerId: string,
): Promise<{ plan: Plan['id']; isStaff: boolean } | undefined> => first(db, sql.findAccount, [learnerId]);

/** Sums an account's open reservations, leaving out the reservation `exceptId`. */
export const sumReserved = (
  db: Queryable,
  learnerId: string,
  exceptId: string = noReservation,
): Promise<{ bytes: number; count: number }> => one(db, sql.sumReserved, [learnerId, exceptId]);

/**
 * Locks the site's space until the transaction ends, and sums the bytes used and reserved, leaving out the reservation
 * `exceptId`.
 */
export async function lockTotal(
  tx: Transaction,
  exceptId: string,
): Promise<{ usedBytes: number; reservedBytes: number; unwrittenBytes: number }> {
  await one(tx, sql.lockTotal, []);
  return one(tx, sql.sumAll, [exceptId]);
}

/** Inserts or changes a reservation, which expires after `seconds`. */
export const putReservation = async (
  tx: Transaction,
  { id, learnerId, bytes, seconds }: { id: string; learnerId: string; bytes: number; seconds: number },
): Promise<void> => void (await run(tx, sql.putReservation, [id, learnerId, bytes, seconds]));

/** Extends a reservation and records how many of its bytes are on disk. Returns false if it has expired. */
export const renewReservation = async (
  db: Queryable,
  {
    id,
    learnerId,
    writtenBytes,
    seconds,
  }: { id: string; learnerId: string; writtenBytes: number; seconds: number },
): Promise<boolean> => (await run(db, sql.renewReservation, [id, learnerId, writtenBytes, seconds])) > 0;

/** Subtracts stored bytes from a reservation. */
export const useReservation = async (tx: Transaction, id: string, bytes: number): Promise<void> =>
  void (await run(tx, sql.useReservation, [id, bytes]));

export const deleteReservation = async (db: Queryable, id: string): Promise<void> =>
  void (await db.prisma.storageReservation.deleteMany({ where: { id } }));

export const deleteExpiredReservations = async (db: Queryable): Promise<void> =>
  void (await run(db, sql.deleteExpiredReservations, []));

/** A file that counts toward an account's quota. */
export interface CountedFile {
  key: string;
  learnerId: string;
  kind: StorageKind;
  bytes: number;
}

/** Finds a counted file's owner and size. */
export const findFile = (
  db: Queryable,
  key: string,
): Promise<{ learnerId: string; bytes: number } | undefined> => first(db, sql.findFile, [key]);

/** Inserts or replaces a file and adds `addedBytes` to the account's usage, which the caller has locked. */
export async function putFile(tx: Transaction, file: CountedFile, addedBytes: number): Promise<void> {
  await run(tx, sql.putFile, [file.key, file.learnerId, file.kind, file.bytes]);
  await run(tx, sql.addUse, [file.learnerId, addedBytes]);
}

/** Deletes a file and subtracts its bytes from the account's usage, which the caller has locked. */
export async function deleteFile(
  tx: Transaction,
  { key, learnerId }: { key: string; learnerId: string },
): Promise<void> {
  const deleted = await first(tx, sql.deleteFile, [key]);
  if (deleted) await run(tx, sql.addUse, [learnerId, -deleted.bytes]);
}

/** Sums an account's files by kind, largest first. */
export const sumByKind = (
  db: Queryable,
  learnerId: string,
): Promise<{ kind: StorageKind; bytes: number }[]> => many(db, sql.sumByKind, [learnerId]);

/** Finds the bytes that an account uses, and those that its open uploads have reserved. */
export const findUse = (
  db: Queryable,
  learnerId: string,
): Promise<{ usedBytes: number; reservedBytes: number }> => one(db, sql.findUse, [learnerId]);

/** Yields the files that belong to accounts, in the byte order of their keys. */
export const listOwnedFiles = (
  tx: Pick<Transaction, 'client'>,
): AsyncGenerator<{ key: string; learnerId: string; kind: StorageKind }> =>
  readCursorRows(tx, sql.listOwnedFiles, []);

/** Inserts or corrects files. Returns the keys of those that were wrong or missing. */
export const putFiles = async (db: Queryable, files: readonly CountedFile[]): Promise<string[]> =>
  (
    await many(db, sql.putFiles, [
      files.map(({ key }) => key),
      files.map(({ learnerId }) => learnerId),
      files.map(({ kind }) => kind),
      files.map(({ bytes }) => bytes),
    ])
  ).map(({ key }) => key);

/**
 * Lists up to 1,000 counted files after a key, in byte order. `isOld` is true if the file was recorded over a day ago.
 */
export const listFilesAfter = (db: Queryable, key: string): Promise<{ key: string; isOld: boolean }[]> =>
  many(db, sql.listFilesAfter, [key]);

export const deleteFiles = async (db: Queryable, keys: readonly string[]): Promise<void> =>
  void (await db.prisma.storedFile.deleteMany({ where: { key: { in: [...keys] } } }));

/** Lists the IDs of up to 500 accounts with counted files or usage after `last`, in order. */
export const listAccountsAfter = async (db: Queryable, last: string): Promise<string[]> =>
  (await many(db, sql.listAccountsAfter, [last])).map(({ learnerId }) => learnerId);

/**
 * Sets an account's usage, which the caller has locked, to the sum of its files. Returns whether the usage was wrong.
 */
export async function recountUse(tx: Transaction, learnerId: string): Promise<boolean> {
  const { bytes } = await one(tx, sql.sumFiles, [learnerId]);
  return (await run(tx, sql.setUse, [learnerId, bytes])) > 0;
}

/** Deletes an account's usage and reservations. Call it after deleting the account's files. */
export const deleteUse = async (db: Queryable, learnerId: string): Promise<void> => {
  await db.prisma.storageReservation.deleteMany({ where: { learnerId } });
  await db.prisma.storageUse.deleteMany({ where: { learnerId } });
};

/** Deletes the usage rows of deleted accounts that have no files left. */
export const deleteEmptyUses = async (db: Queryable): Promise<void> =>
  void (await run(db, sql.deleteEmptyUses, []));

/** Returns whether accounts have files but none have ever been counted. */
export const hasUncountedFiles = async (db: Queryable): Promise<boolean> =>
  (await one(db, sql.hasUncountedFiles, [])).hasUncountedFiles;
