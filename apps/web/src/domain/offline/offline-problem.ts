import { ApiError } from '@glossa/contract/client';

/** Creates the error for what is unavailable offline; the codes are keys of the `errors` namespace. */
export const offlineProblem = (
  code: 'offline' | 'not_on_device' | 'not_kept_by_terms' | 'access_ended' | 'page_not_found',
): ApiError => new ApiError(404, { code, error: code });

/** Returns whether a call failed for lack of a connection. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network_error';
