import { fail } from '@glossa/contract/failure';
import type { Request, Response } from 'express';

import { isCsrfToken, createCsrfToken, constantTimeEquals } from './keys.ts';

/** Name of the cookie, readable by scripts, that mirrors the token. */
export const csrfCookie = 'csrftoken';

export interface CsrfOptions {
  secret: string;
  secure: boolean;
  /** Origins that may send state-changing requests, besides the host itself. */
  origins: readonly string[];
}

/** Returns the decoded value of a cookie; undefined if the request doesn't have it. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return tryDecode(part.slice(at + 1).trim());
  }
  return undefined;
}

function tryDecode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Returns the session ID that this request's CSRF tokens are bound to, or an empty string if no one is signed in. */
export const boundSessionId = (request: Request): string => (request.session?.user ? request.sessionID : '');

/** Issues a new token and sets it as the cookie. */
export function issueCsrfToken(request: Request, response: Response, options: CsrfOptions): string {
  const token = createCsrfToken(options.secret, boundSessionId(request));
  response.cookie(csrfCookie, token, { sameSite: 'lax', secure: options.secure, path: '/' });
  return token;
}

/** Returns whether the cookie already mirrors a valid token of this session. */
export const hasCsrfToken = (request: Request, { secret }: CsrfOptions): boolean =>
  isCsrfToken(secret, boundSessionId(request), cookieOf(request, csrfCookie) ?? '');

/** Rejects a request that another site could have triggered. */
export function checkCsrf(request: Request, options: CsrfOptions): void {
  checkOrigin(request, options.origins);
  const token = request.get('x-csrftoken') ?? '';
  const mirrored = cookieOf(request, csrfCookie) ?? '';
  if (!token) fail('csrf_failed', { detail: 'CSRF token missing' });
  if (!constantTimeEquals(token, mirrored) || !isCsrfToken(options.secret, boundSessionId(request), token)) {
    fail('csrf_failed', { detail: 'CSRF token invalid' });
  }
}

function checkOrigin(request: Request, origins: readonly string[]): void {
  const site = request.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none')
    fail('csrf_failed', { detail: 'CSRF: cross-site request' });
  const origin = request.get('origin');
  if (!origin || origins.includes(origin)) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host !== request.host) fail('csrf_failed', { detail: 'CSRF: cross-origin request' });
}
