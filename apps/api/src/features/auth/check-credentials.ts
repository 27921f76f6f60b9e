import type { Deps } from '#deps.ts';
import { hashPassword, isOutdated, verifyPassword } from '#domain/accounts/password-hash.ts';
import { fail } from '#http/fail.ts';
import type { LimitName } from '#http/limits.ts';
import { findAccount, replacePassword, type Account } from './account-queries.ts';
import { knownDevice } from './device-cookie.ts';
import { emailKey } from './email-key.ts';

interface CredentialDeps extends Pick<Deps, 'db' | 'limits' | 'config'> {
  /** A hash that is checked in place of a missing one. */
  decoy: Promise<string>;
}

/**
 * Finds the account of an address and a password.
 *
 * An unknown address, a wrong password and a deactivated account fail alike (`invalid_credentials`) after the same
 * work. Each try takes a point before it is checked, so that many at once gain nothing; success gives all back.
 */
export async function checkCredentials(
  { db, limits, config, decoy }: CredentialDeps,
  { email, password, device }: { email: string; password: string; device: string | undefined },
): Promise<Account> {
  const account = await findAccount(db, email);
  const known = account && knownDevice(config.secret, account, device);
  const [limit, key]: [LimitName, string] = known
    ? ['login_device', `${account.person.id}:${known}`]
    : ['login_account', emailKey(email)];
  await limits.take(limit, key);
  const fits = await verifyPassword(account?.passwordHash ?? (await decoy), password);
  if (!account || !fits || !account.isActive) return fail('invalid_credentials');
  await limits.reset(limit, key);
  return isOutdated(account.passwordHash) ? renewHash({ db }, account, password) : account;
}

/** Hashes the password at today's cost. */
async function renewHash({ db }: Pick<Deps, 'db'>, account: Account, password: string): Promise<Account> {
  const passwordHash = await hashPassword(password);
  const renewed = await replacePassword(db, account, passwordHash);
  return renewed ? { ...account, passwordHash } : fail('invalid_credentials');
}
