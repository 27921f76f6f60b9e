import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';

/** Returns a function that names a language, even one that can't be learned here, in the interface language. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation();
  return (code) => {
    const name = languageName(code, i18n.language);
    return name === code
      ? (new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code)
      : name;
  };
}

/** Returns a function that names the languages of a dictionary, for example `French – English`. */
export function useLanguagePair(): (dictionary: { language: string; target: string }) => string {
  const name = useLanguageName();
  return ({ language, target }) => `${name(language)} – ${name(target)}`;
}
