import { createHash, randomBytes } from 'node:crypto';

import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from '#http/csrf.ts';
import { authPath, hostCookie, hostCookiePath } from '#http/host-cookie.ts';
import { constantTimeEquals, signInProof } from '#http/keys.ts';
import { insertSignature } from '#http/queries.ts';
import { findAccountById, type Account } from '../queries.ts';

/** Name of the cookie that proves, between the two steps of a sign-in, that the password was correct. */
const challengeCookie = 'glossa_sign_in';

/** Time for the second step, in milliseconds. */
const lifetime = 5 * 60_000;

/** A sign-in that still needs its second step. */
export interface SignInChallenge {
  account: Account;
  /** Identifies the challenge, so that it can be used only once. */
  digest: Buffer;
  expiresAt: Date;
}

/** Sets the cookie for the second step. It isn't a session: only the second step accepts it. */
export function setSignInChallenge(
  response: Response,
  { secret, secure }: Pick<Config, 'secret' | 'secure'>,
  { user, passwordHash }: Account,
): void {
  const nonce = randomBytes(16).toString('base64url');
  const expires = String(Date.now() + lifetime);
  const proof = signInProof(secret, { nonce, learnerId: user.id, expires, passwordHash });
  response.cookie(hostCookie(challengeCookie, { secure }), [nonce, user.id, expires, proof].join('.'), {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: lifetime,
    path: hostCookiePath(authPath, { secure }),
  });
}

export const clearSignInChallenge = (response: Response, { secure }: Pick<Config, 'secure'>): void => {
  response.clearCookie(hostCookie(challengeCookie, { secure }), {
    path: hostCookiePath(authPath, { secure }),
    secure,
  });
};

/**
 * Reads the challenge from a request's cookie.
 * @throws {Failure} sign_in_expired when it is missing, forged or expired, or the password has changed since
 */
export async function readSignInChallenge(
  db: Queryable,
  { secret, secure }: Pick<Config, 'secret' | 'secure'>,
  request: Request,
): Promise<SignInChallenge> {
  const cookie = cookieOf(request, hostCookie(challengeCookie, { secure })) ?? '';
  const [nonce = '', learnerId = '', expires = '', proof = ''] = cookie.split('.');
  const isCurrent = Number(expires) > Date.now() && /^[\da-f-]{36}$/.test(learnerId);
  const account = isCurrent ? await findAccountById(db, learnerId) : undefined;
  if (!account?.isActive) return fail('sign_in_expired');
  const { passwordHash } = account;
  if (!constantTimeEquals(proof, signInProof(secret, { nonce, learnerId, expires, passwordHash })))
    return fail('sign_in_expired');
  const digest = createHash('sha256').update(cookie).digest();
  return { account, digest, expiresAt: new Date(Number(expires)) };
}

/**
 * Uses up a challenge, as part of the transaction that accepts the second step.
 * @throws {Failure} sign_in_expired when it was already used
 */
export async function consumeSignInChallenge(
  tx: Queryable,
  { digest, expiresAt }: SignInChallenge,
): Promise<void> {
  if (!(await insertSignature(tx, digest, expiresAt))) fail('sign_in_expired');
}
