import { ApiError } from '@glossa/contract/client';

/** Returns whether a failure is transient: the server could not be reached, or is briefly unavailable. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);
