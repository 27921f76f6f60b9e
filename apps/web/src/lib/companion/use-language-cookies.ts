import { languageCookie, languageListCookie } from '@glossa/contract/language-cookies';
import { languageByCode } from '@glossa/language/languages';
import { languageCode } from '@glossa/language/language-code';
import { useSyncExternalStore } from 'react';

import { readCookie } from '../api/cookies.ts';

/** Milliseconds (specification 1, section 9). */
export const syncTimes = { poll: 2000, afterChange: 1000 } as const;

const lookAgain = new Set<() => void>();

/** Looks at the cookies now, and not only at the next turn. */
export const lookAtCookies = (): void => lookAgain.forEach((look) => look());

/** Looks every two seconds while the page can be seen, when it comes to be seen, and when another tab has stored something. */
function subscribe(look: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.visibilityState !== 'visible') return;
    look();
    timer = setInterval(look, syncTimes.poll);
  };
  lookAgain.add(look);
  addEventListener('storage', look);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearInterval(timer);
    lookAgain.delete(look);
    removeEventListener('storage', look);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** A learning language by any code that a site may have for it, such as zh-hans. */
export const knownLanguage = (code: string | undefined): string | undefined =>
  languageByCode(languageCode(code ?? '') ?? '')?.code;

function read(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : knownLanguage(readCookie(name));
  } catch {
    // Another site has written what is no text.
    return undefined;
  }
}

/** What the language cookies hold, kept up to date: this site's own, and the site-wide one named `siteCookie`. */
export function useLanguageCookies(siteCookie: string | undefined): {
  own: string | undefined;
  site: string | undefined;
} {
  const own = useSyncExternalStore(subscribe, () => read(languageCookie));
  const site = useSyncExternalStore(subscribe, () => read(siteCookie));
  return { own, site };
}

/** Codes of the languages that somebody without an account is offered; empty without the cookie. */
export const readLanguageList = (): string[] =>
  (readCookie(languageListCookie) ?? '').split('.').filter((code) => knownLanguage(code) === code);
