import { useTranslation } from 'react-i18next';

import type { WordLevel } from '@/domain/words/word-level.ts';

/** Returns the names of the levels. */
export function useLevelLabel(): (level: WordLevel) => string {
  const { t } = useTranslation('words');
  return (level) =>
    ({
      new: t('standing.new'),
      '1': t('standing.learning', { level: 1 }),
      '2': t('standing.learning', { level: 2 }),
      '3': t('standing.learning', { level: 3 }),
      known: t('standing.known'),
      mastered: t('standing.mastered'),
      ignored: t('standing.ignored'),
    })[level];
}
