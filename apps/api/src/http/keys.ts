import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\0')).digest();

/** Compares without telling by time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A CSRF token for a session id; an empty id stands for nobody signed in. */
export function makeCsrfToken(secret: string, sid: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${hmac(secret, 'csrf', sid, nonce).toString('base64url')}`;
}

export function isCsrfToken(secret: string, sid: string, token: string): boolean {
  const [nonce = '', mac = ''] = token.split('.');
  return sameText(mac, hmac(secret, 'csrf', sid, nonce).toString('base64url'));
}

/** Key for request signatures of a session. */
export const signingKeyOf = (secret: string, sid: string): string =>
  hmac(secret, 'sign', sid).toString('hex');

/** Proof that a browser has signed in to an account since its password was set. */
export const deviceProof = (
  secret: string,
  { device, learnerId, passwordHash }: { device: string; learnerId: string; passwordHash: string },
): string => hmac(secret, 'device', device, learnerId, passwordHash).toString('base64url');
