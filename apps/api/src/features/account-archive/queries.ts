import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `id, learner_id AS "learnerId", kind, file_name AS "fileName", bytes::float8 AS bytes, manifest,
  task_id AS "taskId", points_before AS "pointsBefore", added, created_at AS "createdAt", finished_at AS "finishedAt"`;

/** The fields of an archive's manifest that are stored in the database. */
export interface StoredManifest {
  made_at: string;
  made_by: string;
  counts: Record<string, number>;
}

/** Seconds without a heartbeat after which a run counts as dead. */
export const heartbeatTimeout = 6;

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

const sql = statements<QueryTypes, NarrowTypes>('accountArchive', {
  insert: `INSERT INTO account_archive (id, learner_id, kind, file_name, bytes, manifest, task_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
  findLatest: `SELECT ${columns} FROM account_archive WHERE learner_id = $1 AND kind = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
  find: `SELECT ${columns} FROM account_archive WHERE id = $1 AND learner_id = $2 AND kind = $3`,
  // A new upload replaces earlier uploads whose import hasn't been started.
  deleteOtherUploads: `DELETE FROM account_archive WHERE learner_id = $1 AND kind = 'import' AND task_id IS NULL AND id <> $2 RETURNING id`,
  // A live run keeps its claim, because two workers may have received the same job.
  claim: `UPDATE account_archive a SET run_id = $2 FROM task t
   WHERE a.id = $1 AND t.id = a.task_id AND t.status IN ('PENDING', 'STARTED') AND a.finished_at IS NULL
     AND a.learner_id IS NOT NULL
     AND (a.run_id IS NULL OR t.beat_at < now() - make_interval(secs => ${heartbeatTimeout}))
   RETURNING a.id, a.learner_id AS "learnerId", a.task_id AS "taskId", a.points_before AS "pointsBefore"`,
  findClaimed: `SELECT 1 AS held FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.id = $1 AND a.run_id IS NOT NULL AND a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')`,
  recordHeartbeat: `UPDATE task t SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $3)
   FROM account_archive a
   WHERE a.id = $1 AND a.run_id = $2 AND t.id = a.task_id AND t.status IN ('PENDING', 'STARTED')`,
  lockClaimed: `SELECT 1 AS held FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.id = $1 AND a.run_id = $2 AND a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED') FOR UPDATE OF a`,
  finish: `UPDATE account_archive SET run_id = NULL, finished_at = now(), bytes = coalesce($3, bytes),
     manifest = coalesce($4, manifest)
   WHERE id = $1 AND run_id = $2 AND finished_at IS NULL`,
  addCount: `UPDATE account_archive SET added = added || jsonb_build_object($2::text, coalesce((added->>$2)::int, 0) + $3::int)
   WHERE id = $1 RETURNING added`,
  recordPointsBefore: `UPDATE account_archive a SET points_before = coalesce(a.points_before, l.points) FROM learner l
   WHERE a.id = $1 AND a.run_id = $2 AND l.id = a.learner_id RETURNING a.points_before AS "pointsBefore!"`,
  listUnanalyzed: `SELECT DISTINCT d.id, d.language, d.hash FROM text t JOIN document d ON d.id = t.document_id
   WHERE t.owner_id = $1 AND d.status <> 'ready'`,
  findOtherRun: `SELECT 1 AS taken FROM account_archive
   WHERE id = $1 AND learner_id IS NOT NULL AND (finished_at IS NOT NULL AND bytes IS NOT NULL OR run_id <> $2)`,
});

/** A learner's export or import. */
export type ArchiveRow = Omit<QueryTypes['find']['row'], keyof ArchiveJson> & ArchiveJson;

/** An archive's ID, and the ID of the learner who must own it. */
export interface ArchiveKey {
  id: string;
  learnerId: string;
}

