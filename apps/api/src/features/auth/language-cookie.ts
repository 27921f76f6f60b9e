import type { Response } from 'express';

import type { Person } from '../../http/person.ts';
import { languageCodeOf } from './present-user.ts';

/** Name of the readable cookie with the code of the learning language. */
export const languageCookie = 'glossa_language';

/** Milliseconds (specification 1, section 9). */
const lifetime = 24 * 3_600_000;

/** Mirrors the learning language for the companion site. */
export function setLanguageCookie(
  response: Response,
  { secure }: { secure: boolean },
  person: Pick<Person, 'currentLanguage'>,
): void {
  const code = languageCodeOf(person);
  const options = { sameSite: 'lax', secure, path: '/' } as const;
  if (code) response.cookie(languageCookie, code, { ...options, maxAge: lifetime });
  else response.clearCookie(languageCookie, options);
}
