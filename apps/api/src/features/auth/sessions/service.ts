import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { hashPassword, needsRehash, verifyPassword } from '#domain/accounts/passwords.ts';
import { findAccount, replacePassword, type Account } from '../queries.ts';
import { chooseSignInLimit } from './sign-in-limit.ts';

interface CredentialDeps extends Pick<Deps, 'db' | 'limits' | 'config'> {
  /** Hash to check against when there is no such account. */
  decoy: Promise<string>;
}

/**
 * Finds the account with an email and a password. Each attempt counts against the rate limit before the check, so that
 * concurrent guesses gain nothing. A success resets the limit, unless a second step follows: else every correct password
 * would buy more guesses at its code.
 *
 * @throws {Failure} invalid_credentials for an unknown email, a wrong password and an inactive account alike, after the
 *   same amount of work
 */
export async function checkCredentials(
  { db, limits, config, decoy }: CredentialDeps,
  { email, password, device: cookie }: { email: string; password: string; device: string | undefined },
): Promise<Account> {
  const account = await findAccount(db, email);
  const [limit, key] = chooseSignInLimit(config.secret, { email, account, cookie });
  await limits.consume(limit, key);
  const isCorrect = await verifyPassword(account?.passwordHash ?? (await decoy), password);
  if (!account || !isCorrect || !account.isActive) return fail('invalid_credentials');
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
