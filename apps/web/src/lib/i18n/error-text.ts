import { ApiError } from '@glossa/contract/client';
import i18next from 'i18next';

/** What went wrong, in the reader's language. Codes are the keys of the `errors` namespace. */
export function errorText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'unknown_error';
  const key = i18next.exists(`errors:${code}`) ? code : 'unknown_error';
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  if (code === 'rate_limited' && seconds !== undefined) {
    return i18next.t('errors:rate_limited_wait', { count: seconds });
  }
  return i18next.t(`errors:${key}` as 'errors:unknown_error');
}

/** The sentence of an error code, e.g. of a failed task; unknown codes get the general sentence. */
export const codeText = (code: string): string =>
  i18next.exists(`errors:${code}`)
    ? i18next.t(`errors:${code}` as 'errors:unknown_error')
    : i18next.t('errors:unknown_error');
