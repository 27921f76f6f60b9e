import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { deleteLinks, markVerified } from '#domain/accounts/email-links/queries.ts';
import {
  createResetToken,
  hashPassword,
  hashResetToken,
  rejectCommonPassword,
  verifyPassword,
} from '#domain/accounts/passwords.ts';
import {
  consumeResetToken,
  deleteResetTokens,
  endAllSessions,
  findResetOwner,
  insertResetToken,
  revokeAllTokens,
  setPasswordHash,
} from '#domain/accounts/queries.ts';
import {
  recordFailedAttempt,
  recordSecurityEvent,
  unknownAccountAlias,
} from '#domain/security-log/record-event.ts';
import { mailboxLimitKey } from '../email-limit-key.ts';
import { passwordChangedEmail, passwordResetEmail, resetEmail } from '../emails.ts';
import { requirePasswordUse } from '../password-use.ts';
import { findAccount, findAccountById, lockAccount, replacePassword, type Account } from '../queries.ts';

type PasswordDeps = Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>;

/**
 * Changes the user's password, ends all their sessions and revokes all personal access tokens. The caller opens a new
 * session for the current browser.
 * @throws {Failure} wrong_password, same_password, password_sign_in_off
 */
export async function changePassword(
  { db, config, mailer, background }: Omit<PasswordDeps, 'limits'>,
  learnerId: string,
  { current, next }: { current: string; next: string },
): Promise<Account> {
  const account = await findAccountById(db, learnerId);
  requirePasswordUse(config, account);
  const event = { kind: 'password_change', account: { learnerId } } as const;
  if (!account || !(await verifyPassword(account.passwordHash, current))) {
    await recordFailedAttempt(db, { ...event, failure: 'wrong_password' });
    return fail('wrong_password');
  }
  if (current === next) fail('same_password');
  rejectCommonPassword('new_password', next);
  const passwordHash = await hashPassword(next);
  const replaced = await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, account, passwordHash))) return false;
    await endAllSessions(tx, learnerId);
    await revokeAllTokens(tx, learnerId);
    await deleteResetTokens(tx, learnerId);
    await recordSecurityEvent(tx, event);
    return true;
  });
  // Another request changed the password after it was checked.
  if (!replaced) fail('wrong_password');
  background.run('password notice', () => mailer.send(passwordChangedEmail(account.user, config.publicUrl)));
  return { ...account, passwordHash };
}

/** Lifetime of a reset link in minutes. */
const resetLinkLifetime = 30;

/**
 * Sends a reset link if an account with the email exists. Neither the response nor its timing reveals whether there is
 * one.
 * @throws {Failure} password_sign_in_off, rate_limited
 */
export async function requestReset(deps: PasswordDeps, email: string): Promise<void> {
  requirePasswordUse(deps.config);
  await deps.limits.consume('mail_account', mailboxLimitKey(email));
  deps.background.run('password reset email', () => sendReset(deps, email));
}

async function sendReset({ db, config, mailer }: PasswordDeps, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) {
    const about = { alias: unknownAccountAlias(config.secret, email) };
    return recordFailedAttempt(db, { kind: 'reset_request', account: about, failure: 'unknown_account' });
  }
  const { token, tokenHash } = createResetToken();
  const learnerId = account.user.id;
  const event = { kind: 'reset_request', account: { learnerId } } as const;
  const isStored = await db.transaction(async (tx) => {
    // Lock the account, so that two concurrent requests leave only one token.
    if (!(await lockAccount(tx, learnerId))) return false;
    await recordSecurityEvent(tx, event);
    await deleteResetTokens(tx, learnerId);
    await insertResetToken(tx, { tokenHash, learnerId, minutes: resetLinkLifetime });
    return true;
  });
  if (!isStored) return recordFailedAttempt(db, { ...event, failure: 'inactive_account' });
  await mailer.send(resetEmail(account.user, config.publicUrl, token));
}

/**
 * Sets a new password with a reset token, ends all sessions and revokes all personal access tokens. The link also
 * verifies the address. A pending change of address, which someone else may have started, is canceled.
 * @throws {Failure} reset_token_invalid when the token is unknown, used, replaced or expired; password_sign_in_off
 */
export async function confirmReset(
  { db, config, mailer, background }: PasswordDeps,
  { token, password }: { token: string; password: string },
): Promise<Account> {
  requirePasswordUse(config);
  rejectCommonPassword('new_password', password);
  const tokenHash = hashResetToken(token);
  const learnerId = await findResetOwner(db, tokenHash);
  if (learnerId === undefined) {
    const about = { alias: unknownAccountAlias(config.secret, token) };
    await recordFailedAttempt(db, { kind: 'password_reset', account: about, failure: 'link_invalid' });
    return fail('reset_token_invalid');
  }
  const passwordHash = await hashPassword(password);
  const event = { kind: 'password_reset', account: { learnerId } } as const;
  const account = await db.transaction(async (tx) => {
    const active = await lockAccount(tx, learnerId);
    if (!active || !(await consumeResetToken(tx, tokenHash))) return undefined;
    await deleteResetTokens(tx, learnerId);
    await setPasswordHash(tx, learnerId, passwordHash);
    await endAllSessions(tx, learnerId);
    await revokeAllTokens(tx, learnerId);
    await recordSecurityEvent(tx, event);
    await deleteLinks(tx, learnerId);
    if (await markVerified(tx, learnerId))
      await recordSecurityEvent(tx, { kind: 'email_verify', account: { learnerId } });
    return findAccountById(tx, learnerId);
  });
  if (!account) {
    await recordFailedAttempt(db, { ...event, failure: 'link_invalid' });
    return fail('reset_token_invalid');
  }
  background.run('password notice', () => mailer.send(passwordResetEmail(account.user, config.publicUrl)));
  return account;
}
