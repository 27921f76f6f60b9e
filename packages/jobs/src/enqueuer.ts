import { queueNames } from '@glossa/contract/queues';
import type { Queue } from 'bullmq';

import { openQueue, type JobStore } from './backend.ts';
import type { JobDefinition, PayloadOf, QueueName } from './job.ts';
import { stateOf, type QueueState } from './queue-state.ts';

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
  /** Fails when the store of the jobs cannot be reached. */
  ping(): Promise<void>;
  /** How full each queue is. */
  states(): Promise<QueueState[]>;
  /** Looks at a queue or changes what is in it. Fails when its store is away. */
  inspect<Result>(name: QueueName, work: (queue: Queue) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Thrown when the store of the jobs has not answered in time. */
class QueueSilent extends Error {
  override name = 'QueueSilent';
}

/** Milliseconds for which figures are waited for. */
const figuresPatience = 2000;

async function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  if (patience === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueSilent('the queue does not answer')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens queues on the store when they are first used. `onError` hears of a lost connection. Where people ask for jobs, they
 * wait for the queue for `patience` milliseconds: what it has not taken then is found again without it.
 */
export function createEnqueuer(
  store: JobStore,
  onError: (error: Error) => void,
  patience = Number.POSITIVE_INFINITY,
): Enqueuer {
  const queues = new Map<QueueName, Queue>();
  const queueOf = (name: QueueName): Queue => {
    const known = queues.get(name);
    if (known) return known;
    const queue = openQueue(store, name, onError);
    queue.on('error', onError);
    queues.set(name, queue);
    return queue;
  };
  // A queue whose opening failed would refuse for ever: it remembers that.
  const at = async <Result>(
    name: QueueName,
    work: (queue: Queue) => Promise<Result>,
    wait = Number.POSITIVE_INFINITY,
  ): Promise<Result> => {
    const queue = queueOf(name);
    try {
      return await inTime(work(queue), wait);
    } catch (error) {
      // It waits for its store by itself, and may still do what it was asked for.
      if (error instanceof QueueSilent) throw error;
      if (queues.get(name) === queue) queues.delete(name);
      queue.close().catch(() => undefined);
      throw error;
    }
  };
  return {
    enqueue: async (definition, payload, key) => {
      const options = {
        attempts: definition.attempts,
        backoff: { type: 'exponential', delay: 1000 },
        ...(key ? { deduplication: { id: `${definition.name}:${key}` } } : {}),
      };
      await at(definition.queue, (queue) => queue.add(definition.name, payload, options), patience);
    },
    schedule: async (definition, when) => {
      await at(definition.queue, (queue) =>
        queue.upsertJobScheduler(definition.name, when, { name: definition.name, data: {} }),
      );
    },
    ping: async () => void (await at('upkeep', (queue) => queue.getWaitingCount())),
    states: async () => {
      const states = [];
      // One after the other: the first makes the tables of a new store, and two at once would meet there.
      for (const name of queueNames) {
        states.push(await at(name, (queue) => stateOf(name, queue), figuresPatience));
      }
      return states;
    },
    inspect: (name, work) => at(name, work, figuresPatience),
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
