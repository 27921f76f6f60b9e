import { resolveInterfaceLanguage, pseudoLanguage } from '@glossa/locales/interface-language-for';

/** The local storage key of the user's choice. */
export const storedLanguageKey = 'glossa-language';

/** Returns the initial language: from the URL (`?lng=`), the stored choice, the browser's preferences or the page. */
export function detectLanguage(): string {
  const requestedLanguage = new URLSearchParams(location.search).get('lng');
  const storedLanguage = localStorage.getItem(storedLanguageKey);
  for (const code of [requestedLanguage, storedLanguage]) {
    const found = resolveInterfaceLanguage(code ?? '');
    if (found !== undefined) return found;
  }
  for (const code of [...navigator.languages, document.documentElement.lang]) {
    const found = resolveInterfaceLanguage(code);
    if (found !== undefined && found !== pseudoLanguage) return found;
  }
  return 'en';
}
