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

/** Where jobs are stored: in the database or in Redis. */
export type JobStore = { databaseUrl: string } | { redisUrl: string };

/**
 * Ignores `error` events. A connection that breaks while it is checked out and idle, for example between two steps of
 * opening a queue, has no other listener, so the event would crash the process. The connection's next query fails
 * anyway.
 */
class ErrorTolerantClient extends pg.Client {
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
  Client: ErrorTolerantClient,
});

/**
 * Counts only the workers of its own Redis database, whereas BullMQ counts the workers on the whole server. Closing the
 * queue also closes its connection, because BullMQ leaves a connection that was passed in open, but removes its own
 * error listener from that connection.
 */
class RedisQueue extends Queue {
  readonly #connection: Redis;

  constructor(name: QueueName, options: Omit<QueueOptions, 'connection'>, connection: Redis) {
    super(name, { ...options, connection }, createRedisBackend);
    this.#connection = connection;
  }

  override async getWorkersCount(): Promise<number> {
    const workers = await this.getWorkers();
    const databaseNumber = String(this.#connection.options.db ?? 0);
    return workers.filter(({ db = databaseNumber }) => db === databaseNumber).length;
  }

  override async close(): Promise<void> {
    try {
      await super.close();
    } finally {
      this.#connection.disconnect();
    }
  }
}

/** Opens a queue. `onError` receives all connection errors, even while the queue is closing. */
export function openQueue(store: JobStore, name: QueueName, onError: (error: Error) => void): Queue {
  const connectionOptions = {
    defaultJobOptions: { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 7 * 86_400 } },
  };
  if ('redisUrl' in store) {
    const connection = new Redis(store.redisUrl, { maxRetriesPerRequest: null, enableOfflineQueue: false });
    connection.on('error', onError);
    return new RedisQueue(name, connectionOptions, connection);
  }
  const connection = postgres(store.databaseUrl);
  return new Queue(name, { ...connectionOptions, connection }, createPostgresBackend) as unknown as Queue;
}

export interface ConsumerOptions {
  concurrency: number;
  /** Milliseconds after which another worker takes over a dead worker's jobs. */
  lockDuration: number;
}

/** Creates a worker for a queue. It takes no jobs until `run` is called. */
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
    // Pass options instead of a connection, because the worker would only duplicate the connection, whose errors would
    // go unhandled.
    const connection = { url: store.redisUrl, maxRetriesPerRequest: null };
    return new Worker(name, processor, { ...common, connection }, createRedisBackend);
  }
  const connection = postgres(store.databaseUrl);
  return new Worker(name, processor, { ...common, connection }, createPostgresBackend) as unknown as Worker;
}
