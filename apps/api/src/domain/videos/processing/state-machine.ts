import type { Task } from '@glossa/contract/tasks';
import type { Queryable, Transaction } from '@glossa/db/database';
import { processVideo } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import { releaseDocument } from '#domain/documents/queries.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';
import { createTask, finishTask } from '#domain/tasks/tasks.ts';
import {
  isCatalogOnly,
  restartVideo,
  setFailed,
  setReady,
  setRequestedTrack,
  setVideoTask,
  type RunKey,
  type VideoKey,
} from './queries.ts';

/*
 * The states of a video's processing. Only this folder changes a video's status, claim and requested track:
 * the statements are in queries.ts.
 *
 *   state      status       task              claim (run_id)
 *   requested  processing   PENDING           none
 *   queued     processing   PENDING           none, and there is a job
 *   running    processing   STARTED           the run
 *   ready      ready        SUCCESS           none
 *   failed     failed       FAILURE, REVOKED  none
 *
 *   requested --enqueueProcessing--> queued --claimVideo--> running --completeProcessing--> ready
 *   running --releaseVideo--> queued             (a retry, or the worker stops)
 *   running --claimVideo--> running              (another run, once the heartbeat stops)
 *   requested, queued, running --failProcessing, cancelProcessing--> failed
 *   failed --retryProcessing--> requested
 *
 * `requestTrack` sends a ready video through the same states with other subtitles. Its status stays `ready`, and the
 * learner keeps watching it with the earlier subtitles, even if processing fails.
 */

/** Creates the task to process a video. The caller has to call `enqueueProcessing` after the transaction. */
export async function requestProcessing(
  tx: Transaction,
  { id, ownerId }: VideoKey,
  title: string,
): Promise<Task> {
  const result = { video_id: id, ...((await isCatalogOnly(tx, id)) && { in_catalogue: true }) };
  const task = await createTask(tx, { ownerId, type: 'process_video', title, result });
  await setVideoTask(tx, id, task.id);
  return task;
}

/** Restarts a failed video's processing with a new task. Undefined if it hasn't failed. */
export async function retryProcessing(tx: Transaction, key: VideoKey): Promise<Task | undefined> {
  const video = await restartVideo(tx, key);
  return video && requestProcessing(tx, key, video.title);
}

/**
 * Requests that another track replace the subtitles `before` of a ready video. Undefined if `before` is no longer
 * current or another track is pending. The caller has to call `enqueueProcessing` after the transaction.
 */
export async function requestTrack(
  tx: Transaction,
  key: VideoKey,
  { title, ...tracks }: { title: string; trackId: string; before: string },
): Promise<Task | undefined> {
  const isRequested = await setRequestedTrack(tx, key, tracks);
  return isRequested ? requestProcessing(tx, key, title) : undefined;
}

/** Enqueues the processing of a video. If the queue is unavailable, the sweeper retries later. */
export async function enqueueProcessing(
  deps: { db: Queryable; jobs: Enqueuer; log: { warn(about: object, sentence: string): void } },
  videoId: string,
): Promise<void> {
  // Use no key, because the job of a killed worker counts as running until its lock expires, and would block the new
  // job.
  const job = { definition: processVideo, payload: { videoId } };
  await enqueueInTurn(deps, { videoId }, job).catch((error: unknown) => {
    deps.log.warn({ err: error, videoId }, 'could not enqueue processing');
  });
}

/**
 * Marks a claimed video as ready with the document of its subtitles, finishes its task, and stops counting an earlier
 * document. Returns false if the run has lost its claim.
 */
export async function completeProcessing(
  tx: Transaction,
  run: RunKey,
  { ownerId, taskId, documentId }: { ownerId: string; taskId: string; documentId: number },
): Promise<boolean> {
  const before = await setReady(tx, run, documentId);
  if (!before) return false;
  if (before.documentId !== null && before.documentId !== documentId) {
    await releaseDocument(tx, ownerId, before.documentId);
  }
  await finishTask(tx, taskId, { status: 'SUCCESS' });
  return true;
}

/** Marks the processing of a video as failed. `problem` is an error code. Returns false if it had already ended. */
export async function failProcessing(
  tx: Transaction,
  video: { videoId: string; taskId: string },
  problem: string,
): Promise<boolean> {
  if (!(await setFailed(tx, video, problem))) return false;
  await finishTask(tx, video.taskId, { status: 'FAILURE', message: problem });
  return true;
}

/** Ends the processing of a video whose task was canceled. Returns false if it had already ended. */
export const cancelProcessing = (
  tx: Transaction,
  video: { videoId: string; taskId: string },
): Promise<boolean> => setFailed(tx, video, 'processing_cancelled');
