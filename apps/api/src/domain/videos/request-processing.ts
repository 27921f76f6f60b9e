import type { Task } from '@glossa/contract/tasks';
import { statement, type Transaction } from '@glossa/db/database';
import { processVideo } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import { createTask } from '#domain/tasks/tasks.ts';

const setTask = statement('set-video-task', 'UPDATE video SET task_id = $2 WHERE id = $1');
const restart = statement(
  'restart-video',
  `UPDATE video SET status = 'processing', problem = NULL, run_id = NULL
   WHERE id = $1 AND owner_id = $2 AND status = 'failed' RETURNING title`,
);

// Only learners have a library. Other accounts find their videos in the catalog.
const isInCatalogueOnly = statement(
  'is-video-in-catalogue-only',
  `SELECT v.publication IS NOT NULL AND l.account_type <> 'learner' AS only
   FROM video v JOIN learner l ON l.id = v.owner_id WHERE v.id = $1`,
);

interface Key {
  id: string;
  ownerId: string;
}

/** Creates the task to process a video. The caller has to call `enqueueProcessing` after the transaction. */
export async function requestProcessing(tx: Transaction, { id, ownerId }: Key, title: string): Promise<Task> {
  const place = await tx.row<{ only: boolean }>(isInCatalogueOnly, [id]);
  const result = { video_id: id, ...(place?.only && { in_catalogue: true }) };
  const task = await createTask(tx, { ownerId, type: 'process_video', title, result });
  await tx.run(setTask, [id, task.id]);
  return task;
}

/** Restarts a failed video's processing with a new task. Undefined if it hasn't failed. */
export async function retryProcessing(tx: Transaction, key: Key): Promise<Task | undefined> {
  const row = await tx.row<{ title: string }>(restart, [key.id, key.ownerId]);
  return row && requestProcessing(tx, key, row.title);
}

/** Enqueues the processing of a video. If the queue is unavailable, the sweeper retries later. */
export async function enqueueProcessing(
  { jobs, log }: { jobs: Enqueuer; log: { warn(about: object, sentence: string): void } },
  videoId: string,
): Promise<void> {
  // Without a key: the job of a killed worker counts as running until its lock expires.
  await jobs.enqueue(processVideo, { videoId }).catch((error: unknown) => {
    log.warn({ err: error, videoId }, 'processing could not be enqueued');
  });
}
