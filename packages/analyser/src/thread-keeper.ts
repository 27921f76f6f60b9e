import type { RunningThread } from './running-thread.ts';

/** Shares one thread while it is in use and for a while after. */
export interface ThreadKeeper {
  /** Returns the running thread or a new one. Unless it crashes, it stays alive at least until `release` is called. */
  hold(): { thread: RunningThread; release: () => void };
  use<Result>(work: (thread: RunningThread) => Promise<Result>): Promise<Result>;
  /** Ends the thread for good. */
  close(): Promise<void>;
}

/** Creates a keeper. `idleMs` is how long an unused thread is kept alive, and `start` starts a thread. */
export function createThreadKeeper(idleMs: number, start: () => RunningThread): ThreadKeeper {
  let current: RunningThread | undefined;
  let holders = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const ending = current;
    current = undefined;
    await ending?.end();
  };
  const hold = () => {
    if (closed) throw new Error('the analyser is closed');
    clearTimeout(timer);
    if (!current || current.ended()) current = start();
    holders++;
    const release = () => {
      if (--holders > 0 || closed) return;
      timer = setTimeout(() => void end(), idleMs).unref();
    };
    return { thread: current, release };
  };
  return {
    hold,
    use: async (work) => {
      const { thread, release } = hold();
      try {
        return await work(thread);
      } finally {
        release();
      }
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}
