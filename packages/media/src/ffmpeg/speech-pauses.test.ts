import { expect, test } from 'vitest';

import { cutAtPauses, readPauses } from './speech-pauses.ts';

test('reads pauses from the output of silencedetect', () => {
  const { read, pauses } = readPauses();
  read('[silencedetect @ 0x55d0] silence_start: 1.5');
  read('[silencedetect @ 0x55d0] silence_end: 2.25 | silence_duration: 0.75');
  expect(pauses).toEqual([{ startMs: 1500, endMs: 2250 }]);
});

test('leaves short audio in one piece', () => {
  expect(cutAtPauses([], { durationMs: 10_000, longestMs: 10_000 })).toEqual([{ startMs: 0, endMs: 10_000 }]);
});

test('cuts in the longest pause near the end of a piece, or at the maximum length if there is none', () => {
  const pauses = [
    { startMs: 1000, endMs: 5000 }, // This pause is too early to cut at.
    { startMs: 6500, endMs: 6900 },
    { startMs: 8000, endMs: 9000 },
  ];
  expect(cutAtPauses(pauses, { durationMs: 25_000, longestMs: 10_000 })).toEqual([
    { startMs: 0, endMs: 8500 },
    { startMs: 8500, endMs: 18_500 },
    { startMs: 18_500, endMs: 25_000 },
  ]);
});
