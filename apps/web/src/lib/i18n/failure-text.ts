import { ApiError } from '@glossa/contract/client';

import { errorText } from './error-text.ts';

/** Returns the message for a failure that the server reported, or `fallback` if there is none to show. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unknown_error'
    ? errorText(error)
    : fallback;
