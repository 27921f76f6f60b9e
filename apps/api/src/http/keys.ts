import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\0')).digest();

/** Compares two strings in constant time. */
export function constantTimeEquals(a: string, b: string): boolean {
  const leftBytes = Buffer.from(a);
  const right = Buffer.from(b);
  return leftBytes.length === right.length && timingSafeEqual(leftBytes, right);
}

/** Creates a CSRF token for a session ID; the ID is empty when signed out. */
export function createCsrfToken(secret: string, sid: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${hmac(secret, 'csrf', sid, nonce).toString('base64url')}`;
}

export function isCsrfToken(secret: string, sid: string, token: string): boolean {
  const [nonce = '', mac = ''] = token.split('.');
  return constantTimeEquals(mac, hmac(secret, 'csrf', sid, nonce).toString('base64url'));
}

/** Derives a session's key for signing requests. */
export const deriveSigningKey = (secret: string, sid: string): string =>
  hmac(secret, 'sign', sid).toString('hex');

/** Derives the proof that a browser has signed in to an account since its password was last set. */
export const deviceProof = (
  secret: string,
  { device, learnerId, passwordHash }: { device: string; learnerId: string; passwordHash: string },
): string => hmac(secret, 'device', device, learnerId, passwordHash).toString('base64url');

/** Derives the proof that the password of an account was correct. It becomes invalid when the password changes. */
export const signInProof = (
  secret: string,
  {
    nonce,
    learnerId,
    expires,
    passwordHash,
  }: { nonce: string; learnerId: string; expires: string; passwordHash: string },
): string => hmac(secret, 'sign-in', nonce, learnerId, expires, passwordHash).toString('base64url');

/** Derives the 32-byte proof that this server issued a passkey challenge for a purpose. */
export const passkeyChallengeProof = (secret: string, purpose: string, content: string): Buffer =>
  hmac(secret, 'passkey challenge', purpose, content);
