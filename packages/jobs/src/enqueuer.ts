import type { Queue } from 'bullmq';

import { openQueue, type JobStore } from './backend.ts';
import type { JobDefinition, PayloadOf, QueueName } from './job.ts';

/** Puts jobs into their queues. */
export interface Enqueuer {
  /**
   * Enqueues a job. `key` keeps a second job of the same kind and key out while the first waits or runs.
   */
  enqueue<Definition extends JobDefinition>(
    definition: Definition,
    payload: PayloadOf<Definition>,
    key?: string,
  ): Promise<void>;
  /** Has a job run again and again: `every` in milliseconds, or a cron `pattern` in UTC. */
  schedule(definition: JobDefinition, when: { every: number } | { pattern: string }): Promise<void>;
  close(): Promise<void>;
}

/** Opens queues on the store when they are first used. `onError` hears of a lost connection. */
export function createEnqueuer(store: JobStore, onError: (error: Error) => void): Enqueuer {
  const queues = new Map<QueueName, Queue>();
  const queueOf = (name: QueueName): Queue => {
    const known = queues.get(name);
    if (known) return known;
    const queue = openQueue(store, name);
    queue.on('error', onError);
    queues.set(name, queue);
    return queue;
  };
  // A queue whose opening failed would refuse for ever: it remembers that.
  const at = async (name: QueueName, work: (queue: Queue) => Promise<unknown>): Promise<void> => {
    const queue = queueOf(name);
    try {
      await work(queue);
    } catch (error) {
      if (queues.get(name) === queue) queues.delete(name);
      queue.close().catch(() => undefined);
      throw error;
    }
  };
  return {
    enqueue: (definition, payload, key) =>
      at(definition.queue, (queue) =>
        queue.add(definition.name, payload, {
          attempts: definition.attempts,
          backoff: { type: 'exponential', delay: 1000 },
          ...(key ? { deduplication: { id: `${definition.name}:${key}` } } : {}),
        }),
      ),
    schedule: (definition, when) =>
      at(definition.queue, (queue) =>
        queue.upsertJobScheduler(definition.name, when, { name: definition.name, data: {} }),
      ),
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
