import type { Report, ReportDone } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import type { Stat } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';

/** Key of an activity metric in a report's totals. */
export type MetricName = keyof ReportDone;

const durations = new Set<MetricName>(['seconds', 'reading_seconds', 'video_seconds', 'words_seconds']);

/** Returns a function that lists a report's metrics, with their change since the previous period. */
export function useReportStats({ totals, before }: Pick<Report, 'totals' | 'before'>) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const time = useStudyTime();
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const formatChange = (current: number, previous: number): string | undefined =>
    previous === 0 ? undefined : percent.format((current - previous) / previous);
  return (names: readonly MetricName[]): Stat[] =>
    names.map((name) => ({
      label: t(`figures.${name}`),
      value: durations.has(name) ? time.hours(totals[name]) : format.number(totals[name]),
      note: formatChange(totals[name], before.done[name]),
    }));
}
