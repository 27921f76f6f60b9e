import { interfaceLanguageCookie } from '@glossa/contract/language-cookies';
import { interfaceLanguages } from '@glossa/locales/interface-languages';
import i18next from 'i18next';

import { storedLanguageKey } from './detect-language.ts';

/** The interface languages as select options, each in its own language. */
export const interfaceLanguageOptions = interfaceLanguages.map(({ code, native }) => ({
  value: code,
  label: native,
  lang: code,
}));

/** Switches the interface language, and stores the choice in this browser. */
export function setInterfaceLanguage(code: string): void {
  localStorage.setItem(storedLanguageKey, code);
  // Let the server link the locale files in the page, so that the browser loads them before the app requests them.
  document.cookie = `${interfaceLanguageCookie}=${code}; path=/; max-age=31536000; samesite=lax`;
  void i18next.changeLanguage(code);
}
