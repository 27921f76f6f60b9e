import { createHmac } from 'node:crypto';

import type { Request } from 'express';

import { constantTimeEquals } from './keys.ts';

/** Default lifetime of a signed URL, in hours. */
const defaultHours = 6;

const signPath = (secret: string, path: string, expires: string): string =>
  createHmac('sha256', secret).update(['address', path, expires].join('\0')).digest('base64url');

/** Signs a URL that anyone may fetch until it expires. `path` begins with a slash. */
export function signUrl(
  secret: string,
  path: string,
  now: Date,
  hours = defaultHours,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  const signature = signPath(secret, path, expires);
  return { url: `${path}?expires=${expires}&signature=${signature}`, expiresAt };
}

/** Returns whether the URL of a request has a valid signature that has not expired. */
export function isSignedUrl(secret: string, request: Request): boolean {
  const { expires, signature } = request.query;
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  const path = request.originalUrl.split('?', 1)[0] as string;
  return (
    Number(expires) * 1000 > Date.now() && constantTimeEquals(signature, signPath(secret, path, expires))
  );
}
