import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Seconds without a heartbeat after which a run counts as dead. */
export const heartbeatTimeout = 6;

const sql = statements<QueryTypes>('videosProcessing', {
  // Only learners have a library. Other accounts find their videos in the catalog.
  checkCatalogOnly: `SELECT v.publication IS NOT NULL AND l.account_type <> 'learner' AS only
   FROM video v JOIN learner l ON l.id = v.owner_id WHERE v.id = $1`,
  restart: `UPDATE video SET status = 'processing', problem = NULL, run_id = NULL
   WHERE id = $1 AND owner_id = $2 AND status = 'failed' RETURNING title`,

  // A live run keeps its claim, even if another worker has a job for the same video.
  claim: `UPDATE video v SET run_id = $2 FROM video_media m, task t
   WHERE v.id = $1 AND m.id = v.media_id AND t.id = v.task_id AND t.status IN ('PENDING', 'STARTED')
     AND (v.status = 'processing' OR v.wanted_track_id IS NOT NULL)
     AND (v.run_id IS NULL OR t.beat_at < now() - make_interval(secs => ${heartbeatTimeout}))
   RETURNING v.owner_id AS "ownerId", v.language, v.quality, v.transcribe, v.task_id AS "taskId",
     v.wanted_track_id AS "wantedTrackId", v.media_id AS "mediaId", m.source_key AS "sourceKey",
     m.file_key AS "fileKey", m.poster_key AS "posterKey", m.video_url AS "videoUrl"`,
  findRun: `SELECT 1 AS claimed FROM video v JOIN task t ON t.id = v.task_id
   WHERE v.id = $1 AND v.run_id IS NOT NULL AND t.status IN ('PENDING', 'STARTED')`,
  recordHeartbeat: `UPDATE task t SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $3), result = coalesce(result, '{}') || jsonb_build_object('stage', $4::text)
   FROM video v WHERE v.id = $1 AND v.run_id = $2 AND t.id = v.task_id AND t.status IN ('PENDING', 'STARTED')`,
  setMedia: `UPDATE video_media m SET source_key = NULL, file_key = $3, file_bytes = $4, poster_key = coalesce(poster_key, $5),
     duration = $6, width = $7, height = $8, has_audio = $9
   FROM video v WHERE v.id = $1 AND v.run_id = $2 AND m.id = v.media_id`,
  complete: `WITH before AS (SELECT id, document_id FROM video WHERE id = $1 AND run_id = $2 FOR UPDATE)
   UPDATE video v SET status = 'ready', problem = NULL, run_id = NULL, transcribe = false, document_id = $3,
     track_id = coalesce(v.wanted_track_id, v.track_id), wanted_track_id = NULL
   FROM before WHERE v.id = before.id RETURNING before.document_id AS "documentId"`,
  // A video that already has subtitles remains ready when processing other subtitles fails.
  fail: `UPDATE video SET run_id = NULL, wanted_track_id = CASE WHEN document_id IS NULL THEN wanted_track_id END,
     status = CASE WHEN document_id IS NULL THEN 'failed'::video_status ELSE status END,
     problem = CASE WHEN document_id IS NULL THEN $3 ELSE problem END
   WHERE id = $1 AND task_id = $2 AND (status = 'processing' OR wanted_track_id IS NOT NULL)`,
});

/** The IDs of a video and its owner; queries match both. */
export interface VideoKey {
  id: string;
  ownerId: string;
}

/** Identifies a run and its video. */
export interface RunKey {
  videoId: string;
  runId: string;
}

/** Returns whether the owner of a video finds it only in the catalog. */
export const isCatalogOnly = async (tx: Queryable, videoId: string): Promise<boolean> =>
  (await first(tx, sql.checkCatalogOnly, [videoId]))?.only ?? false;

/** Sets the task that processes a video. */
export const setVideoTask = async (tx: Queryable, id: string, taskId: string): Promise<void> => {
  await tx.prisma.video.updateMany({ where: { id }, data: { taskId } });
};

