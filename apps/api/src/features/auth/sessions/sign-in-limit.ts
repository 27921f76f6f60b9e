import type { LimitName } from '#http/limits.ts';
import { knownDevice } from '../device-cookie.ts';
import { emailLimitKey } from '../email-limit-key.ts';
import type { Account } from '../queries.ts';

/** Returns the rate limit for attempts to sign in: that of a browser that has signed in before, or the account's. */
export function chooseSignInLimit(
  secret: string,
  { email, account, cookie }: { email: string; account: Account | undefined; cookie: string | undefined },
): [LimitName, string] {
  const device = account && knownDevice(secret, account, cookie);
  return device ? ['login_device', `${account.user.id}:${device}`] : ['login_account', emailLimitKey(email)];
}
