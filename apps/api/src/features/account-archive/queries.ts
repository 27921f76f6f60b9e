import { statement, type Queryable } from '@glossa/db/database';

const columns = `id, learner_id AS "learnerId", kind, file_name AS "fileName", bytes::float8 AS bytes, manifest,
  task_id AS "taskId", points_before AS "pointsBefore", added, created_at AS "createdAt", finished_at AS "finishedAt"`;
const insert = statement(
  'insert-account-archive',
  `INSERT INTO account_archive (id, learner_id, kind, file_name, bytes, manifest, task_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);
const last = statement(
  'last-account-archive',
  `SELECT ${columns} FROM account_archive WHERE learner_id = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
);
const find = statement(
  'find-account-archive',
  `SELECT ${columns} FROM account_archive WHERE id = $1 AND learner_id = $2 AND kind = $3`,
);
const start = statement(
  'start-account-import',
  `UPDATE account_archive SET task_id = $3 WHERE id = $1 AND learner_id = $2 AND task_id IS NULL`,
);
const running = statement(
  'running-account-archive',
  `SELECT id FROM account_archive
   WHERE learner_id = $1 AND kind = $2 AND task_id IS NOT NULL AND finished_at IS NULL`,
);
const discard = statement(
  'discard-account-import',
  `DELETE FROM account_archive WHERE id = $1 AND learner_id = $2 AND kind = 'import' AND task_id IS NULL`,
);
// An upload replaces earlier ones that weren't started.
const older = statement(
  'older-account-imports',
  `DELETE FROM account_archive WHERE learner_id = $1 AND kind = 'import' AND task_id IS NULL AND id <> $2 RETURNING id`,
);

export interface ArchiveRow extends Record<string, unknown> {
  id: string;
  learnerId: string | null;
  kind: ArchiveKind;
  fileName: string;
  bytes: number | null;
  manifest: StoredManifest | null;
  taskId: string | null;
  pointsBefore: number | null;
  added: Record<string, number>;
  createdAt: Date;
  finishedAt: Date | null;
}
export type ArchiveKind = 'export' | 'import';

/** The part of a manifest that is stored. */
export interface StoredManifest {
  made_at: string;
  made_by: string;
  counts: Record<string, number>;
}

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
  (await db.run(insert, [
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
): Promise<ArchiveRow | undefined> => db.row(last, [learnerId, kind]);

/** Finds one of the learner's archives. */
export const findArchive = (
  db: Queryable,
  { id, learnerId }: Key,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => db.row(find, [id, learnerId, kind]);

/** Finds the ID of the archive of a kind that is being processed. */
export const runningArchive = async (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<string | undefined> => (await db.row<{ id: string }>(running, [learnerId, kind]))?.id;

/** Assigns a task to an uploaded archive. Returns false when it already has one. */
export const startImport = async (tx: Queryable, { id, learnerId }: Key, taskId: string): Promise<boolean> =>
  (await tx.run(start, [id, learnerId, taskId])) > 0;

/** Deletes an uploaded archive that wasn't started. Returns false when there is no such archive. */
export const discardImport = async (db: Queryable, { id, learnerId }: Key): Promise<boolean> =>
  (await db.run(discard, [id, learnerId])) > 0;

/** Deletes the uploaded archives that weren't started, except the given one. Returns their IDs. */
export const discardOlder = async (db: Queryable, { id, learnerId }: Key): Promise<string[]> =>
  (await db.rows<{ id: string }>(older, [learnerId, id])).map((row) => row.id);
