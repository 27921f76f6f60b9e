import type { Queue } from 'bullmq';

import type { QueueName } from './job.ts';

/** Jobs of a queue by what they wait for. */
export interface QueueState {
  queue: QueueName;
  waiting: number;
  active: number;
  /** Wait for their time, as before another try. */
  delayed: number;
  /** Of the last seven days. */
  failed: number;
  /** When the job was asked for that waits longest; undefined when none does. */
  waitingSince: Date | undefined;
  /** Workers that take jobs from it now. */
  workers: number;
}

/** How full a queue is. */
export async function stateOf(name: QueueName, queue: Queue): Promise<QueueState> {
  const [counts, [oldest], workers] = await Promise.all([
    queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getWorkersCount(),
  ]);
  return {
    queue: name,
    waiting: counts['waiting'] ?? 0,
    active: counts['active'] ?? 0,
    delayed: counts['delayed'] ?? 0,
    failed: counts['failed'] ?? 0,
    waitingSince: oldest && new Date(oldest.timestamp),
    workers,
  };
}
