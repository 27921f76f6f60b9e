import type { Job } from 'bullmq';

import type { Enqueuer } from './enqueuer.ts';
import type { QueueName } from './job.ts';

/** Returns up to `limit` jobs of a queue that failed permanently, latest first. */
export const selectFailedJobs = (
  jobs: Enqueuer,
  name: QueueName,
  limit: number,
): Promise<{ id: string; job: string; reason: string; attempts: number; failedAt: number | undefined }[]> =>
  jobs.inspect(name, async (queue) =>
    (await queue.getFailed(0, limit - 1)).map((job) => ({
      id: job.id ?? '',
      job: job.name,
      reason: job.failedReason ?? '',
      attempts: job.attemptsMade,
      failedAt: job.finishedOn,
    })),
  );

/** Retries failed jobs, either `ids` or the latest `limit`. Returns the number of jobs that are waiting again. */
export const retryFailedJobs = (
  jobs: Enqueuer,
  name: QueueName,
  { ids, limit }: { ids: readonly string[] | undefined; limit: number },
): Promise<number> =>
  jobs.inspect(name, async (queue) => {
    const found = ids
      ? await Promise.all(ids.map((id) => queue.getJob(id)))
      : await queue.getFailed(0, limit - 1);
    let retried = 0;
    for (const job of found as (Job | undefined)[]) {
      // Another request may have retried the job in the meantime.
      if (job && (await job.isFailed()) && (await isRetried(job))) retried += 1;
    }
    return retried;
  });

const isRetried = (job: Job): Promise<boolean> =>
  job.retry('failed').then(
    () => true,
    async (error: unknown) => {
      if (await job.isFailed()) throw error;
      return false;
    },
  );
