import type { Report, ReportDone } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import type { Figure } from '@/ui/data/figure-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';

/** Name of a metric of activity. */
export type DoneName = keyof ReportDone;

const times = new Set<DoneName>(['seconds', 'reading_seconds', 'video_seconds', 'words_seconds']);

/** Returns the metrics of a report with their change since the previous period. */
export function useDoneFigures({ totals, before }: Pick<Report, 'totals' | 'before'>) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const time = useStudyTime();
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const changeOf = (now: number, then: number): string | undefined =>
    then === 0 ? undefined : percent.format((now - then) / then);
  return (names: readonly DoneName[]): Figure[] =>
    names.map((name) => ({
      label: t(`figures.${name}`),
      value: times.has(name) ? time.hours(totals[name]) : format.number(totals[name]),
      note: changeOf(totals[name], before.done[name]),
    }));
}
