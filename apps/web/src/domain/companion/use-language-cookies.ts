import { languageCookie, languageListCookie } from '@glossa/contract/language-cookies';
import { languageByCode } from '@glossa/language/languages';
import { languageCode } from '@glossa/language/language-code';
import { useSyncExternalStore } from 'react';

import { readCookie } from '@/lib/api/cookies.ts';

/** Milliseconds (specification 1, section 9). */
export const syncTimes = { poll: 2000, afterChange: 1000 } as const;

const lookAgain = new Set<() => void>();

/** Reads the cookies now instead of at the next poll. */
export const lookAtCookies = (): void => lookAgain.forEach((look) => look());

/** Polls every two seconds while the page is visible, and reads when it becomes visible or another tab stores data. */
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

/** Returns the learning language for any code that a site may use for it, such as zh-hans. */
export const knownLanguage = (code: string | undefined): string | undefined =>
  languageByCode(languageCode(code ?? '') ?? '')?.code;

function read(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : knownLanguage(readCookie(name));
  } catch {
    // Another site has written a malformed value.
    return undefined;
  }
}

/** Returns the current values of the language cookies: this site's own, and the site-wide one named `siteCookie`. */
export function useLanguageCookies(siteCookie: string | undefined): {
  own: string | undefined;
  site: string | undefined;
} {
  const own = useSyncExternalStore(subscribe, () => read(languageCookie));
  const site = useSyncExternalStore(subscribe, () => read(siteCookie));
  return { own, site };
}

/** Returns the codes of the languages offered to visitors; empty without the cookie. */
export const readLanguageList = (): string[] =>
  (readCookie(languageListCookie) ?? '').split('.').filter((code) => knownLanguage(code) === code);
