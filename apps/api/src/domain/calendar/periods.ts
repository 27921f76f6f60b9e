import { addDays, type Day } from './local-day.ts';

/** The periods of statistics, and how many of each are shown. */
export const periodLengths = { daily: 30, weekly: 12, monthly: 12, yearly: 5 } as const;
export type Period = keyof typeof periodLengths;

const toMonthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOfMonth = (months: number): Day =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** Returns the number of days since Monday. */
const weekday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the first day of the period `back` periods before the one that contains `day`. Weeks start on Monday. */
function firstDay(period: Period, day: Day, back: number): Day {
  switch (period) {
    case 'daily':
      return addDays(day, -back);
    case 'weekly':
      return addDays(day, -weekday(day) - 7 * back);
    case 'monthly':
      return firstOfMonth(toMonthNumber(day) - back);
    case 'yearly':
      return firstOfMonth((Number(day.slice(0, 4)) - back) * 12);
  }
}

/** Returns the first day of each period that statistics show, oldest first. The last period contains `today`. */
export const periodStarts = (period: Period, today: Day): Day[] =>
  Array.from({ length: periodLengths[period] }, (_, index) =>
    firstDay(period, today, periodLengths[period] - 1 - index),
  );
