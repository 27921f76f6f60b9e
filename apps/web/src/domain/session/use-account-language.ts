import { resolveInterfaceLanguage } from '@glossa/locales/interface-language-for';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { storedLanguageKey } from '@/lib/i18n/detect-language.ts';
import { useUser } from './session-context.ts';

/** Applies the account's interface language, unless one was chosen in this browser. */
export function useAccountLanguage(): void {
  const { id, ui_language: language } = useUser();
  const { i18n } = useTranslation();
  useEffect(() => {
    // English is the default of new accounts, so it isn't necessarily a choice.
    const interfaceLanguage = resolveInterfaceLanguage(language) ?? 'en';
    if (interfaceLanguage !== 'en' && localStorage.getItem(storedLanguageKey) === null)
      void i18n.changeLanguage(interfaceLanguage);
  }, [id, language, i18n]);
}
