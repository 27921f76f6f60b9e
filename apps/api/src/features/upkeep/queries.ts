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
// Whoever let a list lie for a day will not start it; until then it may hold passwords.
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
// Those that wait in a queue say nothing either: a second job of theirs finds nothing to do.
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
// Freshly made ones may belong to an upload that has not ended yet.
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
// A change that can still be undone may bring a picture back: it stays a day longer than those are kept.
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

/** Documents that wait for an analysis which nobody has reported on for `seconds`. */
export const silentDocuments = async (db: Queryable, seconds: number): Promise<number[]> =>
  (await db.rows<{ id: number }>(silent, [seconds])).map((row) => row.id);

/** Tasks with files of words or learners that nobody has reported on for `seconds`. */
export const silentTasks = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; type: string; importId: string | null }[]> => db.rows(silentOnes, [seconds]);

/** Files of words and learners that are kept no longer: uploaded ones after a week, packed ones after a day. */
export const oldFiles = (db: Queryable): Promise<{ id: string; kind: 'import' | 'export' | 'roster' }[]> =>
  db.rows(outdatedFiles);

/** Forgets lists of learners that nobody started within a day; answers their ids. */
export const removeIdleRosters = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ id: string }>(idle)).map((row) => row.id);

/** Forgets an import or export whose files are gone. */
export const forgetFiles = async (db: Queryable, id: string): Promise<void> => {
  await db.run(forgetImport, [id]);
  await db.run(forgetRoster, [id]);
  await db.run(forgetExport, [id]);
};

/** Imports of books that nobody has reported on for `seconds`. */
export const silentImports = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await db.rows<{ id: string }>(silentBooks, [seconds])).map((row) => row.id);

/** Videos whose processing nobody has reported on for `seconds`. */
export const silentVideos = async (db: Queryable, seconds: number): Promise<string[]> =>
  (await db.rows<{ id: string }>(unheardVideos, [seconds])).map((row) => row.id);

/** Forgets books that were looked into or imported a day ago; answers their ids. */
export const removeOldImports = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ id: string }>(oldImports)).map((row) => row.id);

/** Removes documents that nobody has, a few at a time; answers how many. */
export const removeOrphans = (db: Queryable): Promise<number> => db.run(orphans);

/** Removes what has expired: sessions, reset links, counters, tasks, news, undo steps, translations and the like. */
export const removeExpired = async (db: Queryable): Promise<void> => {
  for (const prepared of expired) await db.run(prepared);
};

/** Notes which pictures no word has, and since when. */
export const markUnusedPictures = async (db: Queryable): Promise<void> => {
  await db.run(markPictures);
};

/** Keys of some pictures that no word can get back. */
export const findUselessPictures = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ key: string }>(uselessPictures)).map(({ key }) => key);

/** Forgets pictures whose files are gone. */
export const forgetPictureRows = async (db: Queryable, keys: readonly string[]): Promise<void> => {
  await db.run(forgetPictures, [keys]);
};

/** Adds up what was noted of the use of tags since it was done last. */
export const foldTagUses = async (db: Queryable): Promise<void> => {
  await db.run(foldUses);
};
