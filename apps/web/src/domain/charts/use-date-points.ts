import { useTranslation } from 'react-i18next';

import type { ChartPoint } from './chart-data.ts';

/** The period that a point covers, identified by its first day. */
export type Stretch = 'day' | 'weekday' | 'weekdayLetter' | 'week' | 'month' | 'year';

const styles: Record<
  Stretch,
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

/** Returns a function that labels points by the first day of their period (`2026-03-02`), in the interface language. */
export function useDatePoints(): (dates: readonly string[], stretch: Stretch) => ChartPoint[] {
  const { i18n } = useTranslation();
  return (dates, stretch) => {
    // These are calendar dates, which must not shift with the browser's time zone.
    const [short, long] = styles[stretch].map(
      (style) => new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }),
    ) as [Intl.DateTimeFormat, Intl.DateTimeFormat];
    return dates.map((date, index) => {
      const first = new Date(date);
      const next = dates[index + 1];
      // The first week of a period may be shorter.
      const days = Math.min(7, next === undefined ? 7 : (Date.parse(next) - first.getTime()) / dayLength);
      return {
        short: short.format(first),
        long:
          stretch === 'week'
            ? long.formatRange(first, new Date(first.getTime() + (days - 1) * dayLength))
            : long.format(first),
      };
    });
  };
}
