import { expect, test } from 'vitest';

import { addDays, localDay, startOfDay } from './local-day.ts';
import { periodStarts } from './periods.ts';

const at = (moment: string) => new Date(moment);

test('returns the local date in a time zone', () => {
  expect(localDay(at('2026-03-01T23:30:00Z'), 'UTC')).toBe('2026-03-01');
  expect(localDay(at('2026-03-01T23:30:00Z'), 'Asia/Tokyo')).toBe('2026-03-02');
  expect(localDay(at('2026-03-01T03:00:00Z'), 'America/Los_Angeles')).toBe('2026-02-28');
  expect(() => localDay(at('2026-03-01T03:00:00Z'), 'Mars/Base')).toThrow(RangeError);
});

test('starts days at local midnight when the clocks change', () => {
  // 23 hours when clocks go forward, 25 when they go back.
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDay('2026-10-26', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  // If the clocks skip midnight, the day starts at 1:00. If midnight occurs twice, the day starts at the first
  // midnight.
  expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
  expect(startOfDay('2026-11-01', 'America/Havana').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOfDay('2026-01-01', 'Asia/Kathmandu').toISOString()).toBe('2025-12-31T18:15:00.000Z');
});

test('starts each day on its own date in every time zone', () => {
  for (const zone of ['Europe/Berlin', 'America/Sao_Paulo', 'Africa/Cairo', 'Pacific/Apia', 'Asia/Beirut']) {
    for (
      let day = '2011-12-20', remainingDays = 400;
      remainingDays > 0;
      day = addDays(day, 1), remainingDays--
    ) {
      const start = startOfDay(day, zone);
      // Samoa had no December 30, 2011.
      if (zone === 'Pacific/Apia' && day === '2011-12-30') continue;
      expect([zone, localDay(start, zone)]).toEqual([zone, day]);
      expect(localDay(new Date(start.getTime() - 1000), zone) < day).toBe(true);
    }
  }
});

test('returns the current period last', () => {
  const daily = periodStarts('daily', '2026-03-01');
  expect([daily.length, daily[0], daily.at(-1)]).toEqual([30, '2026-01-31', '2026-03-01']);
  const weekly = periodStarts('weekly', '2026-03-01');
  expect([weekly.length, weekly[0], weekly.at(-1)]).toEqual([12, '2025-12-08', '2026-02-23']);
  expect(periodStarts('weekly', '2026-03-02').at(-1)).toBe('2026-03-02');
  const monthly = periodStarts('monthly', '2026-03-31');
  expect([monthly.length, monthly[0], monthly.at(-1)]).toEqual([12, '2025-04-01', '2026-03-01']);
  expect(periodStarts('yearly', '2026-03-31')).toEqual([
    '2022-01-01',
    '2023-01-01',
    '2024-01-01',
    '2025-01-01',
    '2026-01-01',
  ]);
});
