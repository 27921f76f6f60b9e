import { interfaceLanguageFor, pseudoLanguage } from '@glossa/locales/interface-language-for';

/** The local storage key of the user's choice. */
export const storedLanguageKey = 'glossa-language';

/** Returns the initial language: from the URL (`?lng=`), the stored choice, the browser's preferences or the page. */
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
