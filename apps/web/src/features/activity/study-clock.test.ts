import { expect, test } from 'vitest';

import { StudyClock } from './study-clock.ts';

/** Ticks once a second from second `from` to second `to`. */
function pass(clock: StudyClock, from: number, to: number, isVisible = true): void {
  for (let second = from; second <= to; second++) clock.tick(second * 1000, isVisible);
}

test('counts time while the user is active', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 29);
  expect(clock.isDue).toBe(false);
  pass(clock, 30, 30);
  expect(clock.isDue).toBe(true);
  expect(clock.takeSeconds()).toBe(30);
  expect(clock.takeSeconds()).toBe(0);
});

test('treats the user as idle after a minute without activity, until the next activity', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 200);
  expect(clock.takeSeconds()).toBe(60);
  clock.recordActivity(200_000);
  pass(clock, 201, 210);
  expect(clock.takeSeconds()).toBe(10);
});

test('doesn’t count time on a hidden page or while the device sleeps', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 5);
  pass(clock, 6, 20, false);
  clock.recordActivity(20_000);
  pass(clock, 21, 25);
  expect(clock.takeSeconds()).toBe(9);
  clock.recordActivity(500_000);
  clock.tick(500_000, true);
  expect(clock.takeSeconds()).toBe(0);
});

test('carries unreported seconds over to the next report, up to a minute', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 30);
  clock.restore(clock.takeSeconds());
  pass(clock, 31, 40);
  expect(clock.takeSeconds()).toBe(40);
  clock.restore(40);
  clock.restore(40);
  expect(clock.takeSeconds()).toBe(60);
});
