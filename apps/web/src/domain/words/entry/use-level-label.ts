import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { WordLevel } from '../word-level.ts';

/** Returns the names of a word's levels, as used in sentences. */
const levelLabels = (t: TFunction<'reader'>): Record<WordLevel, string> => ({
  new: t('levels.new'),
  '1': t('levels.learning', { level: 1 }),
  '2': t('levels.learning', { level: 2 }),
  '3': t('levels.learning', { level: 3 }),
  known: t('levels.known'),
  mastered: t('levels.mastered'),
  ignored: t('levels.ignored'),
});

export function useLevelLabel(): (level: WordLevel) => string {
  const { t } = useTranslation('reader');
  return useMemo(() => {
    const labels = levelLabels(t);
    return (level) => labels[level];
  }, [t]);
}
