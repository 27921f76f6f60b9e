import type { Queryable } from '@glossa/db/database';
import { many, one, run, statements } from '@glossa/db/statements';
import { archiveRetentionDays } from '@glossa/contract/account-archive';

import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  listOldFiles: { kind: 'import' | 'export' | 'roster' };
  listSilentArchives: { kind: 'export' | 'import' };
}

const sql = statements<QueryTypes, NarrowTypes>('upkeep', {
  listSilentDocuments: `SELECT d.id FROM document d
   WHERE d.status = 'pending'
     AND NOT EXISTS (SELECT 1 FROM task WHERE document_id = d.id AND beat_at > now() - make_interval(secs => $1))
   ORDER BY d.id LIMIT 1000`,
  listSilentTasks: `SELECT t.id, t.type, coalesce(i.id, r.id) AS "importId" FROM task t LEFT JOIN word_import i ON i.task_id = t.id
     LEFT JOIN learner_import r ON r.task_id = t.id
   WHERE t.status IN ('PENDING', 'STARTED') AND t.type IN ('import_words', 'export_words', 'import_learners')
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY t.id LIMIT 1000`,
  listOldFiles: `SELECT id, 'import' AS kind FROM word_import WHERE created_at < now() - interval '7 days'
   UNION ALL SELECT id, 'roster' FROM learner_import WHERE created_at < now() - interval '7 days'
   UNION ALL
   SELECT id, 'export' FROM task
     WHERE type = 'export_words' AND finished_at < now() - interval '1 day' AND result->>'packed' = 'true'
   LIMIT 1000`,
  // An import not started within a day probably never will be, and its file may contain passwords.
  deleteIdleLearnerImports: `DELETE FROM learner_import WHERE task_id IS NULL AND created_at < now() - interval '1 day' RETURNING id`,
  markExportRemoved: `UPDATE task SET result = result - 'packed' WHERE id = $1 AND type = 'export_words'`,
  listSilentBookImports: `SELECT b.id AS "importId", t.id AS "taskId" FROM book_import b JOIN task t ON t.id = b.task_id
   WHERE b.status = 'running' AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY b.id LIMIT 1000`,
  // Includes queued tasks, because they have no heartbeat. A second job for the same task does no harm.
  listSilentVideos: `SELECT v.id FROM task t JOIN video v ON v.task_id = t.id
   WHERE t.status IN ('PENDING', 'STARTED') AND t.type = 'process_video'
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY v.id LIMIT 1000`,
  deleteOldBookImports: `DELETE FROM book_import WHERE status <> 'running' AND created_at < now() - interval '1 day' RETURNING id`,
  // Recent documents may belong to an unfinished upload.
  deleteUnusedDocuments: `DELETE FROM document WHERE id IN (
     SELECT d.id FROM document d
     WHERE d.created_at < now() - interval '10 minutes'
       AND NOT EXISTS (SELECT 1 FROM text WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM product WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM learner_document WHERE document_id = d.id)
     ORDER BY d.id LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  // An undo may restore an image, so images are kept for a day longer than undo steps.
  markUnusedImages: `UPDATE word_image i SET unused_since = CASE WHEN i.unused_since IS NULL THEN now() END
   WHERE (i.unused_since IS NULL) <> EXISTS (
     SELECT 1 FROM learner_word lw
     WHERE lw.learner_id = i.learner_id AND lw.term_id = i.term_id AND lw.image_key = i.key)`,
  listUnusedImages: `SELECT key FROM word_image i
   WHERE unused_since < now() - interval '91 days' OR NOT EXISTS (SELECT 1 FROM learner WHERE id = i.learner_id)
   LIMIT 1000`,
  foldTagUses: 'SELECT fold_tag_uses()',
  deleteExpiredSessions: 'DELETE FROM session WHERE expires_at < now()',
  // For a month, owners can still see which of their tokens no longer work.
  deleteExpiredTokens: `DELETE FROM access_token WHERE expires_at < now() - interval '30 days'`,
  deleteExpiredSignatures: 'DELETE FROM used_signature WHERE expires_at < now()',
  deleteExpiredResets: 'DELETE FROM password_reset WHERE expires_at < now()',
  // Expired links are kept for a week, so that opening one shows why it no longer works.
  deleteOldEmailLinks: `DELETE FROM email_link WHERE expires_at < now() - interval '7 days'`,
  deleteExpiredLimits: 'DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000',
  deleteOldTasks: `DELETE FROM task WHERE finished_at < now() - interval '90 days'`,
  deleteOldNotifications: `DELETE FROM notification WHERE created_at < now() - interval '90 days'`,
  deleteOldChanges: `DELETE FROM word_change WHERE created_at < now() - interval '90 days'`,
  deleteOldSyncedChanges: `DELETE FROM synced_change WHERE taken_at < now() - interval '90 days'`,
  deleteTrashedSavedItems: `DELETE FROM saved_item WHERE deleted_at < now() - interval '1 day'`,
  deleteTrashedTags: `DELETE FROM deleted_tag WHERE deleted_at < now() - interval '1 day'`,
  deleteOldGrants: `DELETE FROM download_grant WHERE expires_at < now() - interval '1 day'`,
  deleteOldBudgets: `DELETE FROM daily_budget WHERE day < now() - interval '7 days'`,
  deleteExcessResponses: `DELETE FROM translation_cache WHERE created_at <
       (SELECT created_at FROM translation_cache ORDER BY created_at DESC OFFSET 50000 LIMIT 1)`,
  listUnusedSpeech: `SELECT hash, format, used_at::text AS "usedAt!" FROM (
     SELECT hash, format, used_at, sum(bytes) OVER (ORDER BY used_at DESC, hash) AS total FROM speech_audio) a
   WHERE total > $1::bigint OR used_at < now() - interval '180 days' LIMIT 1000`,
  // Skips audio that has been used in the meantime.
  deleteSpeech: 'DELETE FROM speech_audio WHERE hash = $1 AND used_at = $2::timestamptz',
  // Includes queued archives, because they have no heartbeat. A second job for the same archive does no harm.
  listSilentArchives: `SELECT a.id, a.kind FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY a.id LIMIT 1000`,
  // Includes queued installations, because they have no heartbeat. A second job for the same installation does no harm.
  listStalledInstallations: `SELECT id FROM dictionary_installation
   WHERE state IN ('waiting', 'downloading', 'installing') AND beat_at < now() - make_interval(secs => $1)
   ORDER BY created_at LIMIT 100`,
  deleteOldInstallations: `DELETE FROM dictionary_installation
   WHERE state IN ('failed', 'canceled') AND beat_at < now() - interval '7 days' RETURNING id`,
  listOldArchives: `SELECT id FROM account_archive
   WHERE learner_id IS NULL OR finished_at < now() - interval '${archiveRetentionDays} days'
     OR task_id IS NULL AND created_at < now() - interval '1 day'
   ORDER BY id LIMIT 1000`,
  listEndingPurchases: `SELECT u.id, u.buyer_id AS "learnerId", p.title FROM purchase u JOIN product p ON p.id = u.product_id
   WHERE u.revoked_at IS NULL AND u.expires_at > $1 AND u.expires_at <= $2 AND NOT EXISTS (
     SELECT FROM notification n WHERE n.learner_id = u.buyer_id AND n.link IN ('/marketplace/purchased/' || u.id,
       -- Earlier versions led here.
       '/my-purchases?purchase=' || u.id))`,
  // Excludes the products of videos, which follow the video's row, and products that were ordered.
  deleteRemovedProducts: `DELETE FROM product WHERE id IN (
     SELECT p.id FROM product p
     WHERE p.removed_at < now() - interval '30 days' AND p.video_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM order_item WHERE product_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM order_item_content WHERE product_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM purchase WHERE product_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM bundle_item WHERE product_id = p.id)
     LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  // Recent files may belong to an unfinished upload, and buyers may still be downloading replaced files. Withdrawn
  // files are kept if someone bought them, individually or in a bundle.
  listUnusedProductFiles: `SELECT id, key FROM product_file f
   WHERE (product_id IS NULL AND created_at < now() - interval '1 hour') OR replaced_at < now() - interval '1 day'
     OR withdrawn_at < now() - interval '1 day' AND NOT EXISTS (
       SELECT 1 FROM purchase u WHERE u.created_at <= f.withdrawn_at AND (u.product_id = f.product_id
         OR u.order_item_id IN (SELECT order_item_id FROM order_item_content c WHERE c.product_id = f.product_id)))
   LIMIT 1000`,
});

