import { queueNames } from '@glossa/contract/queues';
import type { Queue } from 'bullmq';

import { openQueue, type JobStore } from './backend.ts';
import type { JobDefinition, PayloadOf, QueueName } from './job.ts';
import { readQueueState, type QueueState } from './queue-state.ts';

/** Adds jobs to their queues. */
export interface Enqueuer {
  /**
   * Enqueues a job, unless one of the same kind and `key` is waiting or running. Jobs without a `turn` run first,
   * followed by those with the lowest `turn`.
   */
  enqueue<Definition extends JobDefinition>(
    definition: Definition,
    payload: PayloadOf<Definition>,
    key?: string,
    turn?: number,
  ): Promise<void>;
  /** Schedules a recurring job: `every` in milliseconds, or a cron `pattern` in UTC. */
  schedule(definition: JobDefinition, when: { every: number } | { pattern: string }): Promise<void>;
  /** @throws {Error} when the job store is unreachable */
  ping(): Promise<void>;
  /** Returns the state of each queue. */
  states(): Promise<QueueState[]>;
  /**
   * Reads or changes the jobs of a queue.
   * @throws {Error} when the job store is unavailable
   */
  inspect<Result>(name: QueueName, work: (queue: Queue) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Thrown when the job store does not respond in time. */
class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

/** Maximum priority number in BullMQ (https://docs.bullmq.io/guide/jobs/prioritized). */
const maxPriority = 2_097_152;

/** Timeout for inspecting queues, in milliseconds. */
const inspectTimeout = 2000;

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  if (timeoutMs === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueTimeout('the queue did not respond in time')), timeoutMs);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates an enqueuer that opens each queue on first use. `onError` receives connection errors. Enqueuing times out
 * after `timeoutMs` milliseconds, so that users don't wait. Lost jobs are detected and enqueued later.
 */
export function createEnqueuer(
  store: JobStore,
  onError: (error: Error) => void,
  timeoutMs = Number.POSITIVE_INFINITY,
): Enqueuer {
  const queues = new Map<QueueName, Queue>();
  const getQueue = (name: QueueName): Queue => {
    const known = queues.get(name);
    if (known) return known;
    const queue = openQueue(store, name, onError);
    queue.on('error', onError);
    queues.set(name, queue);
    return queue;
  };
  // A queue that failed to open stays failed, so discard it after an error.
  const withQueue = async <Result>(
    name: QueueName,
    work: (queue: Queue) => Promise<Result>,
    wait = Number.POSITIVE_INFINITY,
  ): Promise<Result> => {
    const queue = getQueue(name);
    try {
      return await withTimeout(work(queue), wait);
    } catch (error) {
      // A queue that timed out reconnects by itself, and its command may still run.
      if (error instanceof QueueTimeout) throw error;
      if (queues.get(name) === queue) queues.delete(name);
      queue.close().catch(() => undefined);
      throw error;
    }
  };
  return {
    enqueue: async (definition, payload, key, turn) => {
      const options = {
        attempts: definition.attempts,
        backoff: { type: 'exponential', delay: 1000 },
        ...(key ? { deduplication: { id: `${definition.name}:${key}` } } : {}),
        ...(turn ? { priority: Math.min(turn, maxPriority) } : {}),
      };
      await withQueue(definition.queue, (queue) => queue.add(definition.name, payload, options), timeoutMs);
    },
    schedule: async (definition, when) => {
      await withQueue(definition.queue, (queue) =>
        queue.upsertJobScheduler(definition.name, when, { name: definition.name, data: {} }),
      );
    },
    ping: async () => void (await withQueue('upkeep', (queue) => queue.getWaitingCount())),
    states: async () => {
      const states = [];
      // Query the queues one by one, because the first call creates the tables of a new store and parallel calls would
      // conflict.
      for (const name of queueNames) {
        states.push(await withQueue(name, (queue) => readQueueState(name, queue), inspectTimeout));
      }
      return states;
    },
    inspect: (name, work) => withQueue(name, work, inspectTimeout),
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
