import {
  createPostgresBackend,
  createRedisBackend,
  Queue,
  Worker,
  type Processor,
  type QueueOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';

import type { QueueName } from './job.ts';

/** Where jobs are kept: in the database, or in Redis. */
export type JobStore = { databaseUrl: string } | { redisUrl: string };

/**
 * A connection that breaks while it is lent out and silent, as between two steps of opening a queue, has nobody who listens,
 * and would end the process. Whoever asks something of it next hears of it by that.
 */
class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

const postgres = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  schema: 'bullmq',
  migrate: true,
  max: 4,
  Client: HeardClient,
});

/**
 * A queue that counts only the workers of its own database, and closes its connection. BullMQ lists those of the whole server,
 * leaves a given connection open and removes its own error listener from it.
 */
class RedisQueue extends Queue {
  readonly #connection: Redis;

  constructor(name: QueueName, options: Omit<QueueOptions, 'connection'>, connection: Redis) {
    super(name, { ...options, connection }, createRedisBackend);
    this.#connection = connection;
  }

  override async getWorkersCount(): Promise<number> {
    const workers = await this.getWorkers();
    const own = String(this.#connection.options.db ?? 0);
    return workers.filter(({ db = own }) => db === own).length;
  }

  override async close(): Promise<void> {
    try {
      await super.close();
    } finally {
      this.#connection.disconnect();
    }
  }
}

/** Opens a queue on the store. `onError` is called with every error of its connection, also while the queue is closing. */
export function openQueue(store: JobStore, name: QueueName, onError: (error: Error) => void): Queue {
  const common = {
    defaultJobOptions: { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 7 * 86_400 } },
  };
  if ('redisUrl' in store) {
    const connection = new Redis(store.redisUrl, { maxRetriesPerRequest: null, enableOfflineQueue: false });
    connection.on('error', onError);
    return new RedisQueue(name, common, connection);
  }
  const connection = postgres(store.databaseUrl);
  return new Queue(name, { ...common, connection }, createPostgresBackend) as unknown as Queue;
}

export interface ConsumerOptions {
  concurrency: number;
  /** Milliseconds after which the jobs of a dead worker are given to another. */
  lockDuration: number;
}

/** Opens a queue to take jobs from; it takes none before `run` is called. */
export function openConsumer(
  store: JobStore,
  name: QueueName,
  processor: Processor,
  { concurrency, lockDuration }: ConsumerOptions,
): Worker {
  const common = {
    concurrency,
    lockDuration,
    stalledInterval: lockDuration,
    maxStalledCount: 5,
    autorun: false,
  };
  if ('redisUrl' in store) {
    // Not a connection of ours: a worker would only duplicate it, and nobody would listen to its errors.
    const connection = { url: store.redisUrl, maxRetriesPerRequest: null };
    return new Worker(name, processor, { ...common, connection }, createRedisBackend);
  }
  const connection = postgres(store.databaseUrl);
  return new Worker(name, processor, { ...common, connection }, createPostgresBackend) as unknown as Worker;
}
