import { setTimeout as pause } from 'node:timers/promises';

import { WaitingError, type Job, type Worker } from 'bullmq';

import { openConsumer, type ConsumerOptions, type JobStore } from './backend.ts';
import type { JobHandler, QueueName } from './job.ts';

export interface Consumer {
  /**
   * Stops taking jobs and waits `timeoutMs` milliseconds for running ones, or without limit if undefined. Returns
   * unfinished jobs to the queue, where another consumer can take them immediately. Resolves with the number of
   * returned jobs. Their handlers may still be running, so the process should exit.
   */
  close(timeoutMs?: number): Promise<number>;
}

/** A finished run of a job. */
export interface FinishedRun {
  name: string;
  queue: QueueName;
  outcome: 'done' | 'failed' | 'given_back';
  /** In milliseconds. */
  duration: number;
}

/** Callbacks for errors and finished runs, and a wrapper for each run. */
export interface ConsumerEvents {
  error: (error: Error) => void;
  failed: (name: string, error: Error) => void;
  /** Wraps the handling of a job; must call `work`. */
  wrapRun?: (job: { name: string; id: string; payload: unknown }, work: () => Promise<void>) => Promise<void>;
  onRunEnded?: ((run: FinishedRun) => void) | undefined;
}

/** Milliseconds between attempts to open a queue whose store is unavailable. */
const reopenDelay = 1000;

/**
 * Milliseconds that a handler has to stop its tools and release its resources before its job goes back to the queue.
 */
const shutdownGrace = 5000;

/** Runs jobs with the given handlers, one worker per queue that they use. Retries until the store is available. */
export function consume(
  store: JobStore,
  handlers: readonly JobHandler[],
  options: Record<QueueName, ConsumerOptions>,
  on: ConsumerEvents,
): Consumer {
  const byName = new Map(handlers.map((handler) => [handler.definition.name, handler]));
  const queues = new Set(handlers.map((handler) => handler.definition.queue));
  const stop = new AbortController();
  let returnedCount = 0;
  const handle = async (job: Job) => {
    const handler = byName.get(job.name);
    if (!handler) throw new Error(`no handler for job ${job.name}`);
    const attempt = job.attemptsMade + 1;
    const isLastAttempt = attempt >= (job.opts.attempts ?? 1);
    const work = () => handler.handle(job.data, { attempt, isLastAttempt, signal: stop.signal });
    const wrapRun = on.wrapRun ?? ((_, run) => run());
    await wrapRun({ name: job.name, id: job.id ?? '', payload: job.data }, work);
  };
  const process = async (job: Job, token?: string) => {
    const start = performance.now();
    const notifyEnded = (outcome: FinishedRun['outcome']) =>
      on.onRunEnded?.({
        name: job.name,
        queue: job.queueName as QueueName,
        outcome,
        duration: performance.now() - start,
      });
    try {
      if (await finishesInTime(handle(job), stop.signal)) return notifyEnded('done');
    } catch (error) {
      // A handler that throws because of the shutdown has not failed.
      if (!stop.signal.aborted) {
        notifyEnded('failed');
        throw error;
      }
    }
    await job.moveToWait(token);
    returnedCount += 1;
    notifyEnded('given_back');
    throw new WaitingError();
  };
  const workers = new Set<Worker>();
  const state = { isClosing: false };
  // A worker that failed to open retries in a tight loop and never detects that its store is available again, so
  // replace it.
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
        await pause(reopenDelay);
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
      return returnedCount;
    },
  };
}

/**
 * Returns true once `work` is done, or false if it is still running `shutdownGrace` milliseconds after `signal` was
 * aborted.
 */
async function finishesInTime(work: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const isLate = new Promise<false>((resolve) => {
    const wait = () => setTimeout(() => resolve(false), shutdownGrace);
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
    const removeListener = () => signal.removeEventListener('abort', wait);
    work.then(removeListener, removeListener);
  });
  return Promise.race([work.then(() => true), isLate]);
}
