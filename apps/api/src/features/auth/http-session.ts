import type { login } from '@glossa/contract/auth';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { isMissingReference } from '@glossa/db/failures';
import type { Request, Response } from 'express';

import type { Deps } from '#deps.ts';
import type { UserWithPoints } from '#domain/accounts/user.ts';
import { boundSessionId, csrfCookie, hasCsrfToken, issueCsrfToken } from '#http/csrf.ts';
import { deriveSigningKey } from '#http/keys.ts';
import { clearLanguageCookies, restoreLanguageCookies } from '#http/language-cookies.ts';
import { renewSession, sessionCookie, sessionExpiry, signIn, signOut } from '#http/sessions.ts';
import { csrfOptions, type AuthConfig } from './auth-config.ts';
import { deviceCookie, deviceCookiePath, setDeviceCookie } from './device-cookie.ts';
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
  expires_at: sessionExpiry(),
});

/**
 * Opens a session with a new ID and its own CSRF token. Returns undefined when the account has been deactivated, given
 * a new password or had its second factor turned on or off since it was read.
 */
export async function openSession(
  exchange: Exchange,
  { db, config }: Pick<Deps, 'db'> & { config: AuthConfig },
  account: Account,
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
  // Check once the session exists: ending all sessions concurrently then either removes it or is noticed here.
  if (!isOpen || !(await recordSignIn(db, account))) {
    await signOut(request);
    return undefined;
  }
  issueCsrfToken(request, response, csrfOptions(config));
  setDeviceCookie(response, config, account);
  restoreLanguageCookies(exchange, config, toLanguageChoice(account.user));
  return presentSession(exchange, config, account.user);
}

/** Presents the user of a personal access token, which needs no signature and does not expire after an hour. */
export const presentTokenBearer = (user: UserWithPoints, config: AuthConfig): SignedIn => ({
  user: presentUser(user, config),
  signingKey: '',
  expires_at: sessionExpiry(),
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
  { forgetDevice = false }: { forgetDevice?: boolean } = {},
): Promise<void> {
  await signOut(request);
  for (const name of [sessionCookie, csrfCookie]) response.clearCookie(name, { path: '/' });
  clearLanguageCookies(response);
  if (forgetDevice) response.clearCookie(deviceCookie, { path: deviceCookiePath });
}
