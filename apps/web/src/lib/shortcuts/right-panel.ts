import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcuts } from './use-shortcuts.ts';

/** Returns whether the panel at the end side of a page is open; `mod+.` toggles it. */
export function useRightPanel(initially: boolean): {
  opened: boolean;
  setOpened: (opened: boolean) => void;
} {
  const { t } = useTranslation('navigation');
  const [opened, setOpened] = useState(initially);
  useEffect(() => setOpened(initially), [initially]);
  useShortcuts([
    {
      keys: ['mod+.'],
      label: t('shortcuts.toggle_panel'),
      group: t('shortcuts.general'),
      run: () => setOpened((before) => !before),
    },
  ]);
  return { opened, setOpened };
}
