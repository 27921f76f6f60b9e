import i18next from 'i18next';

import { storedLanguageKey } from './detect-language.ts';

/** Shows the interface in a language, now and whenever this browser comes back. */
export function keepLanguage(code: string): void {
  localStorage.setItem(storedLanguageKey, code);
  void i18next.changeLanguage(code);
}
