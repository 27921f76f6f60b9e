import { createHash, randomBytes } from 'node:crypto';

/** What is kept of the token of a reset link: whoever reads the table cannot use it. */
export const hashOfResetToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token for a reset link, and what is kept of it. */
export function newResetToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfResetToken(token) };
}
