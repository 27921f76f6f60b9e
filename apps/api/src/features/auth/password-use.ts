import { fail } from '@glossa/contract/failure';

import type { Config } from '#config.ts';
import type { Account } from './queries.ts';

/**
 * Returns whether passwords are accepted, either for everyone on this site or only for this account because an operator
 * has temporarily allowed them.
 */
export const acceptsPassword = (
  { passwordSignIn }: Pick<Config, 'passwordSignIn'>,
  account: Pick<Account, 'passwordUntil'> | undefined,
): boolean => passwordSignIn || (account?.passwordUntil ?? new Date(0)) > new Date();

/**
 * @throws {Failure} password_sign_in_off unless passwords are accepted for the account or, if none is given, for
 * everyone
 */
export function requirePasswordUse(
  config: Pick<Config, 'passwordSignIn'>,
  account?: Pick<Account, 'passwordUntil'>,
): void {
  if (!acceptsPassword(config, account)) fail('password_sign_in_off');
}
