import type { Database, Transaction } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { hashPassword } from '#domain/accounts/password-hash.ts';
import { endAllSessions, removeResetTokens, revokeAllTokens } from '#domain/accounts/password-queries.ts';
import { writeAudit, type Deed } from '#domain/audit/write-audit.ts';
import { findIdByEmail, promoteAdmin } from './first-account-queries.ts';
import type { QueryTypes } from './make-admin.types.ts';

export const sql = statements<QueryTypes>('authMakeAdmin', {
  promote: 'UPDATE learner SET is_superuser = true, is_active = true WHERE email = $1 RETURNING id',
});

/**
 * Creates an admin, or makes the account with this email one. An existing account is signed out everywhere, and its
 * tokens and password reset links become invalid.
 */
export async function makeAdminIn(
  tx: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
  actor: Deed['actor'],
): Promise<{ isNew: boolean }> {
  const isNew = (await findIdByEmail(tx, email)) === undefined;
  const id = await promoteAdmin(tx, email, passwordHash);
  await endAllSessions(tx, id);
  await revokeAllTokens(tx, id);
  await removeResetTokens(tx, id);
  await writeAudit(tx, {
    actor,
    action: 'learner.make_admin',
    target: { kind: 'learner', id },
    detail: { isNew },
  });
  return { isNew };
}

/**
 * Makes an admin with a password, in its own transaction.
 * @throws {Failure} invalid_request for a common password
 */
export async function makeAdmin(
  db: Database,
  { email, password }: { email: string; password: string },
  actor: Deed['actor'],
): Promise<{ isNew: boolean }> {
  refuseCommon('password', password);
  const passwordHash = await hashPassword(password);
  return db.transaction((tx) => makeAdminIn(tx, { email, passwordHash }, actor));
}

/** Makes an existing account an admin, keeping its password. Returns false when there is no such account. */
export const promoteAccount = (db: Database, email: string, actor: Deed['actor']): Promise<boolean> =>
  db.transaction(async (tx) => {
    const account = await first(tx, sql.promote, [email]);
    if (!account) return false;
    await writeAudit(tx, {
      actor,
      action: 'learner.promote',
      target: { kind: 'learner', id: account.id },
    });
    return true;
  });
