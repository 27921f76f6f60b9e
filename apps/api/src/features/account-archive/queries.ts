import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `id, learner_id AS "learnerId", kind, file_name AS "fileName", bytes::float8 AS bytes, manifest,
  task_id AS "taskId", points_before AS "pointsBefore", added, created_at AS "createdAt", finished_at AS "finishedAt"`;

/** The part of a manifest that is stored. */
export interface StoredManifest {
  made_at: string;
  made_by: string;
  counts: Record<string, number>;
}

export type ArchiveKind = 'export' | 'import';

interface ArchiveJson {
  /** Null until the archive is complete. */
  manifest: StoredManifest | null;
  /** Number of imported records by kind. */
  added: Record<string, number>;
}
interface NarrowTypes {
  findLatest: ArchiveJson;
  find: ArchiveJson;
}

export const sql = statements<QueryTypes, NarrowTypes>('accountArchive', {
  insert: `INSERT INTO account_archive (id, learner_id, kind, file_name, bytes, manifest, task_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
  findLatest: `SELECT ${columns} FROM account_archive WHERE learner_id = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
  find: `SELECT ${columns} FROM account_archive WHERE id = $1 AND learner_id = $2 AND kind = $3`,
  start: `UPDATE account_archive SET task_id = $3 WHERE id = $1 AND learner_id = $2 AND task_id IS NULL`,
  findRunning: `SELECT id FROM account_archive
   WHERE learner_id = $1 AND kind = $2 AND task_id IS NOT NULL AND finished_at IS NULL`,
  discard: `DELETE FROM account_archive WHERE id = $1 AND learner_id = $2 AND kind = 'import' AND task_id IS NULL`,
  // An upload replaces earlier ones that weren't started.
  deleteOlder: `DELETE FROM account_archive WHERE learner_id = $1 AND kind = 'import' AND task_id IS NULL AND id <> $2 RETURNING id`,
});

/** An export or import of its learner. */
export type ArchiveRow = Omit<QueryTypes['find']['row'], keyof ArchiveJson> & ArchiveJson;

interface Key {
  id: string;
  learnerId: string;
}

/** Inserts an archive. Returns false when another of its kind is running. */
export const insertArchive = async (
  db: Queryable,
  row: Key & {
    kind: ArchiveKind;
    fileName?: string;
    bytes?: number;
    manifest?: StoredManifest;
    taskId?: string;
  },
): Promise<boolean> =>
  (await run(db, sql.insert, [
    row.id,
    row.learnerId,
    row.kind,
    row.fileName ?? '',
    row.bytes ?? null,
    row.manifest ? JSON.stringify(row.manifest) : null,
    row.taskId ?? null,
  ])) > 0;

/** Finds the learner's latest archive of a kind. */
export const lastArchive = (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => first(db, sql.findLatest, [learnerId, kind]);

/** Finds one of the learner's archives. */
export const findArchive = (
  db: Queryable,
  { id, learnerId }: Key,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => first(db, sql.find, [id, learnerId, kind]);

/** Finds the ID of the archive of a kind that is being processed. */
export const runningArchive = async (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<string | undefined> => (await first(db, sql.findRunning, [learnerId, kind]))?.id;

/** Assigns a task to an uploaded archive. Returns false when it already has one. */
export const startImport = async (tx: Queryable, { id, learnerId }: Key, taskId: string): Promise<boolean> =>
  (await run(tx, sql.start, [id, learnerId, taskId])) > 0;

/** Deletes an uploaded archive that wasn't started. Returns false when there is no such archive. */
export const discardImport = async (db: Queryable, { id, learnerId }: Key): Promise<boolean> =>
  (await run(db, sql.discard, [id, learnerId])) > 0;

/** Deletes the uploaded archives that weren't started, except the given one. Returns their IDs. */
export const discardOlder = async (db: Queryable, { id, learnerId }: Key): Promise<string[]> =>
  (await many(db, sql.deleteOlder, [learnerId, id])).map((row) => row.id);
