import { interfaceLanguageCodes, pseudoLanguage } from '@glossa/locales/interface-language-for';
import i18next from 'i18next';
import type { BackendModule, Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { detectLanguage, storedLanguageKey } from './detect-language.ts';
import { formatValue } from './format-value.ts';

/** Languages for which some browsers cannot format numbers and dates. */
const languagesWithoutIntl = new Set(['kg', 'la', 'ln']);

/** Loads locale files from the server. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    readDictionary(language, namespace).then(
      (dictionary) => done(null, dictionary),
      (error: unknown) => done(String(error), null),
    );
  },
};

async function readDictionary(language: string, namespace: string): Promise<Record<string, string>> {
  if (languagesWithoutIntl.has(language)) (await import('@glossa/locales/intl/extend-intl')).extendIntl();
  const response = await fetch(`/locales/${language}/${namespace}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

/** Returns the interface strings that the server has inlined in the page, by language and namespace. */
function inlinedDictionaries(language: string): { resources?: Resource } {
  const inlinedTexts = document.getElementById('dictionaries')?.textContent;
  // Languages without Intl data must go through `readDictionary`, which adds the data.
  return inlinedTexts && !languagesWithoutIntl.has(language)
    ? { resources: JSON.parse(inlinedTexts) as Resource }
    : {};
}

/** Initializes i18next. Namespaces are loaded when a screen first uses them. */
export function startI18n() {
  const lng = detectLanguage();
  // Follow a choice made in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storedLanguageKey && newValue !== null) void i18next.changeLanguage(newValue);
  });
  return i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng,
      ...inlinedDictionaries(lng),
      partialBundledLanguages: true,
      fallbackLng: 'en',
      supportedLngs: [...interfaceLanguageCodes, pseudoLanguage],
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: ['common', 'errors'],
      defaultNS: 'common',
      interpolation: { escape: formatValue, useRawValueToEscape: true },
    });
}
