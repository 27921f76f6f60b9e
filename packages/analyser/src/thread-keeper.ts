import type { RunningThread } from './running-thread.ts';

/** Keeps one thread while it is used, and some time longer. */
export interface ThreadKeeper {
  /** The running thread, or a new one; it stays at least until `release` is called, unless it crashes. */
  hold(): { thread: RunningThread; release: () => void };
  use<Result>(work: (thread: RunningThread) => Promise<Result>): Promise<Result>;
  /** Ends the thread; no other is started. */
  close(): Promise<void>;
}

/** `idleMs`: how long a thread that nobody holds is kept; `start` starts one. */
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
