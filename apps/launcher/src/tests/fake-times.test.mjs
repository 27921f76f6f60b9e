import { expect, test } from 'vitest';
import { createFakeClockEnv, selectTime, TIMES } from './fake-times.mjs';

test('uses a different time on each day of the week', () => {
  const days = [...TIMES.keys()].map((day) => selectTime(new Date(Date.UTC(2026, 10, 1 + day))));
  expect(new Set(days).size).toBe(TIMES.length);
});

test.each(TIMES)('$at is the local time in $zone', ({ at, zone }) => {
  const local = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
  expect(at).toContain(local.format(new Date(at)).replace(' ', 'T'));
});

test.each([
  ['2024-03-01T00:10:00Z', '-60'],
  ['2024-03-01T00:12:00Z', '+60'],
])('sets the clock to %s with an offset of %s seconds', (at, offset) => {
  const now = new Date('2024-03-01T00:11:00Z');
  expect(createFakeClockEnv('/lib/faketime.so', { at, zone: 'UTC' }, now)).toMatchObject({
    FAKETIME: offset,
    TZ: 'UTC',
  });
});
