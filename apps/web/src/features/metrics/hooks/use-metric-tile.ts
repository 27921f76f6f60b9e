import type { MetricName, Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import { useStudyTime } from '@/ui/format/use-study-time.ts';
import type { Tile } from '../components/metric-tiles.tsx';

/** Returns a function that builds the tile of a metric by name. */
export function useMetricTile({ figures }: Pick<Metrics, 'figures'>): (name: MetricName) => Tile {
  const { t } = useTranslation('metrics');
  const { text } = useStudyTime();
  return (name) => ({
    label: t(`figures.${name}`),
    ...figures[name],
    ...(name.endsWith('_seconds') && { format: text }),
  });
}
