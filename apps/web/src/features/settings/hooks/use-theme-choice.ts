import { useMantineColorScheme } from '@mantine/core';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';

import { useEndpointMutation } from '@/lib/api/query.ts';

export type Theme = Settings['theme'];

/** The theme of this browser, also stored in the account. */
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
