import { statement, type Queryable } from '@glossa/db/database';

import type { ArchiveRow } from './queries.ts';

/** Seconds without a sign of life after which a run counts as dead. */
export const runSilence = 6;

// A run that lives is not replaced: two workers may have been told of the same archive.
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

/** An archive that a run works on. */
export interface ClaimedArchive {
  id: string;
  learnerId: string;
  taskId: string;
  /** Points before the first of it was written; none when nothing was. */
  pointsBefore: number | null;
}

/** Which run of which archive it is. */
export interface RunKey {
  archiveId: string;
  runId: string;
}

/** Takes an archive on; undefined when there is nothing to do or another run lives. */
export const claimArchive = (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<ClaimedArchive | undefined> =>
  db.row<ClaimedArchive & Record<string, unknown>>(claim, [archiveId, runId]);

/** Whether another run has an archive that is still to be done. */
export const isHeld = async (db: Queryable, archiveId: string): Promise<boolean> =>
  (await db.row(held, [archiveId])) !== undefined;

/** Notes that a run goes on; false when the archive is no longer its own, or the task was cancelled. */
export const beatRun = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
  percent: number,
): Promise<boolean> => (await db.run(beat, [archiveId, runId, Math.floor(percent)])) > 0;

/** Holds an archive until the transaction ends; false when it is no longer this run's own. */
export const holdArchive = async (tx: Queryable, { archiveId, runId }: RunKey): Promise<boolean> =>
  (await tx.row(hold, [archiveId, runId])) !== undefined;

/** Lets an archive go, so that the next try need not wait. */
export const releaseArchive = (db: Queryable, { archiveId, runId }: RunKey): Promise<number> =>
  db.run(release, [archiveId, runId]);

/** Ends the work on an archive; false when it is no longer this run's own. */
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

/** Notes how many records of a kind were added; answers all that were. */
export const countAdded = async (
  tx: Queryable,
  archiveId: string,
  kind: string,
  added: number,
): Promise<void> => {
  await tx.run(count, [archiveId, kind, added]);
};

/** Notes that writing begins; answers the points that the learner had before the first of it was written. */
export const beginWriting = async (
  db: Queryable,
  { archiveId, runId }: RunKey,
): Promise<number | undefined> =>
  (await db.row<{ pointsBefore: number }>(begin, [archiveId, runId]))?.pointsBefore;
