/** Runs `work` as soon as the limit allows. If the signal is aborted before that, rejects with its reason. */
export type RunLimited = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** Limits how many tasks run concurrently; the others wait in FIFO order. */
export function createConcurrencyLimit(max: number): RunLimited {
  let free = max;
  const waitingStarts = new Set<() => void>();
  const waitForSlot = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const dequeue = () => {
        waitingStarts.delete(start);
        reject(signal.reason as Error);
      };
      const start = () => {
        waitingStarts.delete(start);
        signal.removeEventListener('abort', dequeue);
        free -= 1;
        resolve();
      };
      signal.throwIfAborted();
      if (free > 0) return start();
      waitingStarts.add(start);
      signal.addEventListener('abort', dequeue, { once: true });
    });
  return async (signal, work) => {
    await waitForSlot(signal);
    try {
      return await work();
    } finally {
      free += 1;
      const [next] = waitingStarts;
      next?.();
    }
  };
}
