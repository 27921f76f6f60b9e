import type { Report } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/chart.tsx';
import type { ChartPoint } from '@/domain/charts/chart-data.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import type { MetricName } from '../use-report-stats.ts';

const shortDate: Record<Report['unit'], Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

/** Returns the names of a report's intervals in the interface language, both short (for an axis) and in full. */
export function useIntervalPoints({ unit, stretches }: Pick<Report, 'unit' | 'stretches'>): ChartPoint[] {
  const { i18n } = useTranslation();
  // A calendar date must not shift with the browser's time zone.
  const formats = [shortDate[unit], { dateStyle: 'medium' } as const].map(
    (style) => new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }),
  );
  const [shortFormat, longFormat] = formats as [Intl.DateTimeFormat, Intl.DateTimeFormat];
  return stretches.map(({ from, to }) => ({
    short: shortFormat.format(new Date(from)),
    long: longFormat.formatRange(new Date(from), new Date(to)),
  }));
}

/** A bar chart of counts per interval of a report. */
export function CountsChart({
  report,
  label,
  names,
}: {
  report: Report;
  label: string;
  names: readonly MetricName[];
}) {
  const { t } = useTranslation('reports');
  const points = useIntervalPoints(report);
  const series = names.map((name) => ({
    name: t(`figures.${name}`),
    values: report.stretches.map(({ done }) => done[name]),
  }));
  return <BarChart label={label} data={{ pointName: t(`units.${report.unit}`), points, series }} />;
}

/** Study time by activity, in hours, or in minutes if the total is short. */
export function StudyTimeChart({
  report,
  kinds,
}: {
  report: Report;
  kinds: readonly ('reading_seconds' | 'video_seconds' | 'words_seconds')[];
}) {
  const { t, i18n } = useTranslation('reports');
  const time = useStudyTime();
  const points = useIntervalPoints(report);
  const maxSeconds = Math.max(...report.stretches.map(({ done }) => done.seconds));
  const [unit, length] = maxSeconds >= 7200 ? (['hour', 3600] as const) : (['minute', 60] as const);
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
