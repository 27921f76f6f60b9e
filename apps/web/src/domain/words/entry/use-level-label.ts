import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { WordLevel } from '../word-level.ts';

/** Returns the names of a word's levels, as used in sentences. */
const levelLabels = (t: TFunction<'reader'>): Record<WordLevel, string> => ({
  new: t('standing.new'),
  '1': t('standing.learning', { level: 1 }),
  '2': t('standing.learning', { level: 2 }),
  '3': t('standing.learning', { level: 3 }),
  known: t('standing.known'),
  mastered: t('standing.mastered'),
  ignored: t('standing.ignored'),
});

export function useLevelLabel(): (level: WordLevel) => string {
  const { t } = useTranslation('reader');
  return useMemo(() => {
    const labels = levelLabels(t);
    return (level) => labels[level];
  }, [t]);
}
