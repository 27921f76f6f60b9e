import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { interfaceLanguageCodes } from './interface-languages.ts';

/** Where the choice of a person is kept in this browser. */
export const storedLanguageKey = 'glossa-language';

/** Starts the dictionary. Namespaces are loaded when a screen first asks for them. */
export function startI18n() {
  return i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: interfaceLanguageCodes,
      // `de-AT` is served by `de`, but `en-XA` is a dictionary of its own.
      nonExplicitSupportedLngs: false,
      load: 'currentOnly',
      ns: ['common', 'errors'],
      defaultNS: 'common',
      fallbackNS: [],
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['querystring', 'localStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupLocalStorage: storedLanguageKey,
        // Only a choice is stored, by who offers it: a guess must not pass for one.
        caches: [],
        convertDetectedLanguage: nearestLanguage,
      },
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** The interface language that serves a detected one: itself, or the one without its region. */
export function nearestLanguage(code: string): string {
  const exact = interfaceLanguageCodes.find((known) => known.toLowerCase() === code.toLowerCase());
  return exact ?? code.split('-')[0] ?? code;
}
