import { interfaceLanguageCookie } from '@glossa/contract/language-cookies';
import i18next from 'i18next';

import { storedLanguageKey } from './detect-language.ts';

/** Switches the interface language, and stores the choice in this browser. */
export function keepLanguage(code: string): void {
  localStorage.setItem(storedLanguageKey, code);
  // Lets the server link the dictionaries in the page, so that the browser loads them before the app asks for them.
  document.cookie = `${interfaceLanguageCookie}=${code}; path=/; max-age=31536000; samesite=lax`;
  void i18next.changeLanguage(code);
}
