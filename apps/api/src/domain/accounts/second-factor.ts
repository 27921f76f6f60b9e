import type { Database, Queryable } from '@glossa/db/database';

import type { SecondFactorPolicy } from '#config/second-factor.ts';

/** Removes the app, passkeys and recovery codes of an account. Returns false when it had no second factor. */
export async function removeSecondFactor(tx: Queryable, learnerId: string): Promise<boolean> {
  await tx.prisma.authenticatorApp.deleteMany({ where: { learnerId } });
  await tx.prisma.passkey.deleteMany({ where: { learnerId } });
  await tx.prisma.recoveryCode.deleteMany({ where: { learnerId } });
  const { count } = await tx.prisma.learner.updateMany({
    where: { id: learnerId, hasSecondFactor: true },
    data: { hasSecondFactor: false },
  });
  return count > 0;
}

/** Starts the grace period of a person whose role requires a second factor. */
export async function markSecondFactorAsked(db: Queryable, learnerId: string): Promise<void> {
  await db.prisma.learner.updateMany({
    where: { id: learnerId, secondFactorAskedAt: null },
    data: { secondFactorAskedAt: new Date() },
  });
}

/**
 * Starts the grace period of everyone whose role requires a second factor, also of those who never sign in: a stolen
 * password of theirs must not start it later. When none is required any more, ends all grace periods.
 */
export async function startGracePeriods(
  db: Database,
  { isRequiredForStaff }: SecondFactorPolicy,
): Promise<void> {
  if (!isRequiredForStaff) {
    await db.prisma.learner.updateMany({
      where: { secondFactorAskedAt: { not: null } },
      data: { secondFactorAskedAt: null },
    });
    return;
  }
  await db.prisma.learner.updateMany({
    where: {
      secondFactorAskedAt: null,
      OR: [{ isSuperuser: true }, { isStaff: true }, { canManageContent: true }],
    },
    data: { secondFactorAskedAt: new Date() },
  });
}
