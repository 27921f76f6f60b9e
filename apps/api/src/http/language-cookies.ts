import { languageCookie, languageListCookie } from '@glossa/contract/language-cookies';
import { languageCode } from '@glossa/language/language-code';
import { defaultLanguageCodes } from '@glossa/language/languages';
import type { CookieOptions, Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from './csrf.ts';

/** Milliseconds. */
const day = 24 * 3_600_000;

/** Specification 1, section 9: own choices, the list of somebody without any, the language of the whole site. */
const lifetimes = { own: day, defaultList: 30 * day, site: 365 * day } as const;

/** What somebody learns, as codes. */
export interface LanguageChoice {
  current: string | null;
  selected: readonly string[];
}

type Options = Pick<Config, 'secure' | 'companion'>;

// Scripts read them, the companion site too: what they hold is no secret.
const attributes = ({ secure }: Options): CookieOptions => ({
  sameSite: 'lax',
  secure,
  path: '/',
});

/** Hands the languages to scripts of this site, and the current one to the companion site where there is one. */
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
 * Sets the cookies of somebody who was signed in elsewhere in the meantime. A language that the companion site has
 * set since this browser was here last stays: the page takes it over.
 */
export function mendLanguageCookies(
  { request, response }: { request: Request; response: Response },
  options: Options,
  choice: LanguageChoice,
): void {
  const own = cookieOf(request, languageCookie);
  if (own !== undefined && own === choice.current) return;
  const site = options.companion && cookieOf(request, options.companion.cookie);
  const isSetThere = own !== undefined && site !== undefined && languageCode(site) !== own;
  if (isSetThere) setOwnCookies(response, options, choice);
  else setLanguageCookies(response, options, choice);
}

/** Takes back what is one person's; the language of the whole site is the browser's. */
export function clearLanguageCookies(response: Response): void {
  for (const name of [languageCookie, languageListCookie]) response.clearCookie(name, { path: '/' });
}
