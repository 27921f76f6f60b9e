import { interfaceLanguageFor, pseudoLanguage } from '@glossa/locales/interface-language-for';

/** Where the choice of a person is kept in this browser. */
export const storedLanguageKey = 'glossa-language';

/**
 * The language to begin in: what the address asks for (`?lng=`), the stored choice, what the browser
 * prefers, the page's own.
 */
export function detectLanguage(): string {
  const asked = new URLSearchParams(location.search).get('lng');
  const stored = localStorage.getItem(storedLanguageKey);
  for (const wanted of [asked, stored]) {
    const found = interfaceLanguageFor(wanted ?? '');
    if (found !== undefined) return found;
  }
  for (const wanted of [...navigator.languages, document.documentElement.lang]) {
    const found = interfaceLanguageFor(wanted);
    if (found !== undefined && found !== pseudoLanguage) return found;
  }
  return 'en';
}
