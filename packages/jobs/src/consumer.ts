import { setTimeout as pause } from 'node:timers/promises';

import type { Job, Worker } from 'bullmq';

import { openConsumer, type ConsumerOptions, type JobStore } from './backend.ts';
import type { JobHandler, QueueName } from './job.ts';

export interface Consumer {
  /** Takes no new jobs, waits for those that run, and closes the connections. */
  close(): Promise<void>;
}

/** Milliseconds between two tries to open a queue whose store is away. */
const reopening = 1000;

/**
 * Runs jobs with the given handlers, one consumer per queue that they use. A store that is away is waited for.
 */
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
  const workers = new Set<Worker>();
  const state = { isClosing: false };
  // One that could not be opened asks for ever, without a rest, and would not hear that its store is back.
  const start = async (name: QueueName): Promise<void> => {
    while (!state.isClosing) {
      const worker = openConsumer(store, name, process, options[name]);
      workers.add(worker);
      worker.on('error', on.error);
      worker.on('failed', (job, error) => on.failed(job?.name ?? 'unknown', error));
      try {
        await worker.waitUntilReady();
        if (!state.isClosing) worker.run().catch(on.error);
        return;
      } catch {
        workers.delete(worker);
        worker.close().catch(() => undefined);
        await pause(reopening);
      }
    }
  };
  const starts = [...queues].map(start);
  return {
    close: async () => {
      state.isClosing = true;
      await Promise.all([...workers].map((worker) => worker.close()));
      await Promise.all(starts);
    },
  };
}
