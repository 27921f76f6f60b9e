import type { login } from '@glossa/contract/auth';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { isMissingReference } from '@glossa/db/failures';
import type { Request, Response } from 'express';

import type { Deps } from '#deps.ts';
import { boundSession, csrfCookie, hasCsrfToken, issueCsrfToken } from '#http/csrf.ts';
import { signingKeyOf } from '#http/keys.ts';
import { clearLanguageCookies, mendLanguageCookies } from '#http/language-cookies.ts';
import type { PersonWithPoints } from '#http/person.ts';
import { renewSession, sessionCookie, sessionEnd, signIn, signOut } from '#http/sessions.ts';
import { recordSignIn, type Account } from './account-queries.ts';
import { csrfOptions, type AuthConfig } from './auth-config.ts';
import { deviceCookie, deviceCookiePath, setDeviceCookie } from './device-cookie.ts';
import { languageChoiceOf, presentUser } from './present-user.ts';

interface Exchange {
  request: Request;
  response: Response;
}

type SignedIn = HandlerResult<typeof login>;

const presentSession = (
  { request }: Exchange,
  { secret }: AuthConfig,
  person: PersonWithPoints,
): SignedIn => ({
  user: presentUser(person),
  signingKey: signingKeyOf(secret, boundSession(request)),
  expires_at: sessionEnd(),
});

/**
 * Begins a session under a new id, with a CSRF token of its own.
 * Answers undefined when the account was closed or got another password since it was read.
 */
export async function openSession(
  exchange: Exchange,
  { db, config }: Pick<Deps, 'db'> & { config: AuthConfig },
  account: Account,
): Promise<SignedIn | undefined> {
  const { request, response } = exchange;
  const begun = await signIn(request, account.person).then(
    () => true,
    (error: unknown) => {
      // The account was deleted meanwhile.
      if (isMissingReference(error)) return false;
      throw error;
    },
  );
  // After the session is there: whoever ends all sessions from now on sees it, whoever did before is seen here.
  if (!begun || !(await recordSignIn(db, account))) {
    await signOut(request);
    return undefined;
  }
  issueCsrfToken(request, response, csrfOptions(config));
  setDeviceCookie(response, config, account);
  mendLanguageCookies(exchange, config, languageChoiceOf(account.person));
  return presentSession(exchange, config, account.person);
}

/** What check-auth says to a personal access token: it needs no signature and does not end after an hour. */
export const presentTokenBearer = (person: PersonWithPoints): SignedIn => ({
  user: presentUser(person),
  signingKey: '',
  expires_at: sessionEnd(),
});

/** Gives the session another hour; mends a missing or foreign CSRF cookie, and language cookies that are behind. */
export async function continueSession(
  exchange: Exchange,
  config: AuthConfig,
  person: PersonWithPoints,
): Promise<SignedIn> {
  await renewSession(exchange.request);
  mendCsrfToken(exchange, config);
  mendLanguageCookies(exchange, config, languageChoiceOf(person));
  return presentSession(exchange, config, person);
}

/** Sets the CSRF cookie unless it fits the session already. */
export function mendCsrfToken({ request, response }: Exchange, config: AuthConfig): void {
  if (!hasCsrfToken(request, csrfOptions(config))) issueCsrfToken(request, response, csrfOptions(config));
}

/** Ends the session and takes its cookies back; with `forget`, also that this browser was ever signed in. */
export async function closeSession(
  { request, response }: Exchange,
  { forget = false }: { forget?: boolean } = {},
): Promise<void> {
  await signOut(request);
  for (const name of [sessionCookie, csrfCookie]) response.clearCookie(name, { path: '/' });
  clearLanguageCookies(response);
  if (forget) response.clearCookie(deviceCookie, { path: deviceCookiePath });
}
