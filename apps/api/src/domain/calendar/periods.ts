import { addDays, type Day } from './local-day.ts';

/** What statistics are divided into, and how many of each are shown up to now. */
export const periodLengths = { daily: 30, weekly: 12, monthly: 12, yearly: 5 } as const;
export type Period = keyof typeof periodLengths;

const monthsOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOfMonth = (months: number): Day =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** Days since Monday. */
const weekday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The first day of the stretch that a day is in; `back` stretches before it. Weeks start on Monday. */
function firstDay(period: Period, day: Day, back: number): Day {
  switch (period) {
    case 'daily':
      return addDays(day, -back);
    case 'weekly':
      return addDays(day, -weekday(day) - 7 * back);
    case 'monthly':
      return firstOfMonth(monthsOf(day) - back);
    case 'yearly':
      return firstOfMonth((Number(day.slice(0, 4)) - back) * 12);
  }
}

/** The first days of the stretches that a statistic shows, the oldest first; `today` is in the last. */
export const stretchesUpTo = (period: Period, today: Day): Day[] =>
  Array.from({ length: periodLengths[period] }, (_, index) =>
    firstDay(period, today, periodLengths[period] - 1 - index),
  );
