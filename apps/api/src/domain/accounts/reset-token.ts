import { createHash, randomBytes } from 'node:crypto';

/** Hashes a reset token for storage, so that a leaked table does not contain usable tokens. */
export const hashOfResetToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a token for a reset link, and the hash to store. */
export function newResetToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfResetToken(token) };
}
