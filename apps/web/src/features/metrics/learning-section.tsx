import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/chart.tsx';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { CardRow, MetricsCard, MetricsSection } from './metrics-section.tsx';
import { useMetricData, useMetricTile } from './use-metrics.ts';

const names = [
  'study_seconds',
  'words_read',
  'pages_read',
  'texts_read',
  'videos_watched',
  'words_started',
  'words_known',
  'reviews',
] as const;

/** Reading, watching and learning metrics. */
export function LearningSection({ metrics }: { metrics: Metrics }) {
  const { t, i18n } = useTranslation('metrics');
  const tile = useMetricTile(metrics);
  const dataOf = useMetricData(metrics);
  const time = useStudyTime();
  const hours = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });
  const studied = dataOf('reading_seconds', 'video_seconds', 'words_seconds');
  const inHours = {
    ...studied,
    series: studied.series.map(({ name, values }) => ({
      name,
      values: values.map((value) => value && value / 3600),
    })),
  };
  return (
    <MetricsSection
      title={t('learning.title')}
      help={t('learning.help')}
      table="figures"
      period={metrics.period}
    >
      <MetricTiles tiles={names.map(tile)} />
      <CardRow>
        <MetricsCard title={t('learning.time')}>
          <BarChart
            empty={t('nothing')}
            stacked
            label={t('learning.time')}
            data={inHours}
            format={(value) => time.text(value * 3600)}
            formatAxis={(value) => hours.format(value)}
          />
        </MetricsCard>
        <MetricsCard title={t('learning.words')}>
          <BarChart
            empty={t('nothing')}
            label={t('learning.words')}
            data={dataOf('words_started', 'words_known')}
          />
        </MetricsCard>
      </CardRow>
    </MetricsSection>
  );
}
