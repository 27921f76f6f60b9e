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

// Its owner finds it in the catalogue: a library is for learners.
const isInCatalogueOnly = statement(
  'is-video-in-catalogue-only',
  `SELECT v.publication IS NOT NULL AND l.account_type <> 'learner' AS only
   FROM video v JOIN learner l ON l.id = v.owner_id WHERE v.id = $1`,
);

interface Key {
  id: string;
  ownerId: string;
}

/** Writes the task of a video that is to be processed; the caller calls `enqueueProcessing` after the transaction. */
export async function requestProcessing(tx: Transaction, { id, ownerId }: Key, title: string): Promise<Task> {
  const place = await tx.row<{ only: boolean }>(isInCatalogueOnly, [id]);
  const result = { video_id: id, ...(place?.only && { in_catalogue: true }) };
  const task = await createTask(tx, { ownerId, type: 'process_video', title, result });
  await tx.run(setTask, [id, task.id]);
  return task;
}

/** Has a failed video processed once more, with a task of its own; undefined when it has not failed. */
export async function retryProcessing(tx: Transaction, key: Key): Promise<Task | undefined> {
  const row = await tx.row<{ title: string }>(restart, [key.id, key.ownerId]);
  return row && requestProcessing(tx, key, row.title);
}

/** Asks the worker for a video. When the queue is away, the sweeper asks again later. */
export async function enqueueProcessing(
  { jobs, log }: { jobs: Enqueuer; log: { warn(about: object, sentence: string): void } },
  videoId: string,
): Promise<void> {
  // Without a key: the job of a worker that was killed counts as running until its lock has run out.
  await jobs.enqueue(processVideo, { videoId }).catch((error: unknown) => {
    log.warn({ err: error, videoId }, 'processing could not be enqueued');
  });
}
