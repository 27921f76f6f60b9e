import { useTranslation } from 'react-i18next';

import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/** Registers the text's shortcuts that don't concern words. */
export function useReaderKeys(actions: {
  turn: (step: 1 | -1) => void;
  toggleFocus: () => void;
  close: () => void;
}): void {
  const { t } = useTranslation('reader');
  const group = t('keys.group');
  const bind = (id: 'previous_page' | 'next_page' | 'focus_mode', run: Shortcut['run']): Shortcut => ({
    id,
    keys: [readerKeys[id]],
    label: t(`keys.${id}`),
    group,
    run,
  });
  useShortcuts([
    bind('previous_page', () => actions.turn(-1)),
    bind('next_page', () => actions.turn(1)),
    bind('focus_mode', actions.toggleFocus),
    { keys: ['Escape'], label: t('keys.close'), group, run: actions.close },
  ]);
}
