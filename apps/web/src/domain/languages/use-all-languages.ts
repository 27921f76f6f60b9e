import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';

/** Returns all learning languages as options, named in the interface language. */
export function useAllLanguages(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  return languages
    .map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
}
