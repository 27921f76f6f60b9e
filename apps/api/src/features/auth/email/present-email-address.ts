import type { EmailAddress } from '@glossa/contract/email-address';

import type { EmailVerificationPolicy } from '#config/email-verification.ts';
import type { AccountAddress, EmailLink } from '#domain/accounts/email-links/queries.ts';
import { isEmailVerified } from '#domain/accounts/email-verification.ts';

/** An email change that isn't complete yet. */
export interface PendingChange {
  email: string;
  isConfirmed: boolean;
  /** Null if the current address doesn't have to approve the change. */
  isApproved: boolean | null;
}

/** Returns the pending change that an account's links belong to, if any. */
export function findChange(links: readonly EmailLink[]): PendingChange | undefined {
  const confirmation = links.find(({ purpose }) => purpose === 'new_address');
  const approval = links.find(({ purpose }) => purpose === 'old_address');
  return (
    confirmation && {
      email: confirmation.email,
      isConfirmed: confirmation.usedAt !== null,
      isApproved: approval ? approval.usedAt !== null : null,
    }
  );
}

/** Returns whether both addresses, where required, have approved a change. */
export const isComplete = ({ isConfirmed, isApproved }: PendingChange): boolean =>
  isConfirmed && isApproved !== false;

/** Presents an account's email address with its pending change, which is null once it is complete. */
export function presentEmailAddress(
  address: AccountAddress,
  links: readonly EmailLink[],
  policy: EmailVerificationPolicy,
): EmailAddress {
  const change = findChange(links);
  return {
    email: address.email,
    is_verified: isEmailVerified(address, policy),
    is_link_sent: links.some(
      ({ purpose, usedAt, expiresAt }) =>
        purpose === 'verify' && usedAt === null && expiresAt.getTime() > Date.now(),
    ),
    change:
      change && !isComplete(change)
        ? { email: change.email, is_confirmed: change.isConfirmed, is_approved: change.isApproved }
        : null,
  };
}