/** Inserts an archive. Returns false when the learner already has an unfinished archive of this kind with a task. */
export const insertArchive = async (
  db: Queryable,
  row: ArchiveKey & {
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
export const findLatestArchive = (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => first(db, sql.findLatest, [learnerId, kind]);

/** Finds one of the learner's archives. */
export const findArchive = (
  db: Queryable,
  { id, learnerId }: ArchiveKey,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> => first(db, sql.find, [id, learnerId, kind]);

/** Finds the learner's archive of a kind that is waiting or being processed. Returns its ID. */
export const findRunningArchive = async (
  db: Queryable,
  learnerId: string,
  kind: ArchiveKind,
): Promise<string | undefined> => {
  const running = await db.prisma.accountArchive.findFirst({
    where: { learnerId, kind, taskId: { not: null }, finishedAt: null },
    select: { id: true },
  });
  return running?.id;
};

/** Assigns a task to an uploaded archive. Returns false when the archive already has a task. */
export const assignTask = async (
  tx: Queryable,
  { id, learnerId }: ArchiveKey,
  taskId: string,
): Promise<boolean> => {
  const { count } = await tx.prisma.accountArchive.updateMany({
    where: { id, learnerId, taskId: null },
    data: { taskId },
  });
  return count > 0;
};

/** Deletes an uploaded archive whose import hasn't been started. Returns false when there is no such archive. */
export const deleteUpload = async (db: Queryable, { id, learnerId }: ArchiveKey): Promise<boolean> =>
  (await db.prisma.accountArchive.deleteMany({ where: { id, learnerId, kind: 'import', taskId: null } }))
    .count > 0;

/** Deletes the uploaded archives whose import hasn't been started, except the given one. Returns their IDs. */
export const deleteOtherUploads = async (db: Queryable, { id, learnerId }: ArchiveKey): Promise<string[]> =>
  (await many(db, sql.deleteOtherUploads, [learnerId, id])).map((row) => row.id);

/**
 * An archive claimed by a run. `pointsBefore` is the number of points that the learner had before the first write, null
 * if nothing has been written yet.
 */
export type ClaimedArchive = QueryTypes['claim']['row'];

/** Identifies one run of one archive. */
export interface RunKey {
  archiveId: string;
  runId: string;
}

/** Claims an archive. Returns undefined when there is nothing to do or another run is alive. */
export const claimArchive = (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<ClaimedArchive | undefined> => first(db, sql.claim, [archiveId, runId]);

/** Returns whether an archive is unfinished and claimed by a run. */
export const isClaimed = async (db: Queryable, archiveId: string): Promise<boolean> =>
  (await first(db, sql.findClaimed, [archiveId])) !== undefined;

/** Records a heartbeat. Returns false when the run has lost its claim or the task was canceled. */
export const recordHeartbeat = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
  percent: number,
): Promise<boolean> => (await run(db, sql.recordHeartbeat, [archiveId, runId, Math.floor(percent)])) > 0;

/** Locks an archive until the transaction ends. Returns false when the run has lost its claim. */
export const lockArchive = async (tx: Queryable, { archiveId, runId }: RunKey): Promise<boolean> =>
  (await first(tx, sql.lockClaimed, [archiveId, runId])) !== undefined;

/** Releases an archive so that the next attempt doesn't have to wait. */
export const releaseArchive = async (db: Queryable, { archiveId, runId }: RunKey): Promise<void> => {
  await db.prisma.accountArchive.updateMany({ where: { id: archiveId, runId }, data: { runId: null } });
};

/** Marks an archive as finished. Returns false when the run has lost its claim. */
export const finishArchive = async (
  tx: Queryable,
  { archiveId, runId }: RunKey,
  packed?: { bytes: number; manifest: ArchiveRow['manifest'] },
): Promise<boolean> =>
  (await run(tx, sql.finish, [
    archiveId,
    runId,
    packed?.bytes ?? null,
    packed ? JSON.stringify(packed.manifest) : null,
  ])) > 0;

/** Adds to the number of imported records of a kind. */
export const countAdded = (tx: Queryable, archiveId: string, kind: string, added: number): Promise<number> =>
  run(tx, sql.addCount, [archiveId, kind, added]);

/** Stores the learner's points before the first write, unless already stored, and returns them. */
export const recordPointsBefore = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<number | undefined> => (await first(db, sql.recordPointsBefore, [archiveId, runId]))?.pointsBefore;

/** Finds one of the learner's finished exports. */
export const findFinishedExport = (
  db: Queryable,
  { id, learnerId }: ArchiveKey,
): Promise<{ createdAt: Date } | null> =>
  db.prisma.accountArchive.findFirst({
    where: { id, learnerId, kind: 'export', finishedAt: { not: null }, bytes: { not: null } },
    select: { createdAt: true },
  });

/** Returns whether another run is writing the same file or has finished it. */
export const hasOtherRun = async (db: Queryable, { archiveId, runId }: RunKey): Promise<boolean> =>
  (await first(db, sql.findOtherRun, [archiveId, runId])) !== undefined;

/** Lists the learner's documents that haven't been analyzed yet. */
export const listUnanalyzed = (
  db: Queryable,
  learnerId: string,
): Promise<{ id: number; language: number; hash: Buffer }[]> => many(db, sql.listUnanalyzed, [learnerId]);

/** Makes all statements of a transaction see the same snapshot of the database. */
export const readFromSnapshot = (tx: Transaction) =>
  tx.client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
