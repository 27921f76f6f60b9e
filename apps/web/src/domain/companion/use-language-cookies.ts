import { languageCookie, languageListCookie } from '@glossa/contract/language-cookies';
import { languageByCode } from '@glossa/language/languages';
import { languageCode } from '@glossa/language/language-code';
import { useSyncExternalStore } from 'react';

import { readCookie } from '@/lib/api/cookies.ts';

/** Polling interval and delay after a change, in milliseconds (specification 1, section 9). */
export const syncTimes = { poll: 2000, afterChange: 1000 } as const;

const listeners = new Set<() => void>();

/** Reads the cookies now instead of at the next poll. */
export const rereadCookies = (): void => listeners.forEach((read) => read());

/** Calls `read` every two seconds while the page is visible, and whenever another tab changes local storage. */
function subscribe(read: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const onVisibilityChange = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.visibilityState !== 'visible') return;
    read();
    timer = setInterval(read, syncTimes.poll);
  };
  listeners.add(read);
  addEventListener('storage', read);
  document.addEventListener('visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return () => {
    clearInterval(timer);
    listeners.delete(read);
    removeEventListener('storage', read);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Returns the learning language for any code that a site may use for it, such as zh-hans. */
export const resolveLanguage = (code: string | undefined): string | undefined =>
  languageByCode(languageCode(code ?? '') ?? '')?.code;

function readLanguageCookie(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : resolveLanguage(readCookie(name));
  } catch {
    // Another site has written a malformed value.
    return undefined;
  }
}

/** Returns the current values of the language cookies: this site's own, and the site-wide one named `siteCookie`. */
export function useLanguageCookies(siteCookie: string | undefined): {
  appLanguage: string | undefined;
  site: string | undefined;
} {
  const appLanguage = useSyncExternalStore(subscribe, () => readLanguageCookie(languageCookie));
  const site = useSyncExternalStore(subscribe, () => readLanguageCookie(siteCookie));
  return { appLanguage, site };
}

/** Returns the codes of the languages offered to visitors, or an empty list if the cookie is missing. */
export const readLanguageList = (): string[] =>
  (readCookie(languageListCookie) ?? '').split('.').filter((code) => resolveLanguage(code) === code);