/** Lists documents whose pending analysis no worker has reported on for `seconds`. */
export const listStalledDocuments = async (db: Queryable, seconds: number): Promise<number[]> =>
  (await many(db, sql.listSilentDocuments, [seconds])).map((row) => row.id);

/** Lists word and learner imports and exports that no worker has reported on for `seconds`. */
export const listStalledTasks = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; type: string; importId: string | null }[]> =>
  many(db, sql.listSilentTasks, [seconds]);

/** Lists expired word and learner files: uploads after a week, exports after a day. */
export const listOldFiles = (
  db: Queryable,
): Promise<{ id: string; kind: 'import' | 'export' | 'roster' }[]> => many(db, sql.listOldFiles, []);

/** Deletes learner imports that weren't started within a day; returns their IDs. */
export const deleteIdleLearnerImports = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.deleteIdleLearnerImports, [])).map((row) => row.id);

/** Deletes the rows of an import or export whose files were removed. */
export const deleteFileRows = async (db: Queryable, id: string): Promise<void> => {
  await db.prisma.wordImport.deleteMany({ where: { id } });
  await db.prisma.learnerImport.deleteMany({ where: { id } });
  await run(db, sql.markExportRemoved, [id]);
};

/** Lists book imports that no worker has reported on for `seconds`. */
export const listStalledBookImports = (
  db: Queryable,
  seconds: number,
): Promise<{ importId: string; taskId: string }[]> => many(db, sql.listSilentBookImports, [seconds]);

