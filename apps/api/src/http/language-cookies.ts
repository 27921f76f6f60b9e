import { languageCookie, languageListCookie } from '@glossa/contract/language-cookies';
import { languageCode } from '@glossa/language/language-code';
import { defaultLanguageCodes } from '@glossa/language/languages';
import type { CookieOptions, Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from './csrf.ts';

const day = 24 * 3_600_000;

/**
 * Cookie lifetimes in milliseconds (specification 1, section 9): the user's own choice, the default list for a user who
 * hasn't chosen any, and the language shared with the companion site.
 */
const lifetimes = { own: day, defaultList: 30 * day, site: 365 * day } as const;

/** Codes of the languages that a user is learning. */
export interface LanguageChoice {
  current: string | null;
  selected: readonly string[];
}

type Options = Pick<Config, 'secure' | 'companion'>;

// Scripts, including the companion site's, can read the cookies, because they contain no secret.
const attributes = ({ secure }: Options): CookieOptions => ({
  sameSite: 'lax',
  secure,
  path: '/',
});

/** Sets the language cookies for this site's scripts and, if there is a companion site, its language cookie. */
export function setLanguageCookies(response: Response, options: Options, choice: LanguageChoice): void {
  setOwnCookies(response, options, choice);
  const { companion } = options;
  if (!companion || choice.current === null) return;
  response.cookie(companion.cookie, choice.current, {
    ...attributes(options),
    maxAge: lifetimes.site,
    ...(companion.cookieDomain === undefined ? {} : { domain: companion.cookieDomain }),
  });
}

function setOwnCookies(response: Response, options: Options, { current, selected }: LanguageChoice): void {
  const shared = attributes(options);
  if (current === null) response.clearCookie(languageCookie, shared);
  else response.cookie(languageCookie, current, { ...shared, maxAge: lifetimes.own });
  const hasOwn = selected.length > 0;
  response.cookie(languageListCookie, (hasOwn ? selected : defaultLanguageCodes).join('.'), {
    ...shared,
    maxAge: hasOwn ? lifetimes.own : lifetimes.defaultList,
  });
}

/**
 * Restores the cookies of a user who has signed in elsewhere in the meantime. Keeps a language that the companion site
 * set since this browser's last visit, because the page adopts it.
 */
export function restoreLanguageCookies(
  { request, response }: { request: Request; response: Response },
  options: Options,
  choice: LanguageChoice,
): void {
  const currentCookie = cookieOf(request, languageCookie);
  if (currentCookie !== undefined && currentCookie === choice.current) return;
  const site = options.companion && cookieOf(request, options.companion.cookie);
  const isChangedOnSite =
    currentCookie !== undefined && site !== undefined && languageCode(site) !== currentCookie;
  if (isChangedOnSite) setOwnCookies(response, options, choice);
  else setLanguageCookies(response, options, choice);
}

/** Clears the user's cookies, but not the companion site's language, which belongs to the browser. */
export function clearLanguageCookies(response: Response): void {
  for (const name of [languageCookie, languageListCookie]) response.clearCookie(name, { path: '/' });
}
