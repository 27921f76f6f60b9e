import { randomBytes } from 'node:crypto';

import type { Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from '#http/csrf.ts';
import { deviceProof, constantTimeEquals } from '#http/keys.ts';
import type { Account } from './queries.ts';

/** Name of the cookie that marks a browser as having signed in to an account before. */
export const deviceCookie = 'glossa_device';
/** Only the auth routes need the cookie. */
export const deviceCookiePath = '/api/auth';

/** Cookie lifetime in milliseconds. */
const lifetime = 365 * 24 * 3_600_000;

const createProof = (secret: string, device: string, { user, passwordHash }: Account): string =>
  deviceProof(secret, { device, learnerId: user.id, passwordHash });

/** Returns the device cookie of a request. */
export const readDeviceCookie = (request: Request): string | undefined => cookieOf(request, deviceCookie);

/**
 * Returns the device ID if the browser has signed in to this account since its password was set. Failures in
 * that browser are counted separately, so that an attacker's guesses don't lock the owner out.
 */
export function findKnownDevice(
  secret: string,
  account: Account,
  cookie: string | undefined,
): string | undefined {
  const [device = '', proof = ''] = (cookie ?? '').split('.');
  return device && constantTimeEquals(proof, createProof(secret, device, account)) ? device : undefined;
}

/** Sets the cookie that marks this browser as having signed in to the account. */
export function setDeviceCookie(
  response: Response,
  { secret, secure }: Pick<Config, 'secret' | 'secure'>,
  account: Account,
): void {
  const device = randomBytes(16).toString('base64url');
  response.cookie(deviceCookie, `${device}.${createProof(secret, device, account)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetime,
    path: deviceCookiePath,
  });
}
