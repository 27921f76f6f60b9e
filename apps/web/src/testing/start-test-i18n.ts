import { pseudoLanguage } from '@glossa/locales/interface-language-for';
import { codesSharingTexts } from '@glossa/locales/interface-languages';
import { pseudoDictionary, type Dictionary } from '@glossa/locales/pseudo';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import { formatValue } from '@/lib/i18n/format-value.ts';

const files = import.meta.glob<Dictionary>('../../../../packages/locales/src/*/*.json', {
  eager: true,
  import: 'default',
});

/** The interface strings by language (`en`, `ar`, `en-xa`) and namespace, as the server sends them. */
export const dictionaries: Record<string, Record<string, Dictionary>> = {};
for (const [path, dictionary] of Object.entries(files)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  const namespace = file.replace('.json', '');
  const add = (code: string, texts: Dictionary) => ((dictionaries[code] ??= {})[namespace] = texts);
  add(language, dictionary);
  if (codesSharingTexts[language]) add(codesSharingTexts[language], dictionary);
  if (language === 'en') add(pseudoLanguage, pseudoDictionary(dictionary));
}

/** Initializes i18next in one language, with all namespaces loaded. */
export async function startTestI18n(language: string): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    lowerCaseLng: true,
    resources: { [language]: dictionaries[language] } as never,
    defaultNS: 'common',
    interpolation: { escape: formatValue, useRawValueToEscape: true },
    react: { useSuspense: false },
  });
}
