import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useRowFocus } from '../../../lib/shortcuts/use-row-focus.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';

/**
 * Keys of the catalogue: J and K move between the videos, letters act on the one in focus. Answers the references for
 * what the videos stand in, as a table and as cards: only one of them is drawn.
 */
export function useCatalogueKeys(
  videos: readonly CatalogueVideo[],
  act: { select: (index: number) => void; remove: (video: CatalogueVideo) => void },
) {
  const { t } = useTranslation('catalogue');
  const { list, current, move } = useRowFocus<HTMLElement>();
  const group = t('keys.group');
  useShortcuts([
    { keys: ['j'], label: t('keys.next'), group, run: () => move(1) },
    { keys: ['k'], label: t('keys.previous'), group, run: () => move(-1) },
    { keys: ['Enter'], label: t('keys.open'), group },
    { keys: ['x'], label: t('keys.select'), group, run: () => current() >= 0 && act.select(current()) },
    {
      keys: ['#', 'Delete'],
      label: t('keys.remove'),
      group,
      run: () => {
        const video = videos[current()];
        if (video) act.remove(video);
      },
    },
  ]);
  return {
    table: list as RefObject<HTMLTableSectionElement | null>,
    cards: list as RefObject<HTMLUListElement | null>,
  };
}
