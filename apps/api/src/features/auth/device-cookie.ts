import { createHash, randomBytes } from 'node:crypto';

import type { Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from '#http/csrf.ts';
import { authPath, hostCookie, hostCookiePath, readHostCookie } from '#http/host-cookie.ts';
import { deviceProof, constantTimeEquals } from '#http/keys.ts';
import type { Account } from './queries.ts';

/** Name of the cookie that marks a browser as having signed in to an account before. */
const deviceCookie = 'glossa_device';

/** Cookie lifetime in milliseconds. */
const lifetime = 365 * 24 * 3_600_000;

const createProof = (secret: string, device: string, { user, passwordHash }: Account): string =>
  deviceProof(secret, { device, learnerId: user.id, passwordHash });

export const readDeviceCookie = (request: Request): string | undefined =>
  readHostCookie(request, deviceCookie);

/**
 * Returns the device ID if the browser has signed in to this account since its password was set. Failed sign-ins in
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

/** 16 random bytes in base64url. */
const deviceIdPattern = /^[\w-]{22}$/;

/**
 * Returns the device ID from the browser's cookie, or a new one if there is no cookie. A cookie set for another account
 * is reused, so that a shared browser is recognized by all its accounts.
 */
export function readDeviceId(request: Request): string {
  const [device = ''] = (readDeviceCookie(request) ?? '').split('.');
  return deviceIdPattern.test(device) ? device : randomBytes(16).toString('base64url');
}

/** Returns the SHA-256 of a device ID, as stored in the database. */
export const hashDeviceId = (device: string): Buffer<ArrayBuffer> =>
  createHash('sha256').update(device).digest();

/** Sets the cookie that marks this browser as having signed in to the account. */
export function setDeviceCookie(
  { request, response }: { request: Request; response: Response },
  { secret, secure }: Pick<Config, 'secret' | 'secure'>,
  account: Account,
  device: string,
): void {
  if (secure && cookieOf(request, deviceCookie) !== undefined)
    response.clearCookie(deviceCookie, { path: authPath, secure });
  response.cookie(hostCookie(deviceCookie, { secure }), `${device}.${createProof(secret, device, account)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetime,
    path: hostCookiePath(authPath, { secure }),
  });
}

export function clearDeviceCookie(response: Response, { secure }: Pick<Config, 'secure'>): void {
  response.clearCookie(hostCookie(deviceCookie, { secure }), {
    path: hostCookiePath(authPath, { secure }),
    secure,
  });
}
