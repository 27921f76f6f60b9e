import { interfaceLanguageCookie } from '@glossa/contract/language-cookies';
import { interfaceLanguageFor, pseudoLanguage } from '@glossa/locales/interface-language-for';
import type { Request, Response } from 'express';

import { cookieOf } from './csrf.ts';
import type { Person } from './person.ts';

/** The interface language of a browser: the first of `chosen` or its cookie that we have, else of Accept-Language. */
export function browserLanguage(request: Request, chosen: unknown[] = []): string {
  for (const wanted of [...chosen, cookieOf(request, interfaceLanguageCookie)]) {
    const found = typeof wanted === 'string' ? interfaceLanguageFor(wanted) : undefined;
    if (found !== undefined) return found;
  }
  const preferred = request.acceptsLanguages().map((name) => interfaceLanguageFor(name));
  return preferred.find((found) => found !== undefined && found !== pseudoLanguage) ?? 'en';
}

/** Remembers who a response is for, so that a failure can be written in their language. */
export function setReader(response: Response, person: Person | undefined): void {
  if (person) response.locals['interfaceLanguage'] = person.uiLanguage;
}

/** The language that sentences of a response are written in: of the account, else of the browser. */
export function responseLanguage(request: Request, response: Response): string {
  const own = response.locals['interfaceLanguage'] as unknown;
  if (typeof own === 'string') return own;
  return request.session?.person?.uiLanguage ?? browserLanguage(request);
}
