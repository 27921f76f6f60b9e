import { useTranslation } from 'react-i18next';

import { practiceKeys } from './practice-keys.ts';
import type { PracticeKey } from './practice-keys.ts';
import { readerKeys } from './reader-keys.ts';
import { readerToolKeys } from './reader-tool-keys.ts';
import { watchKeys } from './watch-keys.ts';
import type { WatchKey } from './watch-keys.ts';

/** The keys of one screen, all of which the user can change. */
export interface KeyGroup {
  id: 'reader' | 'watch' | 'practice';
  title: string;
  /** The default key of each action. */
  defaults: Readonly<Record<string, string>>;
  labelOf: (action: string) => string;
}

/** Returns the keys for reading, watching and practice, with the labels of their actions. */
export function useKeyGroups(): KeyGroup[] {
  const { t } = useTranslation(['reader', 'watch', 'practice']);
  const reader = { ...readerKeys, ...readerToolKeys };
  const practice: Record<PracticeKey, string> = {
    rate_again: t('practice:ratings.1'),
    rate_hard: t('practice:ratings.2'),
    rate_good: t('practice:ratings.3'),
    rate_easy: t('practice:ratings.4'),
    practice_speak: t('practice:keys.speak'),
    practice_edit: t('practice:keys.edit'),
    practice_undo: t('practice:keys.undo'),
  };
  return [
    {
      id: 'reader',
      title: t('reader:keys.group'),
      defaults: reader,
      labelOf: (action) => t(`reader:keys.${action as keyof typeof reader}`),
    },
    {
      id: 'watch',
      title: t('watch:keys.group'),
      defaults: watchKeys,
      labelOf: (action) => t(`watch:keys.${action as WatchKey}`),
    },
    {
      id: 'practice',
      title: t('practice:title'),
      defaults: practiceKeys,
      labelOf: (action) => practice[action as PracticeKey],
    },
  ];
}
