import { ApiError } from '@glossa/contract/client';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';

/** Whether a failed sign-in gives no reason the user could act on. */
export const hasNoReason = ({ code }: ApiError): boolean =>
  code === 'unknown_error' || code === 'internal_error';

/** Returns the message above the form for failures that belong to no field, or undefined if there is none. */
export function useSignInProblem(error: ApiError | null): string | undefined {
  const { t } = useTranslation('auth');
  const format = useFormat();
  if (!(error instanceof ApiError) || error.code === 'invalid_credentials' || hasNoReason(error))
    return undefined;
  if (error.code === 'invalid_request' && Object.keys(error.fields).length > 0) return undefined;
  if (error.code === 'rate_limited' && error.retryAfter !== undefined) {
    return t('login.wait', { time: format.duration(error.retryAfter) });
  }
  return errorText(error);
}
