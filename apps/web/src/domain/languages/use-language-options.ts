import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** Returns all learning languages as options, named in the interface language. */
export function useLanguageOptions(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  return languages
    .map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
}

/** Returns the user's learning languages as options: codes with names in the interface language. */
export function useLearningLanguageOptions(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  return useUser().selected_languages.map(({ code }) => ({
    value: code,
    label: languageName(code, i18n.language),
  }));
}
