import { ApiError } from '@glossa/contract/client';

/** Whether a call may work a moment later: the server could not be reached, or is briefly away. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);
