import type { Report } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/bar-chart.tsx';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { useStretchPoints } from '../hooks/use-stretch-points.ts';

/** Study time by activity, in hours, or in minutes if it was short. */
export function StudyTimeChart({
  report,
  kinds,
}: {
  report: Report;
  kinds: readonly ('reading_seconds' | 'video_seconds' | 'words_seconds')[];
}) {
  const { t, i18n } = useTranslation('reports');
  const time = useStudyTime();
  const points = useStretchPoints(report);
  const most = Math.max(...report.stretches.map(({ done }) => done.seconds));
  const [unit, length] = most >= 7200 ? (['hour', 3600] as const) : (['minute', 60] as const);
  const axis = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'narrow' });
  return (
    <BarChart
      stacked
      label={t('charts.time')}
      data={{
        pointName: t(`units.${report.unit}`),
        points,
        series: kinds.map((kind) => ({
          name: t(`kinds_of_time.${kind}`),
          values: report.stretches.map(({ done }) => done[kind] / length),
        })),
      }}
      format={(value) => time.text(value * length)}
      formatAxis={(value) => axis.format(value)}
    />
  );
}
