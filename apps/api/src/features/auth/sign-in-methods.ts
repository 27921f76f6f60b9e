import { fail } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';

import type { Config } from '#config.ts';
import { issuerKey } from '#config/single-sign-on.ts';
import { countSignInMethods } from './queries.ts';

/**
 * Checks that an account still has a sign-in method: a password, a passkey or a provider that this site offers.
 * @throws {Failure} sign_in_method_needed
 */
export async function requireSignInMethod(
  tx: Transaction,
  { passwordSignIn, providers }: Pick<Config, 'passwordSignIn' | 'providers'>,
  learnerId: string,
): Promise<void> {
  const methods = await countSignInMethods(tx, learnerId, providers.map(issuerKey));
  const password = passwordSignIn && methods.hasPassword ? 1 : 0;
  if (password + methods.passkeys + methods.identities === 0) fail('sign_in_method_needed');
}
