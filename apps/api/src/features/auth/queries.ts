import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { userWithPointsColumns } from '#domain/accounts/queries.ts';
import type { User, UserWithPoints } from '#domain/accounts/user.ts';
import type { QueryTypes } from './queries.types.ts';

/** A user with the fields that sign-in depends on. */
export interface Account {
  user: UserWithPoints;
  passwordHash: string;
  isActive: boolean;
  hasPassword: boolean;
  /** End of the period in which an operator lets the user sign in with a password although passwords are turned off. */
  passwordUntil: Date | null;
}

const accountColumns = `${userWithPointsColumns}, l.password_hash AS "passwordHash", l.is_active AS "isActive",
  l.has_password AS "hasPassword", l.password_until AS "passwordUntil"`;

const sql = statements<QueryTypes>('auth', {
  findByEmail: `SELECT ${accountColumns} FROM learner l WHERE l.email = $1`,
  findById: `SELECT ${accountColumns} FROM learner l WHERE l.id = $1`,
  lockAccount: 'SELECT is_active AS "isActive" FROM learner WHERE id = $1 FOR NO KEY UPDATE',
});

function toAccount(row: QueryTypes['findById']['row'] | undefined): Account | undefined {
  if (!row) return undefined;
  const { passwordHash, isActive, hasPassword, passwordUntil, ...user } = row;
  return { user, passwordHash, isActive, hasPassword, passwordUntil };
}

/** Finds an account by its email, ignoring case. */
export const findAccount = async (db: Queryable, email: string): Promise<Account | undefined> =>
  toAccount(await first(db, sql.findByEmail, [email]));

export const findAccountById = async (db: Queryable, id: string): Promise<Account | undefined> =>
  toAccount(await first(db, sql.findById, [id]));

/**
 * Records a sign-in. Returns false when the account was deactivated, its password changed or its second factor was
 * turned on or off in the meantime.
 */
export const recordSignIn = async (db: Queryable, { user, passwordHash }: Account): Promise<boolean> =>
  (
    await db.prisma.learner.updateMany({
      where: { id: user.id, passwordHash, isActive: true, hasSecondFactor: user.hasSecondFactor },
      data: { lastLoginAt: new Date() },
    })
  ).count > 0;

/** Replaces an account's password hash. Returns false when the hash is no longer the one in `account`. */
export const replacePassword = async (
  db: Queryable,
  { user, passwordHash }: Account,
  newHash: string,
): Promise<boolean> => {
  const { count } = await db.prisma.learner.updateMany({
    where: { id: user.id, passwordHash },
    data: { passwordHash: newHash, hasPassword: true },
  });
  return count > 0;
};

/** Locks an account until the transaction ends. Returns whether it is active. */
export const lockAccount = async (tx: Queryable, id: string): Promise<boolean> =>
  (await first(tx, sql.lockAccount, [id]))?.isActive ?? false;

/** Counts an account's sign-in methods. `issuers` are the providers that can still be used. */
export async function countSignInMethods(
  { prisma }: Queryable,
  id: string,
  issuers: readonly string[],
): Promise<{ hasPassword: boolean; passkeys: number; identities: number }> {
  const found = await prisma.learner.findUnique({ where: { id }, select: { hasPassword: true } });
  return {
    hasPassword: found?.hasPassword ?? false,
    passkeys: await prisma.passkey.count({ where: { learnerId: id } }),
    identities: await prisma.externalIdentity.count({
      where: { learnerId: id, issuer: { in: [...issuers] } },
    }),
  };
}

/** Adds the current points to a user. */
export const withPoints = async (db: Queryable, user: User): Promise<UserWithPoints> => {
  const found = await db.prisma.learner.findUnique({ where: { id: user.id }, select: { points: true } });
  return { ...user, points: found?.points ?? 0 };
};
