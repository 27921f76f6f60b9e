import { interfaceLanguageCodes, interfaceLanguages } from './interface-languages.ts';

/** Where the choice of a person is kept in this browser. */
export const storedLanguageKey = 'glossa-language';

/** The interface language that serves a wanted one: itself, or the one without its region. */
function nearest(wanted: string, codes: readonly string[]): string | undefined {
  const find = (code: string | undefined) =>
    codes.find((known) => known.toLowerCase() === code?.toLowerCase());
  return find(wanted) ?? find(wanted.split('-')[0]);
}

/**
 * The language to begin in: what the address asks for (`?lng=`), the stored choice, what the browser
 * prefers, the page's own. Of languages that are not offered yet, only the first two are heard.
 */
export function detectLanguage(): string {
  const asked = new URLSearchParams(location.search).get('lng');
  const stored = localStorage.getItem(storedLanguageKey);
  const offered = interfaceLanguages.filter((language) => language.offered).map(({ code }) => code);
  for (const wanted of [asked, stored]) {
    const found = wanted === null ? undefined : nearest(wanted, interfaceLanguageCodes);
    if (found !== undefined) return found;
  }
  for (const wanted of [...navigator.languages, document.documentElement.lang]) {
    const found = nearest(wanted, offered);
    if (found !== undefined) return found;
  }
  return 'en';
}
