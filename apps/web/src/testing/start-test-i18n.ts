import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { writeValue } from '../lib/i18n/write-value.ts';

const files = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/locales/dist/dictionaries/*/*.json',
  { eager: true, import: 'default' },
);

/** The built dictionaries by language (`en`, `ar`, `en-xa`) and namespace. */
export const dictionaries = Object.entries(files).reduce<
  Record<string, Record<string, Record<string, unknown>>>
>((all, [path, dictionary]) => {
  const [language = '', file = ''] = path.split('/').slice(-2);
  (all[language] ??= {})[file.replace('.json', '')] = dictionary;
  return all;
}, {});

/** Starts the dictionary in one language, with all its namespaces at once. */
export async function startTestI18n(language: string): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    lowerCaseLng: true,
    resources: { [language]: dictionaries[language] } as never,
    defaultNS: 'common',
    interpolation: { escape: writeValue, useRawValueToEscape: true },
    react: { useSuspense: false },
  });
}
