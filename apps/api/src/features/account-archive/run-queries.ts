import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { ArchiveRow } from './queries.ts';
import type { QueryTypes } from './run-queries.types.ts';

/** Seconds without a heartbeat after which a run counts as dead. */
export const runSilence = 6;

export const sql = statements<QueryTypes>('accountArchiveRun', {
  // A live run keeps its claim, because two workers may have received the same job.
  claim: `UPDATE account_archive a SET run_id = $2 FROM task t
   WHERE a.id = $1 AND t.id = a.task_id AND t.status IN ('PENDING', 'STARTED') AND a.finished_at IS NULL
     AND a.learner_id IS NOT NULL
     AND (a.run_id IS NULL OR t.beat_at < now() - make_interval(secs => ${runSilence}))
   RETURNING a.id, a.learner_id AS "learnerId", a.task_id AS "taskId", a.points_before AS "pointsBefore"`,
  findHeld: `SELECT 1 AS held FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.id = $1 AND a.run_id IS NOT NULL AND a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')`,
  beat: `UPDATE task t SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $3)
   FROM account_archive a
   WHERE a.id = $1 AND a.run_id = $2 AND t.id = a.task_id AND t.status IN ('PENDING', 'STARTED')`,
  hold: `SELECT 1 AS held FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.id = $1 AND a.run_id = $2 AND a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED') FOR UPDATE OF a`,
  release: 'UPDATE account_archive SET run_id = NULL WHERE id = $1 AND run_id = $2',
  finish: `UPDATE account_archive SET run_id = NULL, finished_at = now(), bytes = coalesce($3, bytes),
     manifest = coalesce($4, manifest)
   WHERE id = $1 AND run_id = $2 AND finished_at IS NULL`,
  addCount: `UPDATE account_archive SET added = added || jsonb_build_object($2::text, coalesce((added->>$2)::int, 0) + $3::int)
   WHERE id = $1 RETURNING added`,
  noteBeginning: `UPDATE account_archive a SET points_before = coalesce(a.points_before, l.points) FROM learner l
   WHERE a.id = $1 AND a.run_id = $2 AND l.id = a.learner_id RETURNING a.points_before AS "pointsBefore!"`,
});

/** An archive that a run has claimed, with the points before the first write; null when nothing was written. */
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

/** Returns whether a run holds an unfinished archive. */
export const isHeld = async (db: Queryable, archiveId: string): Promise<boolean> =>
  (await first(db, sql.findHeld, [archiveId])) !== undefined;

/** Records a heartbeat. Returns false when the run has lost the archive or the task was canceled. */
export const beatRun = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
  percent: number,
): Promise<boolean> => (await run(db, sql.beat, [archiveId, runId, Math.floor(percent)])) > 0;

/** Locks an archive until the transaction ends. Returns false when the run has lost it. */
export const holdArchive = async (tx: Queryable, { archiveId, runId }: RunKey): Promise<boolean> =>
  (await first(tx, sql.hold, [archiveId, runId])) !== undefined;

/** Releases an archive so that the next attempt doesn't have to wait. */
export const releaseArchive = (db: Queryable, { archiveId, runId }: RunKey): Promise<number> =>
  run(db, sql.release, [archiveId, runId]);

/** Marks an archive as finished. Returns false when the run has lost it. */
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
export const countAdded = async (
  tx: Queryable,
  archiveId: string,
  kind: string,
  added: number,
): Promise<void> => {
  await run(tx, sql.addCount, [archiveId, kind, added]);
};

/** Records that writing begins. Returns the learner's points before the first write. */
export const beginWriting = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<number | undefined> => (await first(db, sql.noteBeginning, [archiveId, runId]))?.pointsBefore;
