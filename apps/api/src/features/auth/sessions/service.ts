import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { hashPassword, needsRehash, verifyPassword } from '#domain/accounts/passwords.ts';
import { endAllSessions } from '#domain/accounts/queries.ts';
import {
  recordFailedAttempt,
  recordSecurityEvent,
  unknownAccountAlias,
} from '#domain/security-log/record-event.ts';
import { requirePasswordUse } from '../password-use.ts';
import { findAccount, lockAccount, replacePassword, type Account } from '../queries.ts';
import { deleteSession, forgetOtherDevices } from './queries.ts';
import { chooseSignInLimit, consumeSignInAttempt } from './sign-in-limit.ts';

interface CredentialDeps extends Pick<Deps, 'db' | 'limits' | 'config'> {
  /** Hash to check the password against when no account has the email. */
  decoy: Promise<string>;
}

/**
 * Finds the account that matches an email and a password. Each attempt counts against the rate limit before the check,
 * so that concurrent guesses gain nothing. A success resets the limit, unless a second step follows: otherwise, every
 * correct password would allow more guesses at the code.
 *
 * @throws {Failure} invalid_credentials for an unknown email, a wrong password and an inactive account alike, after the
 *   same amount of work; password_sign_in_off
 */
export async function checkCredentials(
  { db, limits, config, decoy }: CredentialDeps,
  { email, password, device: cookie }: { email: string; password: string; device: string | undefined },
): Promise<Account> {
  const account = await findAccount(db, email);
  requirePasswordUse(config, account);
  const [limit, key] = chooseSignInLimit(config.secret, { email, account, cookie });
  const about = account
    ? { learnerId: account.user.id }
    : { alias: unknownAccountAlias(config.secret, email) };
  await consumeSignInAttempt({ db, limits }, [limit, key], about);
  const isCorrect = await verifyPassword(account?.passwordHash ?? (await decoy), password);
  if (!account || !isCorrect || !account.isActive) {
    const failure = !account ? 'unknown_account' : isCorrect ? 'inactive_account' : 'wrong_password';
    await recordFailedAttempt(db, {
      kind: 'sign_in',
      account: about,
      failure,
      detail: { method: 'password' },
    });
    return fail('invalid_credentials');
  }
  if (!account.user.hasSecondFactor) await limits.reset(limit, key);
  return needsRehash(account.passwordHash) ? rehashPassword({ db }, account, password) : account;
}

/** Rehashes the password with the current cost parameters. */
async function rehashPassword(
  { db }: Pick<Deps, 'db'>,
  account: Account,
  password: string,
): Promise<Account> {
  const passwordHash = await hashPassword(password);
  const isReplaced = await replacePassword(db, account, passwordHash);
  return isReplaced ? { ...account, passwordHash } : fail('invalid_credentials');
}

/** Ends one of the user's sessions. @throws {Failure} session_not_found */
export const endSession = (
  db: Database,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await deleteSession(tx, { id, learnerId }))) fail('session_not_found');
    await recordSecurityEvent(tx, { kind: 'sessions_end', account: { learnerId }, detail: { sessions: 1 } });
  });

/** Ends all sessions of an account and forgets its devices except the current one. */
export const signOutEverywhere = (
  db: Database,
  learnerId: string,
  deviceHash: Buffer<ArrayBuffer>,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Wait for sign-ins that are being recorded.
    await lockAccount(tx, learnerId);
    const sessions = await endAllSessions(tx, learnerId);
    await forgetOtherDevices(tx, { learnerId, deviceHash });
    await recordSecurityEvent(tx, { kind: 'sessions_end', account: { learnerId }, detail: { sessions } });
  });
