import type { Logger } from 'pino';

/** Work that no answer waits for. */
export interface Background {
  /** Starts `work`; its failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void;
  /** Ends when all that was started has ended. */
  settled(): Promise<void>;
}

/** Keeps account of background work, so that the process does not end in the middle of it. */
export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      // Started after the answer's own work, so that it takes no time from it.
      const started = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(started));
      running.add(started);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
