import { updateUiLanguage } from '@glossa/contract/auth';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { setInterfaceLanguage } from '@/lib/i18n/interface-language.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';

/**
 * Returns the interface language and a setter. Callers that show the result themselves pass `silent` to suppress error
 * toasts.
 */
export function useInterfaceLanguage({ silent = false } = {}): {
  language: string;
  choose: (code: string) => void;
  /** State of the last change. */
  state: SaveState | undefined;
} {
  const { i18n } = useTranslation();
  const { mutate, status, error } = useEndpointMutation(updateUiLanguage, { meta: { silent } });
  return {
    language: i18n.language,
    choose: (code) => {
      const before = i18n.language;
      setInterfaceLanguage(code);
      mutate({ body: { language_code: code } }, { onError: () => setInterfaceLanguage(before) });
    },
    state: error ?? (status === 'success' ? 'saved' : undefined),
  };
}

export type Theme = Settings['theme'];

/** Returns the theme in this browser and a setter, which also stores it in the account. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { mutate } = useEndpointMutation(updateSettings, { invalidates: [getSettings] });
  return {
    theme: colorScheme === 'auto' ? 'system' : colorScheme,
    choose: (theme) => {
      setColorScheme(theme === 'system' ? 'auto' : theme);
      mutate({ body: { theme } });
    },
  };
}
