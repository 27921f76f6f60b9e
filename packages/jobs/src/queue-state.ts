import type { Queue } from 'bullmq';

import type { QueueName } from './job.ts';

/** Number of jobs in a queue by state. */
export interface QueueState {
  queue: QueueName;
  waiting: number;
  active: number;
  /** Jobs that wait for a set time, such as the backoff before a retry. */
  delayed: number;
  /** Jobs that failed in the last seven days. */
  failed: number;
  /** When the oldest waiting job was enqueued; undefined when none is waiting. */
  waitingSince: Date | undefined;
  /** Workers that currently take jobs from the queue. */
  workers: number;
}

/** Reads the state of a queue. */
export async function readQueueState(name: QueueName, queue: Queue): Promise<QueueState> {
  const [counts, nextJobs, workers] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
    queue.getWorkersCount(),
  ]);
  return {
    queue: name,
    waiting: (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0),
    active: counts['active'] ?? 0,
    delayed: counts['delayed'] ?? 0,
    failed: counts['failed'] ?? 0,
    waitingSince:
      nextJobs.length > 0 ? new Date(Math.min(...nextJobs.map((job) => job.timestamp))) : undefined,
    workers,
  };
}
