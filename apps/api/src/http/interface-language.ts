import { interfaceLanguageCookie } from '@glossa/contract/language-cookies';
import { resolveInterfaceLanguage, pseudoLanguage } from '@glossa/locales/interface-language-for';
import type { Request, Response } from 'express';

import type { User } from '#domain/accounts/user.ts';
import { cookieOf } from './csrf.ts';

/**
 * Returns a browser's interface language: the first supported language among `candidates`, the cookie and
 * Accept-Language.
 */
export function browserLanguage(request: Request, candidates: unknown[] = []): string {
  for (const name of [...candidates, cookieOf(request, interfaceLanguageCookie)]) {
    const found = typeof name === 'string' ? resolveInterfaceLanguage(name) : undefined;
    if (found !== undefined) return found;
  }
  const preferred = request.acceptsLanguages().map((name) => resolveInterfaceLanguage(name));
  return preferred.find((found) => found !== undefined && found !== pseudoLanguage) ?? 'en';
}

/** Stores the user's language with the response, so that error messages are in that language. */
export function setResponseLanguage(response: Response, user: User | undefined): void {
  if (user) response.locals['interfaceLanguage'] = user.uiLanguage;
}

/** Returns the language for messages in a response: the account's language, or else the browser's. */
export function responseLanguage(request: Request, response: Response): string {
  const stored = response.locals['interfaceLanguage'] as unknown;
  if (typeof stored === 'string') return stored;
  return request.session?.user?.uiLanguage ?? browserLanguage(request);
}
