import { ApiError } from '@glossa/contract/client';

/** Why something cannot be had without a connection; the codes are those of the `errors` texts. */
export const offlineProblem = (
  code: 'offline' | 'not_on_device' | 'not_kept_by_terms' | 'access_ended' | 'page_not_found',
): ApiError => new ApiError(404, { code, error: code });

/** Whether a call failed because nothing could be reached. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network_error';
