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
// Whoever sends one archive after the other keeps the last.
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

/** What is kept of a manifest. */
export interface StoredManifest {
  made_at: string;
  made_by: string;
  counts: Record<string, number>;
}

interface Key {
  id: string;
  learnerId: string;
}

/** Writes the row of an archive; false when another of its kind is under way. */
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

/** The archive of a kind that a person made or sent last. */
export const lastArchive = (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => db.row(last, [learnerId, kind]);

/** An own archive. */
export const findArchive = (
  db: Queryable,
  { id, learnerId }: Key,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => db.row(find, [id, learnerId, kind]);

/** The archive of a kind that is being worked on. */
export const runningArchive = async (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<string | undefined> => (await db.row<{ id: string }>(running, [learnerId, kind]))?.id;

/** Gives an archive that waits to a task; false when it has one. */
export const startImport = async (tx: Queryable, { id, learnerId }: Key, taskId: string): Promise<boolean> =>
  (await tx.run(start, [id, learnerId, taskId])) > 0;

/** Forgets an archive that waits; false when it does not. */
export const discardImport = async (db: Queryable, { id, learnerId }: Key): Promise<boolean> =>
  (await db.run(discard, [id, learnerId])) > 0;

/** Forgets archives that waited before another one; answers their ids. */
export const discardOlder = async (db: Queryable, { id, learnerId }: Key): Promise<string[]> =>
  (await db.rows<{ id: string }>(older, [learnerId, id])).map((row) => row.id);
