import { expect, test } from 'vitest';

import { StudyClock } from './study-clock.ts';

/** Runs one tick per second, from second `from` to second `to`. */
function runClock(clock: StudyClock, from: number, to: number, isVisible = true): void {
  for (let second = from; second <= to; second++) clock.tick(second * 1000, isVisible);
}

test('counts time while the user is active', () => {
  const clock = new StudyClock(0);
  runClock(clock, 0, 29);
  expect(clock.isDue).toBe(false);
  runClock(clock, 30, 30);
  expect(clock.isDue).toBe(true);
  expect(clock.consumeSeconds()).toBe(30);
  expect(clock.consumeSeconds()).toBe(0);
});

test('treats the user as idle after a minute without activity, until the next activity', () => {
  const clock = new StudyClock(0);
  runClock(clock, 0, 200);
  expect(clock.consumeSeconds()).toBe(60);
  clock.recordActivity(200_000);
  runClock(clock, 201, 210);
  expect(clock.consumeSeconds()).toBe(10);
});

test('doesn’t count time on a hidden page or while the device sleeps', () => {
  const clock = new StudyClock(0);
  runClock(clock, 0, 5);
  runClock(clock, 6, 20, false);
  clock.recordActivity(20_000);
  runClock(clock, 21, 25);
  expect(clock.consumeSeconds()).toBe(9);
  clock.recordActivity(500_000);
  clock.tick(500_000, true);
  expect(clock.consumeSeconds()).toBe(0);
});

test('carries unreported seconds over to the next report, up to a minute', () => {
  const clock = new StudyClock(0);
  runClock(clock, 0, 30);
  clock.restore(clock.consumeSeconds());
  runClock(clock, 31, 40);
  expect(clock.consumeSeconds()).toBe(40);
  clock.restore(40);
  clock.restore(40);
  expect(clock.consumeSeconds()).toBe(60);
});
