import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

/**
 * The job queues. Users wait for jobs in `analysis`, and longer for those in `media`, `archives` and `dictionaries`. No
 * one waits for `lemmas`. `upkeep` is for maintenance.
 */
export const queueNames = ['analysis', 'media', 'archives', 'dictionaries', 'lemmas', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];

/** Maximum number of jobs or tasks to list or retry per request. */
export const maxPerRequest = 100;

/** State of a queue. */
export const QueueState = z
  .object({
    name: z.enum(queueNames),
    waiting: z.int(),
    active: z.int(),
    /** Jobs scheduled for later: recurring ones, and retries during their backoff. */
    delayed: z.int(),
    failed: z.int(),
    /** When the oldest waiting job was queued. */
    oldest: Moment.nullable(),
    /** Number of workers currently processing the queue. */
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
    /** First line of the error message, without the addresses of other services. */
    reason: z.string(),
    attempts: z.int(),
    failed_at: Moment.nullable(),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof FailedJob>;

export const listQueues = endpoint({
  method: 'GET',
  path: '/api/tasks/queues/',
  summary: 'Get the state of the job queues',
  access: 'staff',
  result: z.object({ results: z.array(QueueState) }),
  errors: ['queue_unreachable'],
});

const params = { name: z.enum(queueNames) };

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/tasks/queues/{name}/failed/',
  summary: 'List up to 100 failed jobs in a queue, newest first',
  access: 'staff',
  params,
  result: z.object({ results: z.array(FailedJob) }),
  errors: ['queue_unreachable'],
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/tasks/queues/{name}/retry/',
  summary: 'Retry failed jobs in a queue: the given ones, or the latest 100',
  access: 'staff',
  params,
  body: z.strictObject({ ids: z.array(z.string().max(200)).min(1).max(maxPerRequest).optional() }),
  /** Number of jobs queued again. All other requested jobs were already retried or no longer exist. */
  result: z.object({ retried: z.int() }),
  errors: ['queue_unreachable'],
});

export const retryTasks = endpoint({
  method: 'POST',
  path: '/api/tasks/tasks/bulk_retry/',
  summary: 'Retry tasks of any user, each as a new task',
  access: 'staff',
  body: z.strictObject({ ids: z.array(Id).min(1).max(maxPerRequest) }),
  result: z.object({
    results: z.array(
      z.object({
        id: Id,
        /** ID of the new task. */
        retried_as: Id.nullable(),
        /** Error code if it was not retried. */
        code: z.string().nullable(),
      }),
    ),
  }),
});
