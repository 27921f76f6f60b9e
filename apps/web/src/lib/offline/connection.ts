/** What the frame tells of the connection. */
export interface Connection {
  /** Nothing can be fetched; what is kept stands in. */
  isOffline: boolean;
  /** Changes that wait to be sent. */
  waiting: number;
}

let state: Connection = { isOffline: !navigator.onLine, waiting: 0 };
const listeners = new Set<() => void>();

const put = (part: Partial<Connection>): void => {
  const next = { ...state, ...part };
  if (next.isOffline === state.isOffline && next.waiting === state.waiting) return;
  state = next;
  for (const listener of listeners) listener();
};

export const connection = {
  read: (): Connection => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A call has found no connection. */
  lost: (): void => put({ isOffline: true }),
  /** A call has come through. */
  back: (): void => put({ isOffline: false }),
  wait: (waiting: number): void => put({ waiting }),
};
