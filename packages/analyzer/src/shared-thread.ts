import type { RunningThread } from './running-thread.ts';

/** Shares one thread, which ends after a period without use. */
export interface SharedThread {
  /** Returns the running thread or a new one. Unless it crashes, it stays alive at least until `release` is called. */
  acquire(): { thread: RunningThread; release: () => void };
  use<Result>(work: (thread: RunningThread) => Promise<Result>): Promise<Result>;
  /** Ends the thread, and prevents new ones from being started. */
  close(): Promise<void>;
}

/** Creates a shared thread. Calls `start` when a thread is needed, and ends it after `idleMs` without use. */
export function createSharedThread(idleMs: number, start: () => RunningThread): SharedThread {
  let current: RunningThread | undefined;
  let useCount = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const ending = current;
    current = undefined;
    await ending?.terminate();
  };
  const acquire = () => {
    if (isClosed) throw new Error('the analyzer is closed');
    clearTimeout(timer);
    if (!current || current.hasExited()) current = start();
    useCount++;
    const release = () => {
      if (--useCount > 0 || isClosed) return;
      timer = setTimeout(() => void end(), idleMs).unref();
    };
    return { thread: current, release };
  };
  return {
    acquire,
    use: async (work) => {
      const { thread, release } = acquire();
      try {
        return await work(thread);
      } finally {
        release();
      }
    },
    close: async () => {
      isClosed = true;
      await end();
    },
  };
}
