import { statement, type Queryable } from '@glossa/db/database';

import { userWithPointsColumns, type UserWithPoints } from '#domain/accounts/user.ts';

/** A user with what sign-in depends on. */
export interface Account {
  user: UserWithPoints;
  passwordHash: string;
  isActive: boolean;
}

const accountColumns = `${userWithPointsColumns}, l.password_hash AS "passwordHash", l.is_active AS "isActive"`;
const byEmail = statement('account-by-email', `SELECT ${accountColumns} FROM learner l WHERE l.email = $1`);
const byId = statement('account-by-id', `SELECT ${accountColumns} FROM learner l WHERE l.id = $1`);
const noteSignIn = statement(
  'note-sign-in',
  'UPDATE learner SET last_login_at = now() WHERE id = $1 AND password_hash = $2 AND is_active',
);
const replaceHash = statement(
  'replace-password-hash',
  'UPDATE learner SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
);
const lock = statement(
  'lock-account',
  'SELECT is_active AS "isActive" FROM learner WHERE id = $1 FOR NO KEY UPDATE',
);

type AccountRow = UserWithPoints & Pick<Account, 'passwordHash' | 'isActive'> & Record<string, unknown>;

function accountOf(row: AccountRow | undefined): Account | undefined {
  if (!row) return undefined;
  const { passwordHash, isActive, ...user } = row;
  return { user, passwordHash, isActive };
}

/** Finds an account by its email, ignoring case. */
export const findAccount = async (db: Queryable, email: string): Promise<Account | undefined> =>
  accountOf(await db.row<AccountRow>(byEmail, [email]));

export const findAccountById = async (db: Queryable, id: string): Promise<Account | undefined> =>
  accountOf(await db.row<AccountRow>(byId, [id]));

/** Records a sign-in. Returns false when the account was deactivated or got a new password in the meantime. */
export const recordSignIn = async (db: Queryable, { user, passwordHash }: Account): Promise<boolean> =>
  (await db.run(noteSignIn, [user.id, passwordHash])) > 0;

/** Replaces an account's password hash. Returns false when it is no longer the one in `account`. */
export const replacePassword = async (
  db: Queryable,
  { user, passwordHash }: Account,
  newHash: string,
): Promise<boolean> => (await db.run(replaceHash, [user.id, passwordHash, newHash])) > 0;

/** Locks an account until the transaction ends. Returns whether it is active. */
export const lockAccount = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.row<{ isActive: boolean }>(lock, [id]))?.isActive ?? false;
