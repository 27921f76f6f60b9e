import { statement, type Database, type Transaction } from '@glossa/db/database';

import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { hashPassword } from '#domain/accounts/password-hash.ts';
import { endAllSessions, removeResetTokens, revokeAllTokens } from '#domain/accounts/password-queries.ts';
import { writeAudit, type Deed } from '#domain/audit/write-audit.ts';
import { findIdByEmail, promoteAdmin } from './first-account-queries.ts';

const promote = statement(
  'promote-account',
  'UPDATE learner SET is_superuser = true, is_active = true WHERE email = $1 RETURNING id',
);

/**
 * Makes an admin, or makes one of the account with this address: whoever had it is signed out everywhere, and links in mails
 * to it work no more.
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

/** The same with a password, in a transaction. Fails with `invalid_request` for one that attackers try first. */
export async function makeAdmin(
  db: Database,
  { email, password }: { email: string; password: string },
  actor: Deed['actor'],
): Promise<{ isNew: boolean }> {
  refuseCommon('password', password);
  const passwordHash = await hashPassword(password);
  return db.transaction((tx) => makeAdminIn(tx, { email, passwordHash }, actor));
}

/** Makes an admin of an account that is there, with its password; answers false when there is none. */
export const promoteAccount = (db: Database, email: string, actor: Deed['actor']): Promise<boolean> =>
  db.transaction(async (tx) => {
    const account = await tx.row<{ id: string }>(promote, [email]);
    if (!account) return false;
    await writeAudit(tx, {
      actor,
      action: 'learner.promote',
      target: { kind: 'learner', id: account.id },
    });
    return true;
  });
