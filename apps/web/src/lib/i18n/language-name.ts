import { languageByCode } from '@glossa/language/languages';

/** Returns a language's name in the interface language; `code` is from the language table (`grc`, `zh` …). */
export function languageName(code: string, interfaceLanguage: string): string {
  const english = languageByCode(code)?.name ?? code;
  // Some of the browser's English names differ from the table's (Persian, Filipino).
  if (interfaceLanguage.startsWith('en')) return english;
  const name = new Intl.DisplayNames(interfaceLanguage, { type: 'language' }).of(code);
  return name === undefined || name === code ? english : name;
}
