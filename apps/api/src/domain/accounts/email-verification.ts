import { fail } from '@glossa/contract/failure';

import type { EmailVerificationPolicy } from '#config/email-verification.ts';
import type { User } from './user.ts';

/** Returns whether the user's email address is confirmed. Always true if the site doesn't require confirmation. */
export const isEmailVerified = (
  { emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>,
  { isRequired }: EmailVerificationPolicy,
): boolean => !isRequired || emailVerifiedAt !== null;

/**
 * Requires a confirmed email address before users pay or send email to other people.
 * @throws {Failure} email_not_verified
 */
export function requireVerifiedEmail(
  user: Pick<User, 'emailVerifiedAt'>,
  { emailVerification }: { emailVerification: EmailVerificationPolicy },
): void {
  if (!isEmailVerified(user, emailVerification)) fail('email_not_verified');
}
