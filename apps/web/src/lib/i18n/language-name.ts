import { languageByCode } from '@glossa/language/languages';

/** The name of a language in the interface language; `code` as in the language table (`grc`, `zh` …). */
export function languageName(code: string, interfaceLanguage: string): string {
  const english = languageByCode(code)?.name ?? code;
  // The browser's English differs from the table's in places (Persian, Filipino).
  if (interfaceLanguage.startsWith('en')) return english;
  const name = new Intl.DisplayNames(interfaceLanguage, { type: 'language' }).of(code);
  return name === undefined || name === code ? english : name;
}
