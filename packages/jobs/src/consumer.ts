import type { Job, Worker } from 'bullmq';

import { openConsumer, type ConsumerOptions, type JobStore } from './backend.ts';
import type { JobHandler, QueueName } from './job.ts';

export interface Consumer {
  /** Takes no new jobs, waits for those that run, and closes the connections. */
  close(): Promise<void>;
}

/** Runs jobs with the given handlers, one consumer per queue that they use. */
export function consume(
  store: JobStore,
  handlers: readonly JobHandler[],
  options: Record<QueueName, ConsumerOptions>,
  on: { error: (error: Error) => void; failed: (name: string, error: Error) => void },
): Consumer {
  const byName = new Map(handlers.map((handler) => [handler.definition.name, handler]));
  const queues = new Set(handlers.map((handler) => handler.definition.queue));
  const process = async (job: Job) => {
    const handler = byName.get(job.name);
    if (!handler) throw new Error(`no handler for job ${job.name}`);
    const attempt = job.attemptsMade + 1;
    await handler.handle(job.data, { attempt, last: attempt >= (job.opts.attempts ?? 1) });
  };
  const workers: Worker[] = [...queues].map((name) => {
    const worker = openConsumer(store, name, process, options[name]);
    worker.on('error', on.error);
    worker.on('failed', (job, error) => on.failed(job?.name ?? 'unknown', error));
    return worker;
  });
  return {
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
