import type { TextCard } from '@glossa/contract/texts';
import { useTranslation } from 'react-i18next';

import { useRowFocus } from '@/lib/shortcuts/use-row-focus.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/**
 * Shortcuts of a text list: J and K move between rows, letters act on the focused row. Returns a ref for the list
 * element.
 */
export function useRowKeys(
  texts: readonly TextCard[],
  act: {
    favorite: (text: TextCard) => void;
    archive: (text: TextCard) => void;
    trash: (text: TextCard) => void;
  },
) {
  const { t } = useTranslation('texts');
  const { list, current, move } = useRowFocus();
  const onRow = (work: (text: TextCard) => void) => () => {
    const text = texts[current()];
    if (text) work(text);
  };
  const group = t('keys.group');
  useShortcuts([
    { keys: ['j'], label: t('keys.next'), group, run: () => move(1) },
    { keys: ['k'], label: t('keys.previous'), group, run: () => move(-1) },
    { keys: ['Enter'], label: t('keys.open'), group },
    { keys: ['s'], label: t('keys.favorite'), group, run: onRow(act.favorite) },
    { keys: ['e'], label: t('keys.archive'), group, run: onRow(act.archive) },
    { keys: ['#', 'Delete'], label: t('keys.trash'), group, run: onRow(act.trash) },
  ]);
  return list;
}
