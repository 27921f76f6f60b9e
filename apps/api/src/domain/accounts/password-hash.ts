import { randomBytes } from 'node:crypto';

import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Different keyboards may enter the same password as different code points.
const canonical = (password: string): string => password.normalize('NFKC');

/** Hashes a password with argon2id, the package's default. Returns a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), cost);

/** Returns whether a password matches a hash; an invalid hash matches nothing. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, canonical(password)).catch(() => false);

/** Returns whether a hash was made with a cost other than the current one. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

/** Returns a hash that matches no known password, so that checking an unknown account takes as long as a real one. */
export const makeDecoy = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));
