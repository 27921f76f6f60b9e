/** Runs `work` as soon as the limit allows; rejects with the signal's reason if it is aborted before that. */
export type RunLimited = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** Limits how many tasks run concurrently; the others wait in FIFO order. */
export function createConcurrencyLimit(max: number): RunLimited {
  let free = max;
  const waiting = new Set<() => void>();
  const begin = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const dequeue = () => {
        waiting.delete(start);
        reject(signal.reason as Error);
      };
      const start = () => {
        waiting.delete(start);
        signal.removeEventListener('abort', dequeue);
        free -= 1;
        resolve();
      };
      signal.throwIfAborted();
      if (free > 0) return start();
      waiting.add(start);
      signal.addEventListener('abort', dequeue, { once: true });
    });
  return async (signal, work) => {
    await begin(signal);
    try {
      return await work();
    } finally {
      free += 1;
      const [next] = waiting;
      next?.();
    }
  };
}