/** Marks a failed video as processing again, and returns its title; undefined if it hasn't failed. */
export const restartVideo = (
  tx: Queryable,
  { id, ownerId }: VideoKey,
): Promise<{ title: string } | undefined> => first(tx, sql.restart, [id, ownerId]);

/**
 * Requests that a track replace `before`; returns false if `before` is no longer current or another track is pending.
 */
export const setRequestedTrack = async (
  tx: Queryable,
  { id, ownerId }: VideoKey,
  { trackId, before }: { trackId: string; before: string },
): Promise<boolean> => {
  // The second of two concurrent changes matches no row: the track has changed, or another track is pending.
  const { count } = await tx.prisma.video.updateMany({
    where: { id, ownerId, status: 'ready', trackId: before, wantedTrackId: null },
    data: { wantedTrackId: trackId },
  });
  return count > 0;
};

/** A video that a run has claimed. */
export type ClaimedVideo = QueryTypes['claim']['row'];

/** Claims a video; undefined if there is nothing to do or another run is alive. */
export const claimVideo = (db: Queryable, { videoId, runId }: RunKey): Promise<ClaimedVideo | undefined> =>
  first(db, sql.claim, [videoId, runId]);

/** Returns whether a run has claimed a video that is not finished. */
export const isClaimed = async (db: Queryable, videoId: string): Promise<boolean> =>
  (await first(db, sql.findRun, [videoId])) !== undefined;

/** Records a heartbeat; returns false if another run has claimed the video, or the task was canceled. */
export const recordHeartbeat = async (
  db: Queryable,
  { videoId, runId }: RunKey,
  { percent, stage }: { percent: number; stage: string },
): Promise<boolean> => (await run(db, sql.recordHeartbeat, [videoId, runId, Math.round(percent), stage])) > 0;

/** Properties of a converted video file. */
export interface ConvertedMedia {
  fileKey: string;
  fileBytes: number;
  posterKey: string | null;
  /** In milliseconds. */
  duration: number;
  width: number;
  height: number;
  hasAudio: boolean;
}

/** Stores the converted file; returns false if the run has lost its claim. */
export const storeMedia = async (
  db: Queryable,
  { videoId, runId }: RunKey,
  { fileKey, fileBytes, posterKey, duration, width, height, hasAudio }: ConvertedMedia,
): Promise<boolean> =>
  (await run(db, sql.setMedia, [
    videoId,
    runId,
    fileKey,
    fileBytes,
    posterKey,
    duration,
    width,
    height,
    hasAudio,
  ])) > 0;

/** Sets the transcript as the track to analyze; returns false if the run has lost its claim. */
export const setTranscript = async (
  tx: Queryable,
  { videoId, runId }: RunKey,
  trackId: string,
): Promise<boolean> => {
  // Clear `transcribe`, so that later attempts don't call the server again.
  const { count } = await tx.prisma.video.updateMany({
    where: { id: videoId, runId },
    data: { wantedTrackId: trackId, transcribe: false },
  });
  return count > 0;
};

/**
 * Marks a video as ready with a document; returns the previous document, or undefined if the run has lost its claim.
 */
export const setReady = (tx: Queryable, { videoId, runId }: RunKey, documentId: number) =>
  first(tx, sql.complete, [videoId, runId, documentId]);

/** Ends the processing of a video with an error code; returns false if it had already ended. */
export const setFailed = async (
  tx: Queryable,
  { videoId, taskId }: { videoId: string; taskId: string },
  problem: string,
): Promise<boolean> => (await run(tx, sql.fail, [videoId, taskId, problem])) > 0;

/** Releases a video, so that the next attempt doesn't have to wait. */
export const releaseVideo = async (db: Queryable, { videoId, runId }: RunKey): Promise<void> => {
  await db.prisma.video.updateMany({ where: { id: videoId, runId }, data: { runId: null } });
};
