import { statement, type Queryable } from '@glossa/db/database';

const silent = statement(
  'silent-documents',
  `SELECT d.id FROM document d
   WHERE d.status = 'pending'
     AND NOT EXISTS (SELECT 1 FROM task WHERE document_id = d.id AND beat_at > now() - make_interval(secs => $1))
   ORDER BY d.id LIMIT 1000`,
);
const silentOnes = statement(
  'silent-tasks',
  `SELECT t.id, t.type, coalesce(i.id, r.id) AS "importId" FROM task t LEFT JOIN word_import i ON i.task_id = t.id
     LEFT JOIN learner_import r ON r.task_id = t.id
   WHERE t.status IN ('PENDING', 'STARTED') AND t.type IN ('import_words', 'export_words', 'import_learners')
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY t.id LIMIT 1000`,
);
const outdatedFiles = statement(
  'old-word-files',
  `SELECT id, 'import' AS kind FROM word_import WHERE created_at < now() - interval '7 days'
   UNION ALL SELECT id, 'roster' FROM learner_import WHERE created_at < now() - interval '7 days'
   UNION ALL
   SELECT id, 'export' FROM task
     WHERE type = 'export_words' AND finished_at < now() - interval '1 day' AND result->>'packed' = 'true'
   LIMIT 1000`,
);
// A list left for a day won't be started, and it may contain passwords.
const idle = statement(
  'idle-learner-imports',
  `DELETE FROM learner_import WHERE task_id IS NULL AND created_at < now() - interval '1 day' RETURNING id`,
);
const forgetRoster = statement('forget-learner-import', 'DELETE FROM learner_import WHERE id = $1');
const forgetImport = statement('forget-import', 'DELETE FROM word_import WHERE id = $1');
const forgetExport = statement(
  'forget-export',
  `UPDATE task SET result = result - 'packed' WHERE id = $1 AND type = 'export_words'`,
);
const silentBooks = statement(
  'silent-imports',
  `SELECT b.id FROM book_import b JOIN task t ON t.id = b.task_id
   WHERE b.status = 'running' AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY b.id LIMIT 1000`,
);
// Queued tasks are also silent; a second job for one finds nothing to do.
const unheardVideos = statement(
  'silent-videos',
  `SELECT v.id FROM task t JOIN video v ON v.task_id = t.id
   WHERE t.status IN ('PENDING', 'STARTED') AND t.type = 'process_video'
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY v.id LIMIT 1000`,
);
const oldImports = statement(
  'old-imports',
  `DELETE FROM book_import WHERE status <> 'running' AND created_at < now() - interval '1 day' RETURNING id`,
);
// Recent ones may belong to an upload that hasn't finished.
const orphans = statement(
  'orphan-documents',
  `DELETE FROM document WHERE id IN (
     SELECT d.id FROM document d
     WHERE d.created_at < now() - interval '10 minutes'
       AND NOT EXISTS (SELECT 1 FROM text WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM product WHERE document_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM learner_document WHERE document_id = d.id)
     ORDER BY d.id LIMIT 20 FOR UPDATE SKIP LOCKED)`,
);
const expired = [
  statement('expired-sessions', 'DELETE FROM session WHERE expires_at < now()'),
  statement('expired-signatures', 'DELETE FROM used_signature WHERE expires_at < now()'),
  statement('expired-resets', 'DELETE FROM password_reset WHERE expires_at < now()'),
  statement('expired-limits', 'DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000'),
  statement('old-tasks', `DELETE FROM task WHERE finished_at < now() - interval '90 days'`),
  statement('old-notifications', `DELETE FROM notification WHERE created_at < now() - interval '90 days'`),
  statement('old-changes', `DELETE FROM word_change WHERE created_at < now() - interval '90 days'`),
  statement('old-synced-changes', `DELETE FROM synced_change WHERE taken_at < now() - interval '90 days'`),
  statement('deleted-saved-items', `DELETE FROM saved_item WHERE deleted_at < now() - interval '1 day'`),
  statement('deleted-tags', `DELETE FROM deleted_tag WHERE deleted_at < now() - interval '1 day'`),
  statement('old-grants', `DELETE FROM download_grant WHERE expires_at < now() - interval '1 day'`),
  statement('old-budgets', `DELETE FROM translation_budget WHERE day < now() - interval '7 days'`),
  statement(
    'excess-translations',
    `DELETE FROM translation_cache WHERE created_at <
       (SELECT created_at FROM translation_cache ORDER BY created_at DESC OFFSET 50000 LIMIT 1)`,
  ),
];
// An undo may bring a picture back, so pictures are kept a day longer than undo steps.
const markPictures = statement(
  'mark-word-images',
  `UPDATE word_image i SET unused_since = CASE WHEN i.unused_since IS NULL THEN now() END
   WHERE (i.unused_since IS NULL) <> EXISTS (
     SELECT 1 FROM learner_word lw
     WHERE lw.learner_id = i.learner_id AND lw.term_id = i.term_id AND lw.image_key = i.key)`,
);
const uselessPictures = statement(
  'useless-word-images',
  `SELECT key FROM word_image i
   WHERE unused_since < now() - interval '91 days' OR NOT EXISTS (SELECT 1 FROM learner WHERE id = i.learner_id)
   LIMIT 1000`,
);
const forgetPictures = statement('forget-word-images', 'DELETE FROM word_image WHERE key = ANY($1)');
const foldUses = statement('fold-tag-uses', 'SELECT fold_tag_uses()');

