import { ApiError } from '@glossa/contract/client';
import { messages } from '@glossa/contract/messages';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import type { SignedIn } from '@/domain/session/session-context.ts';

/**
 * Returns the contract's message for credentials that would be rejected, or undefined if they can be sent. Needed if
 * the validation rules couldn't be loaded; otherwise the form validates its own fields.
 */
export function credentialsProblem({
  email,
  password,
}: {
  email: string;
  password: string;
}): string | undefined {
  if (email.trim() === '' || password === '') return messages.credentials_required;
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : messages.email_format;
}

/** Returns whether the response to a sign-in includes the user; a session can't start without one. */
export const hasUser = (response: Partial<SignedIn> | undefined): response is SignedIn =>
  response?.user !== undefined;

/** Returns whether a sign-in failed without a reason that the user could act on. */
export const isUnexplained = ({ code }: ApiError): boolean =>
  code === 'unknown_error' || code === 'internal_error';

/** Returns the message to show above the form for a failure that doesn't belong to a field; otherwise undefined. */
export function useSignInProblem(error: ApiError | null): string | undefined {
  const { t } = useTranslation('auth');
  const format = useFormat();
  if (!(error instanceof ApiError) || error.code === 'invalid_credentials' || isUnexplained(error))
    return undefined;
  if (error.code === 'invalid_request' && Object.keys(error.fields).length > 0) return undefined;
  if (error.code === 'rate_limited' && error.retryAfter !== undefined) {
    return t('login.wait', { time: format.duration(error.retryAfter) });
  }
  return errorText(error);
}
