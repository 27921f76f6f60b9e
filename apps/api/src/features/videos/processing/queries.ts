import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Seconds without a heartbeat after which a run counts as dead. */
export const runSilence = 6;

export const sql = statements<QueryTypes>('videosProcessing', {
  // A live run is not replaced: two workers may have a job for the same video.
  claim: `UPDATE video v SET run_id = $2 FROM video_media m, task t
   WHERE v.id = $1 AND m.id = v.media_id AND t.id = v.task_id AND t.status IN ('PENDING', 'STARTED')
     AND (v.status = 'processing' OR v.wanted_track_id IS NOT NULL)
     AND (v.run_id IS NULL OR t.beat_at < now() - make_interval(secs => ${runSilence}))
   RETURNING v.owner_id AS "ownerId", v.language, v.quality, v.transcribe, v.task_id AS "taskId",
     v.wanted_track_id AS "wantedTrackId", v.media_id AS "mediaId", m.source_key AS "sourceKey",
     m.file_key AS "fileKey", m.poster_key AS "posterKey", m.video_url AS "videoUrl"`,
  findHolder: `SELECT 1 AS held FROM video v JOIN task t ON t.id = v.task_id
   WHERE v.id = $1 AND v.run_id IS NOT NULL AND t.status IN ('PENDING', 'STARTED')`,
  beat: `UPDATE task t SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $3), result = coalesce(result, '{}') || jsonb_build_object('stage', $4::text)
   FROM video v WHERE v.id = $1 AND v.run_id = $2 AND t.id = v.task_id AND t.status IN ('PENDING', 'STARTED')`,
  setMedia: `UPDATE video_media m SET source_key = NULL, file_key = $3, file_bytes = $4, poster_key = coalesce(poster_key, $5),
     duration = $6, width = $7, height = $8, has_audio = $9
   FROM video v WHERE v.id = $1 AND v.run_id = $2 AND m.id = v.media_id`,
  finish: `WITH before AS (SELECT id, document_id FROM video WHERE id = $1 AND run_id = $2 FOR UPDATE)
   UPDATE video v SET status = 'ready', problem = NULL, run_id = NULL, transcribe = false, document_id = $3,
     track_id = coalesce(v.wanted_track_id, v.track_id), wanted_track_id = NULL
   FROM before WHERE v.id = before.id RETURNING before.document_id AS "documentId"`,
  release: 'UPDATE video SET run_id = NULL WHERE id = $1 AND run_id = $2',
});

/** A video that a run has claimed. */
export type ClaimedVideo = QueryTypes['claim']['row'];

/** Identifies a run and its video. */
export interface RunKey {
  videoId: string;
  runId: string;
}

/** Claims a video; undefined if there is nothing to do or another run is alive. */
export const claimVideo = (db: Queryable, { videoId, runId }: RunKey): Promise<ClaimedVideo | undefined> =>
  first(db, sql.claim, [videoId, runId]);

/** Whether another run holds a video that is not finished. */
export const isHeld = async (db: Queryable, videoId: string): Promise<boolean> =>
  (await first(db, sql.findHolder, [videoId])) !== undefined;

/** Records a heartbeat; returns false if another run has claimed the video, or the task was canceled. */
export const beatRun = async (
  db: Queryable,
  { videoId, runId }: RunKey,
  { percent, stage }: { percent: number; stage: string },
): Promise<boolean> => (await run(db, sql.beat, [videoId, runId, Math.round(percent), stage])) > 0;

/** Properties of a converted video file. */
export interface MadeMedia {
  fileKey: string;
  fileBytes: number;
  posterKey: string | null;
  /** In milliseconds. */
  duration: number;
  width: number;
  height: number;
  hasAudio: boolean;
}

/** Stores the result; returns false if the run no longer holds the video. */
export const keepMedia = async (
  db: Queryable,
  { videoId, runId }: RunKey,
  { fileKey, fileBytes, posterKey, duration, width, height, hasAudio }: MadeMedia,
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

/**
 * Marks a video as ready with a document; returns the previous one, or undefined if the run no longer holds the video.
 */
export const finishVideo = (tx: Queryable, { videoId, runId }: RunKey, documentId: number) =>
  first(tx, sql.finish, [videoId, runId, documentId]);

/** Releases a video, so that the next try doesn't have to wait. */
export const releaseRun = (db: Queryable, { videoId, runId }: RunKey): Promise<number> =>
  run(db, sql.release, [videoId, runId]);
