import type { Queryable } from '@glossa/db/database';
import { many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  listOldFiles: { kind: 'import' | 'export' | 'roster' };
}

export const sql = statements<QueryTypes, NarrowTypes>('upkeep', {
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
  // A list left for a day won't be started, and it may contain passwords.
  deleteIdleRosters: `DELETE FROM learner_import WHERE task_id IS NULL AND created_at < now() - interval '1 day' RETURNING id`,
  deleteRoster: 'DELETE FROM learner_import WHERE id = $1',
  deleteImport: 'DELETE FROM word_import WHERE id = $1',
  forgetExport: `UPDATE task SET result = result - 'packed' WHERE id = $1 AND type = 'export_words'`,
  listSilentImports: `SELECT b.id FROM book_import b JOIN task t ON t.id = b.task_id
   WHERE b.status = 'running' AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY b.id LIMIT 1000`,
  // Queued tasks are also silent; a second job for one finds nothing to do.
  listSilentVideos: `SELECT v.id FROM task t JOIN video v ON v.task_id = t.id
   WHERE t.status IN ('PENDING', 'STARTED') AND t.type = 'process_video'
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY v.id LIMIT 1000`,
  deleteOldImports: `DELETE FROM book_import WHERE status <> 'running' AND created_at < now() - interval '1 day' RETURNING id`,
  // Recent ones may belong to an upload that hasn't finished.
  deleteOrphans: `DELETE FROM document WHERE id IN (
     SELECT d.id FROM document d
     WHERE d.created_at < now() - interval '10 minutes'
       AND NOT EXISTS (SELECT 1 FROM text WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM product WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM learner_document WHERE document_id = d.id)
     ORDER BY d.id LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  // An undo may bring a picture back, so pictures are kept a day longer than undo steps.
  markPictures: `UPDATE word_image i SET unused_since = CASE WHEN i.unused_since IS NULL THEN now() END
   WHERE (i.unused_since IS NULL) <> EXISTS (
     SELECT 1 FROM learner_word lw
     WHERE lw.learner_id = i.learner_id AND lw.term_id = i.term_id AND lw.image_key = i.key)`,
  listUselessPictures: `SELECT key FROM word_image i
   WHERE unused_since < now() - interval '91 days' OR NOT EXISTS (SELECT 1 FROM learner WHERE id = i.learner_id)
   LIMIT 1000`,
  deletePictures: 'DELETE FROM word_image WHERE key = ANY($1)',
  foldTagUses: 'SELECT fold_tag_uses()',
  deleteExpiredSessions: 'DELETE FROM session WHERE expires_at < now()',
  deleteExpiredSignatures: 'DELETE FROM used_signature WHERE expires_at < now()',
  deleteExpiredResets: 'DELETE FROM password_reset WHERE expires_at < now()',
  deleteExpiredLimits: 'DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000',
  deleteOldTasks: `DELETE FROM task WHERE finished_at < now() - interval '90 days'`,
  deleteOldNotifications: `DELETE FROM notification WHERE created_at < now() - interval '90 days'`,
  deleteOldChanges: `DELETE FROM word_change WHERE created_at < now() - interval '90 days'`,
  deleteOldSyncedChanges: `DELETE FROM synced_change WHERE taken_at < now() - interval '90 days'`,
  deleteTrashedSavedItems: `DELETE FROM saved_item WHERE deleted_at < now() - interval '1 day'`,
  deleteTrashedTags: `DELETE FROM deleted_tag WHERE deleted_at < now() - interval '1 day'`,
  deleteOldGrants: `DELETE FROM download_grant WHERE expires_at < now() - interval '1 day'`,
  deleteOldBudgets: `DELETE FROM translation_budget WHERE day < now() - interval '7 days'`,
  deleteExcessTranslations: `DELETE FROM translation_cache WHERE created_at <
       (SELECT created_at FROM translation_cache ORDER BY created_at DESC OFFSET 50000 LIMIT 1)`,
});

/** Selects documents waiting for an analysis that no worker has reported on for `seconds`. */
export const silentDocuments = async (db: Queryable, seconds: number): Promise<number[]> =>
  (await many(db, sql.listSilentDocuments, [seconds])).map((row) => row.id);

/** Selects tasks with files of words or learners that no worker has reported on for `seconds`. */
export const silentTasks = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; type: string; importId: string | null }[]> =>
  many(db, sql.listSilentTasks, [seconds]);

/** Selects expired files of words and learners: uploads after a week, exports after a day. */
export const oldFiles = (db: Queryable): Promise<{ id: string; kind: 'import' | 'export' | 'roster' }[]> =>
  many(db, sql.listOldFiles, []);

/** Deletes lists of learners that were not started within a day; returns their IDs. */
export const removeIdleRosters = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.deleteIdleRosters, [])).map((row) => row.id);

/** Deletes the rows of an import or export whose files were removed. */
export const forgetFiles = async (db: Queryable, id: string): Promise<void> => {
  await run(db, sql.deleteImport, [id]);
  await run(db, sql.deleteRoster, [id]);
  await run(db, sql.forgetExport, [id]);
};

/** Selects book imports that no worker has reported on for `seconds`. */
export const silentImports = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await many(db, sql.listSilentImports, [seconds])).map((row) => row.id);

/** Selects videos whose processing no worker has reported on for `seconds`. */
export const silentVideos = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await many(db, sql.listSilentVideos, [seconds])).map((row) => row.id);

/** Deletes book imports a day after they were previewed or finished; returns their IDs. */
export const removeOldImports = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.deleteOldImports, [])).map((row) => row.id);

/** Deletes some of the documents that no one uses; returns how many. */
export const removeOrphans = (db: Queryable): Promise<number> => run(db, sql.deleteOrphans, []);

const expired = [
  sql.deleteExpiredSessions,
  sql.deleteExpiredSignatures,
  sql.deleteExpiredResets,
  sql.deleteExpiredLimits,
  sql.deleteOldTasks,
  sql.deleteOldNotifications,
  sql.deleteOldChanges,
  sql.deleteOldSyncedChanges,
  sql.deleteTrashedSavedItems,
  sql.deleteTrashedTags,
  sql.deleteOldGrants,
  sql.deleteOldBudgets,
  sql.deleteExcessTranslations,
];

/** Deletes expired sessions, reset links, counters, tasks, notifications, undo steps, translations and the like. */
export const removeExpired = async (db: Queryable): Promise<void> => {
  for (const statement of expired) await run(db, statement, []);
};

/** Records since when pictures are unused. */
export const markUnusedPictures = async (db: Queryable): Promise<void> => {
  await run(db, sql.markPictures, []);
};

/** Selects the keys of some pictures that no word can get back. */
export const findUselessPictures = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listUselessPictures, [])).map(({ key }) => key);

/** Deletes the rows of pictures whose files were removed. */
export const forgetPictureRows = async (db: Queryable, keys: readonly string[]): Promise<void> => {
  await run(db, sql.deletePictures, [keys]);
};

/** Merges the recorded changes of tag uses into their counts. */
export const foldTagUses = async (db: Queryable): Promise<void> => {
  await one(db, sql.foldTagUses, []);
};
