import { languageCode } from '@glossa/language/language-code';

/**
 * Returns the target language: the learner's native language, that of the interface, or English, whichever comes first
 * and differs from the text's; undefined if all are the same.
 */
export const chooseTarget = (
  source: string,
  { nativeLanguage, uiLanguage }: { nativeLanguage: string; uiLanguage: string },
): string | undefined =>
  [languageCode(nativeLanguage.trim()), languageCode(uiLanguage), 'en'].find(
    (code) => code !== undefined && code !== source,
  );
