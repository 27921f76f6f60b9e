import { makeDecoyHash } from '#domain/accounts/passwords.ts';

let hash: Promise<string> | undefined;

/**
 * Returns a hash that matches no password, for accounts without one. Sign-in attempts take as long as for any other
 * account. All accounts can share it, because its input is random and not stored.
 */
export const getUnusablePasswordHash = (): Promise<string> => (hash ??= makeDecoyHash());
