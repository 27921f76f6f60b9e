import type { Report } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import type { ChartPoint } from '@/domain/charts/chart-data.ts';

const short: Record<Report['unit'], Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

/** Returns the names of a report's intervals in the interface language, for an axis and in full. */
export function useStretchPoints({ unit, stretches }: Pick<Report, 'unit' | 'stretches'>): ChartPoint[] {
  const { i18n } = useTranslation();
  // A calendar date must not shift with the browser's time zone.
  const formats = [short[unit], { dateStyle: 'medium' } as const].map(
    (style) => new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }),
  );
  const [under, full] = formats as [Intl.DateTimeFormat, Intl.DateTimeFormat];
  return stretches.map(({ from, to }) => ({
    short: under.format(new Date(from)),
    long: full.formatRange(new Date(from), new Date(to)),
  }));
}
