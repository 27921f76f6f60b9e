import type { SecondFactorPolicy } from '#config/second-factor.ts';
import type { User } from './user.ts';

const day = 24 * 3_600_000;

type Roles = Pick<User, 'isSuperuser' | 'isStaff' | 'canManageContent'>;

/** Returns whether the user's role requires a second factor. */
export const needsSecondFactor = (user: Roles, { isRequiredForStaff }: SecondFactorPolicy): boolean =>
  isRequiredForStaff && (user.isSuperuser || user.isStaff || user.canManageContent);

/**
 * Returns when the account can no longer be used without a second factor; null when none is required or the account
 * already has one.
 */
export function findSecondFactorDue(
  user: Roles & Pick<User, 'hasSecondFactor' | 'secondFactorAskedAt'>,
  policy: SecondFactorPolicy,
): Date | null {
  if (user.hasSecondFactor || !needsSecondFactor(user, policy)) return null;
  return new Date((user.secondFactorAskedAt?.getTime() ?? Date.now()) + policy.graceDays * day);
}

/** Returns whether the user must set up a second factor before doing anything else. */
export function mustSetUpSecondFactor(user: User, policy: SecondFactorPolicy): boolean {
  const due = findSecondFactorDue(user, policy);
  return due !== null && due.getTime() <= Date.now();
}
