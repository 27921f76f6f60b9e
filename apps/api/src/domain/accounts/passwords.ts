import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { hash, parseOptions, verify } from '@node-rs/argon2';

import { commonPasswordsFile } from '#paths.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Different keyboards may produce different code points for the same password.
const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Hashes a password with argon2id, the package's default. Returns a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), cost);

/** Returns whether a password matches a hash; an invalid hash matches nothing. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, normalizePassword(password)).catch(() => false);

/** Returns whether a hash was made with a cost other than the current one. */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

/** Returns a hash that matches no known password, so that checking an unknown account takes as long as a real one. */
export const makeDecoyHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/**
 * Common passwords in lower case, limited to those that pass the rule for new passwords (at least 8 characters, with
 * letters and a digit).
 */
let commonPasswords: Set<string> | undefined;

/** Words that an attacker would try first on this site, listed in docs/security.md. */
const siteWords = /glossa|learn(er|ing)?|language|admin(istrator)?|staff|welcome|password/g;

/** Returns whether a password is little more than the site's words, with digits and punctuation. */
function isMadeOfSiteWords(password: string): boolean {
  const rest = password.replaceAll(siteWords, '');
  return rest !== password && rest.replaceAll(/\P{L}/gu, '').length < 3;
}

/** Returns whether a password, regardless of case, is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(readFileSync(commonPasswordsFile, 'utf8').split('\n').filter(Boolean));
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || isMadeOfSiteWords(lower);
}

/**
 * Rejects a common password; `field` is the input that the password was entered in.
 * @throws {Failure} `invalid_request` with an error for `field`
 */
export function rejectCommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) failFields({ [field]: [messages.password_common] });
}

/** Hashes a reset token for storage, so that a leaked table does not contain usable tokens. */
export const hashResetToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a token for a reset link, and the hash to store. */
export function createResetToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashResetToken(token) };
}
