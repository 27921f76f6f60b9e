import { ApiError } from '@glossa/contract/client';
import { create } from 'zustand';

/** The connection state that the frame shows. */
export interface Connection {
  /** Whether the server cannot be reached and cached data is shown instead. */
  isOffline: boolean;
  /** The number of pending changes. */
  pending: number;
}

export const useConnection = create<Connection>(() => ({ isOffline: !navigator.onLine, pending: 0 }));

export const connection = {
  read: useConnection.getState,
  /** Records whether the server is unreachable. */
  setOffline: (isOffline: boolean): void => useConnection.setState({ isOffline }),
  setPending: (pending: number): void => useConnection.setState({ pending }),
};

/** Creates the error for something that is unavailable offline; the codes are keys in the `errors` namespace. */
export const offlineError = (
  code: 'offline' | 'not_on_device' | 'not_kept_by_terms' | 'access_ended' | 'page_not_found',
): ApiError => new ApiError(404, { code, error: code });

/** Returns whether a call failed for lack of a connection. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network_error';
