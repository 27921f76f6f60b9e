import { useMantineColorScheme } from '@mantine/core';
import { getSettings } from '@glossa/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { setCustomKeys } from '@/lib/shortcuts/shortcuts.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useAccountLanguage } from '@/domain/session/use-account-language.ts';

/**
 * Applies the account's theme, keys and interface language to this browser on sign-in. A language chosen in this
 * browser takes precedence.
 */
export function useAccountPreferences(): void {
  const user = useUser();
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

  useAccountLanguage();
}
