import { useMantineColorScheme } from '@mantine/core';
import { getSettings } from '@glossa/contract/settings';
import { resolveInterfaceLanguage } from '@glossa/locales/interface-language-for';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { storedLanguageKey } from '@/lib/i18n/detect-language.ts';
import { setCustomKeys } from '@/lib/shortcuts/shortcuts.ts';
import { useUser } from '@/domain/session/session-context.ts';

/**
 * Applies the account's theme, keys and interface language to this browser on sign-in. A language chosen in this
 * browser takes precedence.
 */
export function useAccountPreferences(): void {
  const user = useUser();
  const { i18n } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const { data: settings } = useQuery(endpointQuery(getSettings, {}));
  const theme = settings?.theme;
  const themeOf = useRef<string>(undefined);

  useEffect(() => {
    if (theme === undefined || themeOf.current === user.id) return;
    themeOf.current = user.id;
    setColorScheme(theme === 'system' ? 'auto' : theme);
  }, [theme, user.id, setColorScheme]);

  const shortcuts = settings?.shortcuts;
  useEffect(() => setCustomKeys(shortcuts ?? {}), [shortcuts]);

  useEffect(() => {
    // English is the default of new accounts, so it isn't necessarily a choice.
    const interfaceLanguage = resolveInterfaceLanguage(user.ui_language) ?? 'en';
    if (interfaceLanguage !== 'en' && localStorage.getItem(storedLanguageKey) === null)
      void i18n.changeLanguage(interfaceLanguage);
  }, [user.id, user.ui_language, i18n]);
}
