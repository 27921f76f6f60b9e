import type { MetricName, Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import type { ChartData } from '@/domain/charts/chart-data.ts';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import type { Tile } from './metric-tiles.tsx';

/** Returns a function that builds chart data from series over the period. */
export function useChartData({
  unit,
  starts,
}: Pick<Metrics, 'unit' | 'starts'>): (series: ChartData['series']) => ChartData {
  const { t } = useTranslation('metrics');
  const points = useDatePoints()(starts, unit);
  return (series) => ({ pointName: t(`units.${unit}`), points, series });
}

/** Returns a function that builds chart data from metrics by name. */
export function useMetricData({
  figures,
  ...period
}: Pick<Metrics, 'figures' | 'unit' | 'starts'>): (...names: MetricName[]) => ChartData {
  const { t } = useTranslation('metrics');
  const chartData = useChartData(period);
  return (...names) =>
    chartData(names.map((name) => ({ name: t(`figures.${name}`), values: figures[name].points })));
}

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
