import { messages } from '@glossa/contract/messages';

import type { SignedIn } from '../../lib/session/session-context.ts';

/**
 * Returns why nobody could sign in with these credentials, as a sentence of the specification; undefined when the server
 * can be asked. The form checks its fields itself, unless their rules could not be loaded.
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

/** Tells whether the answer to a sign-in has the user without whom no session can begin. */
export const hasUser = (answer: Partial<SignedIn> | undefined): answer is SignedIn =>
  answer?.user !== undefined;
