import { languageCode } from '@glossa/language/language-code';
import { languageByCode, languages, type Language } from '@glossa/language/languages';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const isKnown = (code: string | undefined): code is string =>
  code !== undefined && names.of(code) !== undefined;

const byName = new Map(languages.map((language) => [language.name.toLowerCase(), language]));

/**
 * Guesses the languages from the name of a dictionary. `freedict-deu-eng` and `dict-de-en` are German to English, and
 * `kaikki.org-dictionary-German` explains German in English. Undefined if the name contains no language.
 */
export function guessLanguages(name: string): { language: Language | undefined; target: string | undefined } {
  const parts = name.toLowerCase().split(/[^a-z]+/);
  for (const [index, part] of parts.entries()) {
    const language = languageByCode(languageCode(part) ?? '');
    const target = languageCode(parts[index + 1] ?? '');
    if (language && isKnown(target) && target !== language.code) return { language, target };
  }
  const language = parts.map((part) => byName.get(part)).find((found) => found !== undefined);
  return { language, target: language && parts.includes('kaikki') ? 'en' : undefined };
}
