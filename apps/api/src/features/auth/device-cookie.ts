import { randomBytes } from 'node:crypto';

import type { Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from '#http/csrf.ts';
import { deviceProof, sameText } from '#http/keys.ts';
import type { Account } from './account-queries.ts';

/** Name of the cookie of a browser that has signed in to an account before. */
export const deviceCookie = 'glossa_device';
/** Nobody but these routes needs it. */
export const deviceCookiePath = '/api/auth';

/** Milliseconds. */
const lifetime = 365 * 24 * 3_600_000;

const proofOf = (secret: string, device: string, { person, passwordHash }: Account): string =>
  deviceProof(secret, { device, learnerId: person.id, passwordHash });

/** What the browser brought of earlier sign-ins. */
export const deviceOf = (request: Request): string | undefined => cookieOf(request, deviceCookie);

/**
 * The id of the device when it has signed in to this account since the password was set.
 * Its failures are counted apart, so that a stranger's guesses do not lock the owner out.
 */
export function knownDevice(
  secret: string,
  account: Account,
  cookie: string | undefined,
): string | undefined {
  const [device = '', proof = ''] = (cookie ?? '').split('.');
  return device && sameText(proof, proofOf(secret, device, account)) ? device : undefined;
}

/** Has the browser remember that it has signed in to this account. */
export function setDeviceCookie(
  response: Response,
  { secret, secure }: Pick<Config, 'secret' | 'secure'>,
  account: Account,
): void {
  const device = randomBytes(16).toString('base64url');
  response.cookie(deviceCookie, `${device}.${proofOf(secret, device, account)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetime,
    path: deviceCookiePath,
  });
}
