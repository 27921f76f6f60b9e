import { expect, it } from 'vitest';

import { formatCueTime, parseCueTime } from './cue-time.ts';

it.each([
  [0, '0:00:00.000'],
  [62_345, '0:01:02.345'],
  [36_000_007, '10:00:00.007'],
])('formats %i ms as %s and parses it back', (ms, text) => {
  expect(formatCueTime(ms)).toBe(text);
  expect(parseCueTime(text)).toBe(ms);
});

it.each([
  ['7', 7000],
  ['1:02', 62_000],
  ['1:02,5', 62_500],
  [' 00:01:02,34 ', 62_340],
])('also parses %s', (text, ms) => expect(parseCueTime(text)).toBe(ms));

it.each(['', 'soon', '1:60', '1:60:00', '1:2:3:4', '-1', '1:02.1234', '999:00:00'])(
  'rejects %s as a time',
  (text) => expect(parseCueTime(text)).toBeUndefined(),
);
