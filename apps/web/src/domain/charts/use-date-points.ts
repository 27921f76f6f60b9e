import { useTranslation } from 'react-i18next';

import type { ChartPoint } from './chart-data.ts';

/** The period that a point covers. */
export type PointPeriod = 'day' | 'weekday' | 'weekdayLetter' | 'week' | 'month' | 'year';

const formats: Record<
  PointPeriod,
  readonly [short: Intl.DateTimeFormatOptions, long: Intl.DateTimeFormatOptions]
> = {
  day: [{ day: 'numeric', month: 'short' }, { dateStyle: 'full' }],
  weekday: [{ weekday: 'short' }, { dateStyle: 'full' }],
  weekdayLetter: [{ weekday: 'narrow' }, { dateStyle: 'full' }],
  week: [{ day: 'numeric', month: 'short' }, { dateStyle: 'medium' }],
  month: [{ month: 'short' }, { month: 'long', year: 'numeric' }],
  year: [{ year: 'numeric' }, { year: 'numeric' }],
};

const dayLength = 86_400_000;

/** Returns a function that labels points, given the first day of each point's period (`2026-03-02`). */
export function useDatePoints(): (dates: readonly string[], period: PointPeriod) => ChartPoint[] {
  const { i18n } = useTranslation();
  return (dates, period) => {
    // These are calendar dates, which must not shift with the browser's time zone.
    const [short, long] = formats[period].map(
      (format) => new Intl.DateTimeFormat(i18n.language, { ...format, timeZone: 'UTC' }),
    ) as [Intl.DateTimeFormat, Intl.DateTimeFormat];
    return dates.map((date, index) => {
      const first = new Date(date);
      const next = dates[index + 1];
      // The first week of a period may be partial.
      const days = Math.min(7, next === undefined ? 7 : (Date.parse(next) - first.getTime()) / dayLength);
      return {
        short: short.format(first),
        long:
          period === 'week'
            ? long.formatRange(first, new Date(first.getTime() + (days - 1) * dayLength))
            : long.format(first),
      };
    });
  };
}
