import { interfaceLanguageCookie } from '@glossa/contract/language-cookies';
import i18next from 'i18next';

import { storedLanguageKey } from './detect-language.ts';

/** Shows the interface in a language, now and whenever this browser comes back. */
export function keepLanguage(code: string): void {
  localStorage.setItem(storedLanguageKey, code);
  // Lets the server name the dictionaries in its page, so that the browser need not wait for the app to ask for them.
  document.cookie = `${interfaceLanguageCookie}=${code}; path=/; max-age=31536000; samesite=lax`;
  void i18next.changeLanguage(code);
}