/** Lists videos whose processing no worker has reported on for `seconds`. */
export const listStalledVideos = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await many(db, sql.listSilentVideos, [seconds])).map((row) => row.id);

/** Deletes book imports a day after they were previewed or finished; returns their IDs. */
export const deleteOldBookImports = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.deleteOldBookImports, [])).map((row) => row.id);

/** Deletes a batch of documents that no one uses; returns how many. */
export const deleteUnusedDocuments = (db: Queryable): Promise<number> =>
  run(db, sql.deleteUnusedDocuments, []);

const expired = [
  sql.deleteExpiredSessions,
  sql.deleteExpiredTokens,
  sql.deleteExpiredSignatures,
  sql.deleteExpiredResets,
  sql.deleteOldEmailLinks,
  sql.deleteExpiredLimits,
  sql.deleteOldTasks,
  sql.deleteOldNotifications,
  sql.deleteOldChanges,
  sql.deleteOldSyncedChanges,
  sql.deleteTrashedSavedItems,
  sql.deleteTrashedTags,
  sql.deleteOldGrants,
  sql.deleteOldBudgets,
  sql.deleteExcessResponses,
];

/** Deletes expired or old sessions, reset links, counters, tasks, notifications, undo steps and the like. */
export const deleteExpired = async (db: Queryable): Promise<void> => {
  for (const statement of expired) await run(db, statement, []);
};

/** Records when images became unused. */
export const markUnusedImages = async (db: Queryable): Promise<void> => {
  await run(db, sql.markUnusedImages, []);
};

/** Lists the keys of a batch of images that no undo can restore. */
export const listUnusedImages = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listUnusedImages, [])).map(({ key }) => key);

/** Deletes the rows of images whose files were removed. */
export const deleteImages = async (db: Queryable, keys: readonly string[]): Promise<void> => {
  await db.prisma.wordImage.deleteMany({ where: { key: { in: [...keys] } } });
};

/** Merges recorded changes in tag use into the tags' counts. */
export const foldTagUses = async (db: Queryable): Promise<void> => {
  await one(db, sql.foldTagUses, []);
};

/** Lists dictionary installations that no worker has reported on for `seconds`. */
export const listStalledInstallations = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await many(db, sql.listStalledInstallations, [seconds])).map((row) => row.id);

/** Deletes installations that failed or were canceled a week ago; returns their IDs. */
export const deleteOldInstallations = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.deleteOldInstallations, [])).map((row) => row.id);

/** Lists archives being exported or imported that no worker has reported on for `seconds`. */
export const listStalledArchives = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; kind: 'export' | 'import' }[]> => many(db, sql.listSilentArchives, [seconds]);

/** Lists archives that finished a week ago or weren't started within a day, and those of deleted accounts. */
export const listOldArchives = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listOldArchives, [])).map(({ id }) => id);

/** Deletes an archive's row after its file was removed. */
export const deleteArchive = async (db: Queryable, id: string): Promise<void> => {
  await db.prisma.accountArchive.deleteMany({ where: { id } });
};

/** Deletes a batch of products that were removed over 30 days ago and never ordered; returns how many. */
export const deleteRemovedProducts = (db: Queryable): Promise<number> =>
  run(db, sql.deleteRemovedProducts, []);

/** Lists product files that no product uses. */
export const listUnusedProductFiles = (db: Queryable): Promise<{ id: string; key: string }[]> =>
  many(db, sql.listUnusedProductFiles, []);

/** Deletes the row of a product file that has been removed. */
export const deleteProductFile = async (db: Queryable, id: string): Promise<void> => {
  await db.prisma.productFile.deleteMany({ where: { id } });
};

/**
 * Lists a batch of cached audio to remove: the least recently used beyond `maxBytes`, and any unused for 180 days.
 */
export const listUnusedSpeech = (
  db: Queryable,
  maxBytes: number,
): Promise<{ hash: Uint8Array; format: string; usedAt: string }[]> =>
  many(db, sql.listUnusedSpeech, [maxBytes]);

/** Deletes the row of cached audio whose file was removed, unless it was used since. */
export const deleteSpeech = async (
  db: Queryable,
  { hash, usedAt }: { hash: Uint8Array; usedAt: string },
): Promise<void> => {
  await run(db, sql.deleteSpeech, [hash, usedAt]);
};

/** Lists purchases that end between two times and whose buyer hasn't been notified. */
export const listEndingPurchases = (
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<{ id: string; learnerId: string; title: string }[]> =>
  many(db, sql.listEndingPurchases, [from, until]);
