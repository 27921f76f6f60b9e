import type { MetricPeriod, Metrics } from '@glossa/contract/metrics';

import { addDays, type Day } from '#domain/calendar/local-day.ts';

/** The days of a period and the intervals that they are grouped into. `days` is the number of days. */
export interface Period extends Pick<Metrics, 'period' | 'from' | 'to' | 'unit' | 'starts' | 'before'> {
  days: number;
}

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Returns the first days of intervals of `length` days. The last interval is complete; the first may be shorter. */
function intervals(from: Day, to: Day, length: number): Day[] {
  const starts: Day[] = [];
  for (let start = addDays(to, 1 - length); start > from; start = addDays(start, -length)) starts.push(start);
  return [...starts, from].toReversed();
}

/** Returns the first days of the months of a period. The first month may be incomplete. */
function months(from: Day, to: Day): Day[] {
  const starts = [from];
  for (;;) {
    const [year = 0, month = 0] = (starts.at(-1) as Day).split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    if (next > to) return starts;
    starts.push(next);
  }
}

/** Returns the period ending today; `first` is the first day with data. Leaves out an incomplete previous period. */
export function toPeriod(period: MetricPeriod, today: Day, first: Day): Period {
  const days = period === 'all' ? daysBetween(first, today) : Number(period);
  const from = addDays(today, 1 - days);
  const before = addDays(from, -days);
  const unit = days <= 92 ? 'day' : days <= 400 ? 'week' : 'month';
  return {
    period,
    from,
    to: today,
    unit,
    starts: unit === 'month' ? months(from, today) : intervals(from, today, unit === 'week' ? 7 : 1),
    before: period !== 'all' && before >= first ? before : null,
    days,
  };
}
