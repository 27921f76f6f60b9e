import type { Database, Transaction } from '@glossa/db/database';

import { rejectCommonPassword, hashPassword } from '#domain/accounts/passwords.ts';
import {
  deleteResetTokens,
  endAllSessions,
  removeSecondFactor,
  revokeAllTokens,
} from '#domain/accounts/queries.ts';
import { pickFreeUsername, suggestUsernames } from '#domain/accounts/usernames.ts';
import { recordAudit, type AuditEvent } from '#domain/audit/record-audit.ts';
import { newAccount } from './new-account.ts';
import * as queries from './queries.ts';

/**
 * Creates an admin, or makes the account with this email one. An existing account is signed out everywhere, and its
 * tokens, second factor and password reset links become invalid, because someone else may have registered it.
 */
export async function makeAdminIn(
  tx: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
  actor: AuditEvent['actor'],
): Promise<{ isNew: boolean }> {
  const isNew = (await queries.findIdByEmail(tx, email)) === undefined;
  const username = await pickFreeUsername(tx, suggestUsernames({ email, firstName: '', lastName: '' }));
  const account = newAccount({ email, role: 'administrator' }, { username, passwordHash, isDemo: false });
  const id = await queries.upsertAdmin(tx, account);
  await endAllSessions(tx, id);
  await revokeAllTokens(tx, id);
  await deleteResetTokens(tx, id);
  await removeSecondFactor(tx, id);
  await recordAudit(tx, {
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
  actor: AuditEvent['actor'],
): Promise<{ isNew: boolean }> {
  rejectCommonPassword('password', password);
  const passwordHash = await hashPassword(password);
  return db.transaction((tx) => makeAdminIn(tx, { email, passwordHash }, actor));
}

/** Makes an existing account an admin, keeping its password. Returns false when there is no such account. */
export const promoteAccount = (db: Database, email: string, actor: AuditEvent['actor']): Promise<boolean> =>
  db.transaction(async (tx) => {
    const id = await queries.promoteAccount(tx, email);
    if (id === undefined) return false;
    await recordAudit(tx, {
      actor,
      action: 'learner.promote',
      target: { kind: 'learner', id },
    });
    return true;
  });
