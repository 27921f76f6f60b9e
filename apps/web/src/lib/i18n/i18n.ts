import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { detectLanguage } from './detect-language.ts';
import { interfaceLanguageCodes } from './interface-languages.ts';
import { isolate } from './isolate.ts';

/** Reads a dictionary file of the server. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    readDictionary(`/locales/${language}/${namespace}.json`).then(
      (dictionary) => done(null, dictionary),
      (error: unknown) => done(String(error), null),
    );
  },
};

async function readDictionary(address: string): Promise<Record<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

/** Starts the dictionary. Namespaces are loaded when a screen first asks for them. */
export function startI18n() {
  return i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: detectLanguage(),
      fallbackLng: 'en',
      supportedLngs: interfaceLanguageCodes,
      load: 'currentOnly',
      ns: ['common', 'errors'],
      defaultNS: 'common',
      interpolation: { escape: isolate },
    });
}
