import type { Report } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import { DataTable } from '@/ui/data/data-table.tsx';
import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { useReportStats } from '../use-report-stats.ts';
import type { MetricName } from '../use-report-stats.ts';
import { CountsChart, StudyTimeChart, useIntervalPoints } from './report-charts.tsx';
import { ReportSection } from './report-section.tsx';

const metrics: readonly MetricName[] = [
  'seconds',
  'active_days',
  'words_learned',
  'words_started',
  'pages_read',
  'words_read',
  'texts_read',
  'videos_watched',
  'reviews',
];
/** Study time, texts, videos, words and reviews, compared with the previous period. */
export function LearningBody({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const time = useStudyTime();
  const stats = useReportStats(report)(metrics);
  const points = useIntervalPoints(report);
  // For single days, "active days" would add nothing to the other columns.
  const tableMetrics = metrics.filter(
    (name) => name !== 'seconds' && !(name === 'active_days' && report.unit === 'day'),
  );
  return (
    <>
      <StatList stats={stats} />
      <ReportSection title={t('charts.time')}>
        <StudyTimeChart report={report} kinds={['reading_seconds', 'video_seconds', 'words_seconds']} />
      </ReportSection>
      <ReportSection title={t('charts.words')}>
        <CountsChart report={report} label={t('charts.words')} names={['words_started', 'words_learned']} />
      </ReportSection>
      <ReportSection title={t('tables.all')}>
        <DataTable
          label={t('tables.all')}
          columns={[
            { name: t(`units.${report.unit}`) },
            { name: t('study_time'), isNumber: true },
            ...tableMetrics.map((name) => ({ name: t(`figures.${name}`), isNumber: true })),
          ]}
          rows={report.stretches.map(({ from, done }, index) => ({
            key: from,
            cells: [
              points[index]?.long,
              time.text(done.seconds),
              ...tableMetrics.map((name) => format.number(done[name])),
            ],
          }))}
        />
      </ReportSection>
    </>
  );
}
