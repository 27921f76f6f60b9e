import type { Database, Transaction } from '@glossa/db/database';

import { deleteLinks } from '#domain/accounts/email-links/queries.ts';
import { rejectCommonPassword, hashPassword } from '#domain/accounts/passwords.ts';
import {
  deleteResetTokens,
  endAllSessions,
  removeSecondFactor,
  revokeAllTokens,
} from '#domain/accounts/queries.ts';
import { pickFreeUsername, suggestUsernames } from '#domain/accounts/usernames.ts';
import { recordAudit, type AuditEvent } from '#domain/audit/record-audit.ts';
import { recordSecurityEvent, type EventActor } from '#domain/security-log/record-event.ts';
import { newAccount } from './new-account.ts';
import * as queries from './queries.ts';

/**
 * Creates an admin, or promotes the account that has this email. An existing account is signed out everywhere, and its
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
  await deleteLinks(tx, id);
  await removeSecondFactor(tx, id);
  await recordAudit(tx, {
    actor,
    action: 'learner.make_admin',
    target: { kind: 'learner', id },
    detail: { isNew },
  });
  await recordAdminRole(tx, id, actor);
  return { isNew };
}

/**
 * Creates or promotes an admin with a password, in a separate transaction.
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

/**
 * Promotes an existing account to admin, keeping its password. Its sessions, tokens and links are revoked, because
 * someone else may have them. An account with an unverified address may have been registered by someone else, so it
 * isn't promoted unless `needsVerified` is false.
 */
export const promoteAccount = (
  db: Database,
  { email, needsVerified }: { email: string; needsVerified: boolean },
  actor: AuditEvent['actor'],
): Promise<'promoted' | 'unknown' | 'not_verified'> =>
  db.transaction(async (tx) => {
    const account = await queries.lockByEmail(tx, email);
    if (!account) return 'unknown';
    if (needsVerified && account.emailVerifiedAt === null) return 'not_verified';
    const { id } = account;
    await queries.promoteAccount(tx, id);
    const ended = { sessions: await endAllSessions(tx, id), tokens: await revokeAllTokens(tx, id) };
    await deleteResetTokens(tx, id);
    await deleteLinks(tx, id);
    await recordAudit(tx, { actor, action: 'learner.promote', target: { kind: 'learner', id } });
    await recordAdminRole(tx, id, actor);
    await recordSecurityEvent(tx, {
      kind: 'sessions_end',
      account: { learnerId: id },
      actor: toEventActor(actor),
      detail: ended,
    });
    return 'promoted';
  });

/** Records in the security log that an account has become an admin. */
const recordAdminRole = (tx: Transaction, learnerId: string, actor: AuditEvent['actor']): Promise<void> =>
  recordSecurityEvent(tx, {
    kind: 'role_change',
    account: { learnerId },
    actor: toEventActor(actor),
    detail: { is_superuser: [false, true] },
  });

const toEventActor = ({ id }: AuditEvent['actor']): EventActor => (id === null ? 'operator' : { id });
