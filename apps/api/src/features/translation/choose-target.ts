import { languageCode } from '@glossa/language/language-code';

/**
 * The language to translate into: the first of the learner's native language, that of the interface, and English that
 * is not the language of the text; undefined when there is none.
 */
export const chooseTarget = (
  source: string,
  { nativeLanguage, uiLanguage }: { nativeLanguage: string; uiLanguage: string },
): string | undefined =>
  [languageCode(nativeLanguage.trim()), languageCode(uiLanguage), 'en'].find(
    (code) => code !== undefined && code !== source,
  );
