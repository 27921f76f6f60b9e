import type { MetricName, Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import type { ChartData } from '@/domain/charts/chart-data.ts';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';

/** Returns a function that builds chart data from series over the period. */
export function useChartData({
  unit,
  starts,
}: Pick<Metrics, 'unit' | 'starts'>): (series: ChartData['series']) => ChartData {
  const { t } = useTranslation('metrics');
  const pointsOf = useDatePoints();
  const points = pointsOf(starts, unit);
  return (series) => ({ pointName: t(`units.${unit}`), points, series });
}

/** Returns a function that builds chart data from metrics by name. */
export function useMetricData({
  figures,
  ...period
}: Pick<Metrics, 'figures' | 'unit' | 'starts'>): (...names: MetricName[]) => ChartData {
  const { t } = useTranslation('metrics');
  const dataOf = useChartData(period);
  return (...names) =>
    dataOf(names.map((name) => ({ name: t(`figures.${name}`), values: figures[name].points })));
}
