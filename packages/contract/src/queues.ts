import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

/**
 * The queues of jobs. `analysis` is work that one person waits for, `media` and `archives` too but for long, `lemmas`
 * nobody; `upkeep` is the house's own.
 */
export const queueNames = ['analysis', 'media', 'archives', 'lemmas', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];

/** Most jobs and tasks that are told of, or tried again, at once. */
export const mostAtOnce = 100;

/** How a queue stands. */
export const QueueState = z
  .object({
    name: z.enum(queueNames),
    waiting: z.int(),
    active: z.int(),
    /** Those that are due later: what repeats itself, and what is tried again after a while. */
    delayed: z.int(),
    failed: z.int(),
    /** Since when the one that waits longest does so. */
    oldest: Moment.nullable(),
    /** Workers that take jobs from it now. */
    workers: z.int(),
  })
  .meta({ id: 'QueueState' });
export type QueueState = z.infer<typeof QueueState>;

/** A job that failed for good. */
export const FailedJob = z
  .object({
    id: z.string(),
    /** e.g. process-video */
    job: z.string(),
    /** The first line of what went wrong, without addresses of other programs. */
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
  /** How many wait again; others were tried again by somebody else or are gone. */
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
        /** Why there is none. */
        code: z.string().nullable(),
      }),
    ),
  }),
});
