import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcuts } from './use-shortcuts.ts';

/** Returns whether the panel at the end side of a page is open; `mod+.` toggles it. */
export function useRightPanel(initiallyOpened: boolean): {
  opened: boolean;
  setOpened: (opened: boolean) => void;
} {
  const { t } = useTranslation('navigation');
  const [opened, setOpened] = useState(initiallyOpened);
  useEffect(() => setOpened(initiallyOpened), [initiallyOpened]);
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
