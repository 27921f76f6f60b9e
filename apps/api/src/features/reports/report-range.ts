import type { Report, ReportPeriod } from '@glossa/contract/reports';

import { addDays, type Day } from '#domain/calendar/local-day.ts';

/** First and last day of a range. */
interface DayRange {
  from: Day;
  to: Day;
}

/** The days of a report, split into intervals, and the preceding period of the same length. */
export interface ReportRange extends DayRange {
  unit: Report['unit'];
  intervals: DayRange[];
  before: DayRange;
}

const periodShapes: Record<ReportPeriod, { months: number; unit: Report['unit'] }> = {
  // The last seven days
  last_week: { months: 0, unit: 'day' },
  last_month: { months: 1, unit: 'day' },
  last_3_months: { months: 3, unit: 'week' },
  last_6_months: { months: 6, unit: 'week' },
  last_year: { months: 12, unit: 'month' },
};

/** Returns the same date `months` earlier, or the last day of that month if it is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

const isMonday = (day: Day): boolean => new Date(day).getUTCDay() === 1;

function isStart(unit: Report['unit'], day: Day): boolean {
  return unit === 'day' || (unit === 'week' ? isMonday(day) : day.endsWith('-01'));
}

/** Returns the date range of a period that ends today. */
export function reportRange(period: ReportPeriod, today: Day): ReportRange {
  const { months, unit } = periodShapes[period];
  const from = addDays(months === 0 ? addDays(today, -7) : monthsBefore(today, months), 1);
  const intervals: DayRange[] = [];
  let length = 0;
  for (let day = from; day <= today; day = addDays(day, 1)) {
    length += 1;
    const last = intervals.at(-1);
    if (last && !isStart(unit, day)) last.to = day;
    else intervals.push({ from: day, to: day });
  }
  return {
    from,
    to: today,
    unit,
    intervals,
    before: { from: addDays(from, -length), to: addDays(from, -1) },
  };
}
