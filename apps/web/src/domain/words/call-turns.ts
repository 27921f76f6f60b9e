/** A queue of calls that run one at a time. */
export interface CallTurns {
  /** Runs a call after the previous ones have settled; settles like it. */
  inTurn: <Result>(ask: () => Promise<Result>) => Promise<Result>;
  /** Runs all queued calls immediately, because the page is being closed. */
  hurry: () => void;
}

/** Creates a queue for calls that must reach the server in order. */
export function createCallTurns(): CallTurns {
  let queue: Promise<unknown> = Promise.resolve();
  const waiting = new Set<() => void>();
  return {
    inTurn: (ask) => {
      const turn = new Promise<void>((resolve) => {
        const go = () => {
          waiting.delete(go);
          resolve();
        };
        waiting.add(go);
        void queue.then(go);
      });
      const asked = turn.then(ask);
      queue = asked.catch(() => undefined);
      return asked;
    },
    hurry: () => waiting.forEach((go) => go()),
  };
}
