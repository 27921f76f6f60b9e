import { ApiError } from '@glossa/contract/client';
import i18next from 'i18next';

/** The sentence of an error code, e.g. of a failed task, in any case; unknown codes get the general sentence. */
export function codeText(code: string): string {
  const key = code.toLowerCase();
  return i18next.t(
    `errors:${i18next.exists(`errors:${key}`) ? key : 'unknown_error'}` as 'errors:unknown_error',
  );
}

/** What went wrong, in the reader's language. Codes are the keys of the `errors` namespace. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return codeText('unknown_error');
  const { code, retryAfter } = error;
  if (code === 'rate_limited' && retryAfter !== undefined) {
    return i18next.t('errors:rate_limited_wait', { count: retryAfter });
  }
  return codeText(code);
}