/** Selects documents waiting for an analysis that no worker has reported on for `seconds`. */
export const silentDocuments = async (db: Queryable, seconds: number): Promise<number[]> =>
  (await db.rows<{ id: number }>(silent, [seconds])).map((row) => row.id);

/** Selects tasks with files of words or learners that no worker has reported on for `seconds`. */
export const silentTasks = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; type: string; importId: string | null }[]> => db.rows(silentOnes, [seconds]);

/** Selects expired files of words and learners: uploads after a week, exports after a day. */
export const oldFiles = (db: Queryable): Promise<{ id: string; kind: 'import' | 'export' | 'roster' }[]> =>
  db.rows(outdatedFiles);

/** Deletes lists of learners that were not started within a day; returns their IDs. */
export const removeIdleRosters = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ id: string }>(idle)).map((row) => row.id);

/** Deletes the rows of an import or export whose files were removed. */
export const forgetFiles = async (db: Queryable, id: string): Promise<void> => {
  await db.run(forgetImport, [id]);
  await db.run(forgetRoster, [id]);
  await db.run(forgetExport, [id]);
};

/** Selects book imports that no worker has reported on for `seconds`. */
export const silentImports = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await db.rows<{ id: string }>(silentBooks, [seconds])).map((row) => row.id);

/** Selects videos whose processing no worker has reported on for `seconds`. */
export const silentVideos = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await db.rows<{ id: string }>(unheardVideos, [seconds])).map((row) => row.id);

/** Deletes book imports a day after they were previewed or finished; returns their IDs. */
export const removeOldImports = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ id: string }>(oldImports)).map((row) => row.id);

/** Deletes some of the documents that no one uses; returns how many. */
export const removeOrphans = (db: Queryable): Promise<number> => db.run(orphans);

/** Deletes expired sessions, reset links, counters, tasks, notifications, undo steps, translations and the like. */
export const removeExpired = async (db: Queryable): Promise<void> => {
  for (const prepared of expired) await db.run(prepared);
};

/** Records since when pictures are unused. */
export const markUnusedPictures = async (db: Queryable): Promise<void> => {
  await db.run(markPictures);
};

/** Selects the keys of some pictures that no word can get back. */
export const findUselessPictures = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ key: string }>(uselessPictures)).map(({ key }) => key);

/** Deletes the rows of pictures whose files were removed. */
export const forgetPictureRows = async (db: Queryable, keys: readonly string[]): Promise<void> => {
  await db.run(forgetPictures, [keys]);
};

/** Merges the recorded changes of tag uses into their counts. */
export const foldTagUses = async (db: Queryable): Promise<void> => {
  await db.run(foldUses);
};
