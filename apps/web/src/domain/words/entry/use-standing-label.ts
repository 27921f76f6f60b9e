import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Standing } from '../knowledge.ts';

/** Returns the names of a word's levels, as used in sentences. */
const standingLabels = (t: TFunction<'reader'>): Record<Standing, string> => ({
  new: t('standing.new'),
  '1': t('standing.learning', { level: 1 }),
  '2': t('standing.learning', { level: 2 }),
  '3': t('standing.learning', { level: 3 }),
  known: t('standing.known'),
  mastered: t('standing.mastered'),
  ignored: t('standing.ignored'),
});

export function useStandingLabel(): (standing: Standing) => string {
  const { t } = useTranslation('reader');
  return useMemo(() => {
    const labels = standingLabels(t);
    return (standing) => labels[standing];
  }, [t]);
}
