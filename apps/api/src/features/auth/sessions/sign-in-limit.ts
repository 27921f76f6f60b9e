import { Failure } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { recordFailedAttempt, type EventAccount } from '#domain/security-log/record-event.ts';
import { limitRules, type LimitName } from '#http/limits.ts';
import { findKnownDevice } from '../device-cookie.ts';
import { emailLimitKey } from '../email-limit-key.ts';
import type { Account } from '../queries.ts';

/**
 * Returns the rate limit for sign-in attempts: the browser's own if it has signed in before, otherwise the account's.
 */
export function chooseSignInLimit(
  secret: string,
  { email, account, cookie }: { email: string; account: Account | undefined; cookie: string | undefined },
): [LimitName, string] {
  const device = account && findKnownDevice(secret, account, cookie);
  return device ? ['login_device', `${account.user.id}:${device}`] : ['login_account', emailLimitKey(email)];
}

/**
 * Counts a sign-in attempt. The first attempt over a limit is recorded as a lockout, once per window.
 * @throws {Failure} rate_limited
 */
export async function consumeSignInAttempt(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  [limit, key]: [LimitName, string],
  account: EventAccount,
): Promise<void> {
  try {
    await limits.consume(limit, key);
  } catch (error) {
    if (error instanceof Failure) {
      const subject = 'learnerId' in account ? account.learnerId : account.alias;
      const window = Math.floor(Date.now() / (limitRules[limit].duration * 1000));
      const onceKey = `lockout ${limit} ${subject} ${window}`;
      await recordFailedAttempt(db, { kind: 'lockout', account, failure: 'too_many_attempts', onceKey });
    }
    throw error;
  }
}
