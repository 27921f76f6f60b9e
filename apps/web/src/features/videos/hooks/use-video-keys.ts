import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { useRowFocus } from '@/lib/shortcuts/use-row-focus.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/**
 * Shortcuts of a shelf of videos: J and K move between cards, letters act on the focused card. Returns a ref for the
 * list element.
 */
export function useVideoKeys(
  videos: readonly VideoCard[],
  act: {
    select: (index: number) => void;
    archive: (video: VideoCard) => void;
    trash: (video: VideoCard) => void;
  },
) {
  const { t } = useTranslation('videos');
  const { list, current, move } = useRowFocus();
  const onCard = (work: (video: VideoCard) => void) => () => {
    const video = videos[current()];
    if (video) work(video);
  };
  const group = t('keys.group');
  useShortcuts([
    { keys: ['j'], label: t('keys.next'), group, run: () => move(1) },
    { keys: ['k'], label: t('keys.previous'), group, run: () => move(-1) },
    { keys: ['Enter'], label: t('keys.open'), group },
    { keys: ['x'], label: t('keys.select'), group, run: () => current() >= 0 && act.select(current()) },
    { keys: ['e'], label: t('keys.archive'), group, run: onCard(act.archive) },
    { keys: ['#', 'Delete'], label: t('keys.trash'), group, run: onCard(act.trash) },
  ]);
  return list;
}
