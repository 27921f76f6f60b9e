import { expect, test } from 'vitest';

import { reportRange } from './report-range.ts';

test('a week has seven days, and a month starts the day after the same date last month', () => {
  const week = reportRange('last_week', '2026-03-02');
  expect([week.from, week.to, week.intervals.length]).toEqual(['2026-02-24', '2026-03-02', 7]);
  expect(week.before).toEqual({ from: '2026-02-17', to: '2026-02-23' });
  const month = reportRange('last_month', '2026-03-31');
  expect([month.from, month.intervals.length]).toEqual(['2026-03-01', 31]);
  expect(month.before).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(reportRange('last_month', '2026-03-15').from).toBe('2026-02-16');
});

test('weeks start on Monday and are limited to the period', () => {
  const { unit, from, intervals } = reportRange('last_3_months', '2026-07-15');
  expect([unit, from]).toEqual(['week', '2026-04-16']);
  expect(intervals[0]).toEqual({ from: '2026-04-16', to: '2026-04-19' });
  expect(intervals[1]).toEqual({ from: '2026-04-20', to: '2026-04-26' });
  expect(intervals.at(-1)).toEqual({ from: '2026-07-13', to: '2026-07-15' });
  expect(reportRange('last_6_months', '2026-07-15').from).toBe('2026-01-16');
});

test('a year is split into months', () => {
  const { unit, intervals, before } = reportRange('last_year', '2026-07-15');
  expect([unit, intervals.length]).toEqual(['month', 13]);
  expect(intervals[0]).toEqual({ from: '2025-07-16', to: '2025-07-31' });
  expect(intervals[1]).toEqual({ from: '2025-08-01', to: '2025-08-31' });
  expect(intervals.at(-1)).toEqual({ from: '2026-07-01', to: '2026-07-15' });
  expect(before).toEqual({ from: '2024-07-16', to: '2025-07-15' });
});
