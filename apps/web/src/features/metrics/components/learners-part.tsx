import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/bar-chart.tsx';
import { LineChart } from '@/domain/charts/line-chart.tsx';
import { useMetricData } from '../hooks/use-metric-data.ts';
import { useMetricTile } from '../hooks/use-metric-tile.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { CardRow, MetricsCard, MetricsPart } from './metrics-part.tsx';
import { RetentionTable } from './retention-table.tsx';

/** Learner metrics: total, new, active and returning. */
export function LearnersPart({ metrics }: { metrics: Metrics }) {
  const { t } = useTranslation('metrics');
  const tile = useMetricTile(metrics);
  const dataOf = useMetricData(metrics);
  return (
    <MetricsPart title={t('learners.title')} help={t('learners.help')} table="course" period={metrics.period}>
      <MetricTiles tiles={(['learners', 'joined', 'daily', 'weekly', 'monthly'] as const).map(tile)} />
      <CardRow>
        <MetricsCard title={t('learners.active')} help={t('learners.active_help')}>
          <LineChart
            empty={t('nothing')}
            label={t('learners.active')}
            data={dataOf('daily', 'weekly', 'monthly')}
          />
        </MetricsCard>
        <MetricsCard title={t('learners.new')}>
          <BarChart empty={t('nothing')} label={t('learners.new')} data={dataOf('joined')} />
        </MetricsCard>
      </CardRow>
      <CardRow>
        <MetricsCard title={t('retention.title')} help={t('retention.help')}>
          <RetentionTable retention={metrics.retention} />
        </MetricsCard>
      </CardRow>
    </MetricsPart>
  );
}
