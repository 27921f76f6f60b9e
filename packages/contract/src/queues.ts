import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

/**
 * The job queues. A user waits for jobs in `analysis`, and longer for those in `media`, `archives` and `dictionaries`.
 * No one waits for `lemmas`. `upkeep` is for maintenance.
 */
export const queueNames = ['analysis', 'media', 'archives', 'dictionaries', 'lemmas', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];

/** Most jobs and tasks to list, or to retry, in one call. */
export const mostAtOnce = 100;

/** State of a queue. */
export const QueueState = z
  .object({
    name: z.enum(queueNames),
    waiting: z.int(),
    active: z.int(),
    /** Jobs that are due later: repeating ones, and retries waiting for their backoff. */
    delayed: z.int(),
    failed: z.int(),
    /** When the longest-waiting job was queued. */
    oldest: Moment.nullable(),
    /** Workers that currently take jobs from it. */
    workers: z.int(),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof QueueState>;

/** A job that failed permanently. */
export const FailedJob = z
  .object({
    id: z.string(),
    /** For example `process-video`. */
    job: z.string(),
    /** First line of the error, without the addresses of other services. */
    reason: z.string(),
    attempts: z.int(),
    failed_at: Moment.nullable(),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof FailedJob>;

export const listQueues = endpoint({
  method: 'GET',
  path: '/api/tasks/queues/',
  summary: 'How the queues of jobs stand',
  access: 'staff',
  result: z.object({ results: z.array(QueueState) }),
  errors: ['queue_unreachable'],
});

const params = { name: z.enum(queueNames) };

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/tasks/queues/{name}/failed/',
  summary: 'Jobs of a queue that failed, the latest first, at most 100',
  access: 'staff',
  params,
  result: z.object({ results: z.array(FailedJob) }),
  errors: ['queue_unreachable'],
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/tasks/queues/{name}/retry/',
  summary: 'Try failed jobs of a queue again: those named, or the latest 100',
  access: 'staff',
  params,
  body: z.strictObject({ ids: z.array(z.string().max(200)).min(1).max(mostAtOnce).optional() }),
  /** Number of jobs queued again. The others were retried by someone else or no longer exist. */
  result: z.object({ retried: z.int() }),
  errors: ['queue_unreachable'],
});

export const retryTasks = endpoint({
  method: 'POST',
  path: '/api/tasks/tasks/bulk_retry/',
  summary: 'Try several tasks of anybody again, each as a new one',
  access: 'staff',
  body: z.strictObject({ ids: z.array(Id).min(1).max(mostAtOnce) }),
  result: z.object({
    results: z.array(
      z.object({
        id: Id,
        /** The new task. */
        retried_as: Id.nullable(),
        /** Error code if it was not retried. */
        code: z.string().nullable(),
      }),
    ),
  }),
});
