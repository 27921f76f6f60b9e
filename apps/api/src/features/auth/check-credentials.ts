import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { hashPassword, isOutdated, verifyPassword } from '#domain/accounts/password-hash.ts';
import type { LimitName } from '#http/limits.ts';
import { findAccount, replacePassword, type Account } from './account-queries.ts';
import { knownDevice } from './device-cookie.ts';
import { emailKey } from './email-key.ts';

interface CredentialDeps extends Pick<Deps, 'db' | 'limits' | 'config'> {
  /** Hash to check against when there is no such account. */
  decoy: Promise<string>;
}

/**
 * Finds the account with an email and a password. Each attempt counts against the rate limit before the check, so that
 * concurrent guesses gain nothing. A success resets the limit.
 *
 * @throws {Failure} invalid_credentials for an unknown email, a wrong password and an inactive account alike, after the
 *   same work
 */
export async function checkCredentials(
  { db, limits, config, decoy }: CredentialDeps,
  { email, password, device }: { email: string; password: string; device: string | undefined },
): Promise<Account> {
  const account = await findAccount(db, email);
  const known = account && knownDevice(config.secret, account, device);
  const [limit, key]: [LimitName, string] = known
    ? ['login_device', `${account.user.id}:${known}`]
    : ['login_account', emailKey(email)];
  await limits.take(limit, key);
  const fits = await verifyPassword(account?.passwordHash ?? (await decoy), password);
  if (!account || !fits || !account.isActive) return fail('invalid_credentials');
  await limits.reset(limit, key);
  return isOutdated(account.passwordHash) ? renewHash({ db }, account, password) : account;
}

/** Rehashes the password with the current cost parameters. */
async function renewHash({ db }: Pick<Deps, 'db'>, account: Account, password: string): Promise<Account> {
  const passwordHash = await hashPassword(password);
  const renewed = await replacePassword(db, account, passwordHash);
  return renewed ? { ...account, passwordHash } : fail('invalid_credentials');
}
