import { messages } from '@glossa/contract/messages';

import type { SignedIn } from '@/domain/session/session-context.ts';

/**
 * Returns why a sign-in with these credentials would fail, as a sentence of the specification, or undefined if they can
 * be sent. Needed when the validation rules could not be loaded; otherwise the form checks its fields itself.
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
export const hasUser = (answer: Partial<SignedIn> | undefined): answer is SignedIn =>
  answer?.user !== undefined;
