import { expect, it } from 'vitest';

import { createRateMeter } from './rate-meter.ts';

const setUp = () => {
  let time = 0;
  const meter = createRateMeter(() => time);
  return { meter, note: (seconds: number, bytes: number) => ((time = seconds * 1000), meter.record(bytes)) };
};

it('returns nothing until it has enough data', () => {
  const { meter, note } = setUp();
  expect(meter.read(100)).toBeUndefined();
  note(0, 0);
  note(1, 50);
  expect(meter.read(100)).toBeUndefined();
});

it('returns the rate and the remaining time', () => {
  const { meter, note } = setUp();
  note(0, 0);
  note(4, 400);
  expect(meter.read(1000)).toEqual({ bytesPerSecond: 100, secondsLeft: 6 });
});

it('measures the last few seconds rather than the whole transfer', () => {
  const { meter, note } = setUp();
  for (let second = 0; second <= 10; second += 1) note(second, second * 10);
  for (let second = 11; second <= 40; second += 1) note(second, 100 + (second - 10) * 1000);
  expect(meter.read(40_100)?.bytesPerSecond).toBe(1000);
});

it('restarts after a pause and returns nothing while stalled', () => {
  const { meter, note } = setUp();
  note(0, 0);
  note(4, 400);
  meter.reset();
  expect(meter.read(1000)).toBeUndefined();
  note(60, 400);
  note(64, 400);
  expect(meter.read(1000)).toBeUndefined();
});
