import { ApiError } from '@glossa/contract/client';

import { errorText } from './error-text.ts';

/** What the server says about a failure; `fallback` when it says nothing that can be shown. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unknown_error'
    ? errorText(error)
    : fallback;
