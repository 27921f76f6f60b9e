import type { Logger } from 'pino';

/** Work that no response waits for. */
export interface Background {
  /** Starts `work` and logs its failure under `name`. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when all started work has finished. */
  settled(): Promise<void>;
}

/** Tracks background work so that shutdown can wait for it. */
export function createBackground(log: Pick<Logger, 'error'>): Background {
  const runningWork = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      // Deferred, so that it does not delay the response.
      const startedWork = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => runningWork.delete(startedWork));
      runningWork.add(startedWork);
    },
    settled: async () => {
      while (runningWork.size > 0) await Promise.all(runningWork);
    },
  };
}
