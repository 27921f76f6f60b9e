import { ApiError } from '@glossa/contract/client';

/** The connection state that the frame shows. */
export interface Connection {
  /** Whether the server cannot be reached, so that cached data is shown. */
  isOffline: boolean;
  /** The number of pending changes. */
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
  /** A request failed for lack of a connection. */
  lost: (): void => put({ isOffline: true }),
  /** A request succeeded. */
  back: (): void => put({ isOffline: false }),
  wait: (waiting: number): void => put({ waiting }),
};

/** Creates the error for what is unavailable offline; the codes are keys of the `errors` namespace. */
export const offlineProblem = (
  code: 'offline' | 'not_on_device' | 'not_kept_by_terms' | 'access_ended' | 'page_not_found',
): ApiError => new ApiError(404, { code, error: code });

/** Returns whether a call failed for lack of a connection. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network_error';
