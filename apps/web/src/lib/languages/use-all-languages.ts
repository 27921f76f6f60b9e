import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { languageName } from '../i18n/language-name.ts';

/** All learning languages as choices, by their names in the language of the interface. */
export function useAllLanguages(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  return languages
    .map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
}
