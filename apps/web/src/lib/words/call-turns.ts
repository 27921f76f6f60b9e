/** Calls that are made one after the other. */
export interface CallTurns {
  /** Makes a call once the ones before it are answered; answers as it does. */
  inTurn: <Result>(ask: () => Promise<Result>) => Promise<Result>;
  /** Makes all calls at once that wait for their turn: the page is being left. */
  hurry: () => void;
}

/** Turns for calls of which an earlier one must not overtake a later one. */
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
