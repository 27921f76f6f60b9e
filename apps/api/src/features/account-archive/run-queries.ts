import { statement, type Queryable } from '@glossa/db/database';

import type { ArchiveRow } from './queries.ts';

/** Seconds without a heartbeat after which a run counts as dead. */
export const runSilence = 6;

// A live run keeps its claim, because two workers may have received the same job.
const claim = statement(
  'claim-account-archive',
  `UPDATE account_archive a SET run_id = $2 FROM task t
   WHERE a.id = $1 AND t.id = a.task_id AND t.status IN ('PENDING', 'STARTED') AND a.finished_at IS NULL
     AND a.learner_id IS NOT NULL
     AND (a.run_id IS NULL OR t.beat_at < now() - make_interval(secs => ${runSilence}))
   RETURNING a.id, a.learner_id AS "learnerId", a.task_id AS "taskId", a.points_before AS "pointsBefore"`,
);
const held = statement(
  'account-archive-is-held',
  `SELECT 1 AS held FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.id = $1 AND a.run_id IS NOT NULL AND a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')`,
);
const beat = statement(
  'beat-account-archive',
  `UPDATE task t SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $3)
   FROM account_archive a
   WHERE a.id = $1 AND a.run_id = $2 AND t.id = a.task_id AND t.status IN ('PENDING', 'STARTED')`,
);
const hold = statement(
  'hold-account-archive',
  `SELECT 1 AS held FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.id = $1 AND a.run_id = $2 AND a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED') FOR UPDATE OF a`,
);
const release = statement(
  'release-account-archive',
  'UPDATE account_archive SET run_id = NULL WHERE id = $1 AND run_id = $2',
);
const finish = statement(
  'finish-account-archive',
  `UPDATE account_archive SET run_id = NULL, finished_at = now(), bytes = coalesce($3, bytes),
     manifest = coalesce($4, manifest)
   WHERE id = $1 AND run_id = $2 AND finished_at IS NULL`,
);
const count = statement(
  'count-account-import',
  `UPDATE account_archive SET added = added || jsonb_build_object($2::text, coalesce((added->>$2)::int, 0) + $3::int)
   WHERE id = $1 RETURNING added`,
);
const begin = statement(
  'begin-account-import',
  `UPDATE account_archive a SET points_before = coalesce(a.points_before, l.points) FROM learner l
   WHERE a.id = $1 AND a.run_id = $2 AND l.id = a.learner_id RETURNING a.points_before AS "pointsBefore"`,
);

/** An archive that a run has claimed. */
export interface ClaimedArchive {
  id: string;
  learnerId: string;
  taskId: string;
  /** Points before the first write; null when nothing was written. */
  pointsBefore: number | null;
}

/** Identifies one run of one archive. */
export interface RunKey {
  archiveId: string;
  runId: string;
}

/** Claims an archive. Returns undefined when there is nothing to do or another run is alive. */
export const claimArchive = (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<ClaimedArchive | undefined> =>
  db.row<ClaimedArchive & Record<string, unknown>>(claim, [archiveId, runId]);

/** Returns whether a run holds an unfinished archive. */
export const isHeld = async (db: Queryable, archiveId: string): Promise<boolean> =>
  (await db.row(held, [archiveId])) !== undefined;

/** Records a heartbeat. Returns false when the run has lost the archive or the task was canceled. */
export const beatRun = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
  percent: number,
): Promise<boolean> => (await db.run(beat, [archiveId, runId, Math.floor(percent)])) > 0;

/** Locks an archive until the transaction ends. Returns false when the run has lost it. */
export const holdArchive = async (tx: Queryable, { archiveId, runId }: RunKey): Promise<boolean> =>
  (await tx.row(hold, [archiveId, runId])) !== undefined;

/** Releases an archive so that the next attempt doesn't have to wait. */
export const releaseArchive = (db: Queryable, { archiveId, runId }: RunKey): Promise<number> =>
  db.run(release, [archiveId, runId]);

/** Marks an archive as finished. Returns false when the run has lost it. */
export const finishArchive = async (
  tx: Queryable,
  { archiveId, runId }: RunKey,
  packed?: { bytes: number; manifest: ArchiveRow['manifest'] },
): Promise<boolean> =>
  (await tx.run(finish, [
    archiveId,
    runId,
    packed?.bytes ?? null,
    packed ? JSON.stringify(packed.manifest) : null,
  ])) > 0;

/** Adds to the number of imported records of a kind. */
export const countAdded = async (
  tx: Queryable,
  archiveId: string,
  kind: string,
  added: number,
): Promise<void> => {
  await tx.run(count, [archiveId, kind, added]);
};

/** Records that writing begins. Returns the learner's points before the first write. */
export const beginWriting = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<number | undefined> =>
  (await db.row<{ pointsBefore: number }>(begin, [archiveId, runId]))?.pointsBefore;
