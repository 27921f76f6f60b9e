import { useTranslation } from 'react-i18next';

import type { Standing } from '../standing.ts';

/** Names of the standings of words. */
export function useStandingLabel(): (standing: Standing) => string {
  const { t } = useTranslation('words');
  return (standing) =>
    ({
      '0': t('standing.new'),
      '1': t('standing.learning', { level: 1 }),
      '2': t('standing.learning', { level: 2 }),
      '3': t('standing.learning', { level: 3 }),
      '4': t('standing.known'),
      '5': t('standing.mastered'),
      ignored: t('standing.ignored'),
    })[standing];
}
