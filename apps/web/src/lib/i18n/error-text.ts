import { ApiError } from '@glossa/contract/client';
import i18next from 'i18next';

/** Returns the message for an error code, e.g. from a failed task, ignoring case; a generic one for unknown codes. */
export function errorCodeText(code: string): string {
  const key = code.toLowerCase();
  return i18next.t(
    `errors:${i18next.exists(`errors:${key}`) ? key : 'unknown_error'}` as 'errors:unknown_error',
  );
}

/** Returns the message for an error, in the interface language. Codes are keys in the `errors` namespace. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorCodeText('unknown_error');
  const { code, retryAfter } = error;
  if (code === 'rate_limited' && retryAfter !== undefined) {
    return i18next.t('errors:rate_limited_wait', { count: retryAfter });
  }
  return errorCodeText(code);
}

/** Returns the message for a failure that the server reported, or `fallback` if there is none to show. */
export const errorTextOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unknown_error'
    ? errorText(error)
    : fallback;
