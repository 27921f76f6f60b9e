import { randomBytes } from 'node:crypto';

import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One password may be typed as different code points on different keyboards.
const canonical = (password: string): string => password.normalize('NFKC');

/** Hashes a password with argon2id, which is the package's default; answers a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), cost);

/** Tells whether a password fits a hash; a hash that is none fits nothing. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, canonical(password)).catch(() => false);

/** Tells whether a hash was made at another cost than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

/** A hash that no known password fits: checking it takes as long as checking a real one. */
export const makeDecoy = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));
