import type { Task } from '@glossa/contract/tasks';
import type { Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';
import { processVideo } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import { createTask } from '#domain/tasks/tasks.ts';
import type { QueryTypes } from './request-processing.types.ts';

export const sql = statements<QueryTypes>('videosRequestProcessing', {
  setTask: 'UPDATE video SET task_id = $2 WHERE id = $1',
  restartProcessing: `UPDATE video SET status = 'processing', problem = NULL, run_id = NULL
   WHERE id = $1 AND owner_id = $2 AND status = 'failed' RETURNING title`,
  // Only learners have a library. Other accounts find their videos in the catalog.
  checkCatalogueOnly: `SELECT v.publication IS NOT NULL AND l.account_type <> 'learner' AS only
   FROM video v JOIN learner l ON l.id = v.owner_id WHERE v.id = $1`,
});

interface Key {
  id: string;
  ownerId: string;
}

/** Creates the task to process a video. The caller has to call `enqueueProcessing` after the transaction. */
export async function requestProcessing(tx: Transaction, { id, ownerId }: Key, title: string): Promise<Task> {
  const place = await first(tx, sql.checkCatalogueOnly, [id]);
  const result = { video_id: id, ...(place?.only && { in_catalogue: true }) };
  const task = await createTask(tx, { ownerId, type: 'process_video', title, result });
  await run(tx, sql.setTask, [id, task.id]);
  return task;
}

/** Restarts a failed video's processing with a new task. Undefined if it hasn't failed. */
export async function retryProcessing(tx: Transaction, key: Key): Promise<Task | undefined> {
  const row = await first(tx, sql.restartProcessing, [key.id, key.ownerId]);
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
