import { makeDecoy } from '#domain/accounts/password-hash.ts';

let made: Promise<string> | undefined;

/**
 * A hash that no known password fits, for those who have not chosen one yet: trying theirs takes as long as trying any other.
 * One serves all, as nobody knows what it was made of.
 */
export const unknownPassword = (): Promise<string> => (made ??= makeDecoy());
