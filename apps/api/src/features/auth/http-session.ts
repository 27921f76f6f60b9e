import type { login } from '@glossa/contract/auth';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { SignInMethod } from '@glossa/contract/security-log';
import type { Transaction } from '@glossa/db/database';
import { isMissingReference } from '@glossa/db/failures';
import type { Request, Response } from 'express';

import type { Deps } from '#deps.ts';
import type { UserWithPoints } from '#domain/accounts/user.ts';
import { rememberDevice } from '#domain/security-log/queries.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { boundSessionId, csrfCookie, hasCsrfToken, issueCsrfToken } from '#http/csrf.ts';
import { deriveSigningKey } from '#http/keys.ts';
import { clearLanguageCookies, restoreLanguageCookies } from '#http/language-cookies.ts';
import { requestOrigin } from '#platform/request-origin.ts';
import { clearSessionCookie, renewSession, sessionExpiry, signIn, signOut } from '#http/sessions.ts';
import { csrfOptions, type AuthConfig } from './auth-config.ts';
import {
  clearDeviceCookie,
  hashDeviceId,
  findKnownDevice,
  readDeviceCookie,
  readDeviceId,
  setDeviceCookie,
} from './device-cookie.ts';
import { newDeviceEmail } from './emails.ts';
import { toLanguageChoice, presentUser } from './present-user.ts';
import { recordSignIn, type Account } from './queries.ts';

interface Exchange {
  request: Request;
  response: Response;
}

type SignedIn = HandlerResult<typeof login>;

const presentSession = ({ request }: Exchange, config: AuthConfig, user: UserWithPoints): SignedIn => ({
  user: presentUser(user, config),
  signingKey: deriveSigningKey(config.secret, boundSessionId(request)),
  expires_at: sessionExpiry(request),
});

export type SessionDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>;

/**
 * Opens a session with a new ID and its own CSRF token, records the sign-in by `method` in the security log, and
 * notifies the owner of a new device. `provider` is the sign-in provider that was used. Without a method, the session
 * replaces an earlier one. Returns undefined when the account was deactivated, its password changed, or its second
 * factor was turned on or off since the account was read.
 */
export async function openSession(
  exchange: Exchange,
  { db, config, mailer, background }: SessionDeps,
  account: Account,
  method?: SignInMethod,
  provider?: string,
): Promise<SignedIn | undefined> {
  const { request, response } = exchange;
  const isOpen = await signIn(request, account.user).then(
    () => true,
    (error: unknown) => {
      // The account was deleted in the meantime.
      if (isMissingReference(error)) return false;
      throw error;
    },
  );
  // Check only after the session exists. If all sessions are being ended concurrently, this one is then either deleted
  // with them or rejected here.
  const device = readDeviceId(request);
  const isProved = findKnownDevice(config.secret, account, readDeviceCookie(request)) !== undefined;
  const signedIn = isOpen
    ? await db.transaction((tx) => recordDevice(tx, account, { device, isProved, method, provider }))
    : undefined;
  if (!signedIn) {
    await signOut(request);
    return undefined;
  }
  if (signedIn.isNewDevice) {
    const email = newDeviceEmail(account.user, config.publicUrl, { ...requestOrigin(), date: new Date() });
    background.run('security notice', () => mailer.send(email));
  }
  issueCsrfToken(request, response, csrfOptions(config));
  setDeviceCookie(exchange, config, account, device);
  restoreLanguageCookies(exchange, config, toLanguageChoice(account.user));
  return presentSession(exchange, config, account.user);
}

/**
 * Records a sign-in and its device. The account stays locked until the transaction ends, so that only the first of two
 * concurrent sign-ins from one device counts it as new. A device is new unless it is in the account's list, its cookie
 * proves that it was used with the current password, or it is the account's first device. A device that the owner has
 * removed from the list is always new.
 * @returns undefined when the account was deactivated or its password changed in the meantime
 */
async function recordDevice(
  tx: Transaction,
  account: Account,
  {
    device,
    isProved,
    method,
    provider,
  }: {
    device: string;
    isProved: boolean;
    method: SignInMethod | undefined;
    provider: string | undefined;
  },
): Promise<{ isNewDevice: boolean } | undefined> {
  if (!(await recordSignIn(tx, account))) return undefined;
  const learnerId = account.user.id;
  const known = await rememberDevice(tx, { learnerId, deviceHash: hashDeviceId(device), ...requestOrigin() });
  const isNewDevice = known.wasForgotten || (!known.wasKnown && !isProved && known.hasOthers);
  if (method) {
    const detail = { method, ...(provider !== undefined && { provider }), new_device: isNewDevice };
    await recordSecurityEvent(tx, { kind: 'sign_in', account: { learnerId }, detail });
  }
  return { isNewDevice: isNewDevice && method !== undefined };
}

/**
 * Presents the owner of a personal access token. Requests with a token aren't signed, so the signing key is empty. The
 * expiry is the token's.
 */
export const presentTokenBearer = (
  { request }: Pick<Exchange, 'request'>,
  user: UserWithPoints,
  config: AuthConfig,
): SignedIn => ({
  user: presentUser(user, config),
  signingKey: '',
  expires_at: sessionExpiry(request),
});

/** Extends the session by an hour. Repairs a missing or mismatched CSRF cookie and outdated language cookies. */
export async function extendSession(
  exchange: Exchange,
  config: AuthConfig,
  user: UserWithPoints,
): Promise<SignedIn> {
  await renewSession(exchange.request);
  repairCsrfToken(exchange, config);
  restoreLanguageCookies(exchange, config, toLanguageChoice(user));
  return presentSession(exchange, config, user);
}

/** Sets the CSRF cookie unless it already matches the session. */
export function repairCsrfToken({ request, response }: Exchange, config: AuthConfig): void {
  if (!hasCsrfToken(request, csrfOptions(config))) issueCsrfToken(request, response, csrfOptions(config));
}

/** Ends the session and clears its cookies. With `forgetDevice`, also clears the device cookie. */
export async function closeSession(
  { request, response }: Exchange,
  config: Pick<AuthConfig, 'secure'>,
  { forgetDevice = false }: { forgetDevice?: boolean } = {},
): Promise<void> {
  await signOut(request);
  clearSessionCookie(response, config);
  response.clearCookie(csrfCookie, { path: '/' });
  clearLanguageCookies(response);
  if (forgetDevice) clearDeviceCookie(response, config);
}
