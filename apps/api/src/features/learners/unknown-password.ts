import { makeDecoy } from '#domain/accounts/password-hash.ts';

let made: Promise<string> | undefined;

/**
 * Returns a hash that matches no password, for accounts without one. Attempts to sign in take as long as for any other
 * account. All accounts can share it, because its input is random and not stored.
 */
export const unknownPassword = (): Promise<string> => (made ??= makeDecoy());
