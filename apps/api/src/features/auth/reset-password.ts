import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { hashPassword } from '#domain/accounts/password-hash.ts';
import {
  endAllSessions,
  findResetOwner,
  insertResetToken,
  removeResetTokens,
  revokeAllTokens,
  setPasswordHash,
  takeResetToken,
} from '#domain/accounts/password-queries.ts';
import { hashOfResetToken, newResetToken } from '#domain/accounts/reset-token.ts';
import { findAccount, findAccountById, lockAccount, type Account } from './account-queries.ts';
import { emailKey } from './email-key.ts';
import { passwordResetMail, resetMail } from './mails.ts';

type ResetDeps = Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>;

/** Lifetime of a reset link in minutes. */
const lifetime = 30;

/** Sends a reset link if the email has an account. Neither the response nor its timing reveals whether it has. */
export async function requestReset(deps: ResetDeps, email: string): Promise<void> {
  await deps.limits.take('mail_account', emailKey(email));
  deps.background.run('password reset mail', () => sendReset(deps, email));
}

async function sendReset({ db, config, mailer }: ResetDeps, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) return;
  const { token, tokenHash } = newResetToken();
  const learnerId = account.user.id;
  const kept = await db.transaction(async (tx) => {
    // Lock the account, so that only one of two concurrent requests leaves a token.
    if (!(await lockAccount(tx, learnerId))) return false;
    await removeResetTokens(tx, learnerId);
    await insertResetToken(tx, { tokenHash, learnerId, minutes: lifetime });
    return true;
  });
  if (kept) await mailer.send(resetMail(account.user, config.publicUrl, token));
}

/**
 * Sets a new password by a reset token, ends all sessions and revokes all personal access tokens.
 * @throws {Failure} reset_token_invalid when the token is unknown, used, replaced or expired
 */
export async function confirmReset(
  { db, config, mailer, background }: ResetDeps,
  { token, password }: { token: string; password: string },
): Promise<Account> {
  refuseCommon('new_password', password);
  const tokenHash = hashOfResetToken(token);
  const learnerId = (await findResetOwner(db, tokenHash)) ?? fail('reset_token_invalid');
  const passwordHash = await hashPassword(password);
  const account = await db.transaction(async (tx) => {
    const active = await lockAccount(tx, learnerId);
    if (!active || !(await takeResetToken(tx, tokenHash))) return undefined;
    await removeResetTokens(tx, learnerId);
    await setPasswordHash(tx, learnerId, passwordHash);
    await endAllSessions(tx, learnerId);
    await revokeAllTokens(tx, learnerId);
    return findAccountById(tx, learnerId);
  });
  if (!account) return fail('reset_token_invalid');
  background.run('password notice', () => mailer.send(passwordResetMail(account.user, config.publicUrl)));
  return account;
}
