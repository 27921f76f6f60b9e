import { setTimeout as pause } from 'node:timers/promises';

import { WaitingError, type Job, type Worker } from 'bullmq';

import { openConsumer, type ConsumerOptions, type JobStore } from './backend.ts';
import type { JobHandler, QueueName } from './job.ts';

export interface Consumer {
  /**
   * Takes no new jobs, and waits `patience` milliseconds for those that run, for ever when it says nothing. What runs
   * then is given back, so that another consumer takes it at once: its handler may not have ended, and the process
   * should. Answers how many were given back.
   */
  close(patience?: number): Promise<number>;
}

/** One run of a job. */
export interface EndedRun {
  name: string;
  queue: QueueName;
  outcome: 'done' | 'failed' | 'given_back';
  /** Milliseconds. */
  duration: number;
}

/** Who hears of what happens, and in what surroundings a job runs. */
export interface ConsumerEvents {
  error: (error: Error) => void;
  failed: (name: string, error: Error) => void;
  /** Runs `work`, which is the handling of a job. */
  around?: (job: { name: string; id: string; payload: unknown }, work: () => Promise<void>) => Promise<void>;
  ended?: ((run: EndedRun) => void) | undefined;
}

/** Milliseconds between two tries to open a queue whose store is away. */
const reopening = 1000;

/** Milliseconds in which a handler may end its tools and let go of what it holds before its job is given back. */
const lettingGo = 5000;

/**
 * Runs jobs with the given handlers, one consumer per queue that they use. A store that is away is waited for.
 */
export function consume(
  store: JobStore,
  handlers: readonly JobHandler[],
  options: Record<QueueName, ConsumerOptions>,
  on: ConsumerEvents,
): Consumer {
  const byName = new Map(handlers.map((handler) => [handler.definition.name, handler]));
  const queues = new Set(handlers.map((handler) => handler.definition.queue));
  const stop = new AbortController();
  let givenBack = 0;
  const handle = async (job: Job) => {
    const handler = byName.get(job.name);
    if (!handler) throw new Error(`no handler for job ${job.name}`);
    const attempt = job.attemptsMade + 1;
    const last = attempt >= (job.opts.attempts ?? 1);
    const work = () => handler.handle(job.data, { attempt, last, signal: stop.signal });
    const around = on.around ?? ((_, run) => run());
    await around({ name: job.name, id: job.id ?? '', payload: job.data }, work);
  };
  const process = async (job: Job, token?: string) => {
    const start = performance.now();
    const tell = (outcome: EndedRun['outcome']) =>
      on.ended?.({
        name: job.name,
        queue: job.queueName as QueueName,
        outcome,
        duration: performance.now() - start,
      });
    try {
      if (await endsInTime(handle(job), stop.signal)) return tell('done');
    } catch (error) {
      // What fails because it has to stop has not failed.
      if (!stop.signal.aborted) {
        tell('failed');
        throw error;
      }
    }
    await job.moveToWait(token);
    givenBack += 1;
    tell('given_back');
    throw new WaitingError();
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
    close: async (patience) => {
      state.isClosing = true;
      const timer = patience === undefined ? undefined : setTimeout(() => stop.abort(), patience);
      await Promise.all([...workers].map((worker) => worker.close()));
      clearTimeout(timer);
      await Promise.all(starts);
      return givenBack;
    },
  };
}

/** True once `work` is done; false when it has not ended some time after `signal` was aborted. */
async function endsInTime(work: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const isLate = new Promise<false>((resolve) => {
    const wait = () => setTimeout(() => resolve(false), lettingGo);
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
    const forget = () => signal.removeEventListener('abort', wait);
    work.then(forget, forget);
  });
  return Promise.race([work.then(() => true), isLate]);
}
