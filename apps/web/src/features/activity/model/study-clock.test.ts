import { expect, test } from 'vitest';

import { StudyClock } from './study-clock.ts';

/** Ticks once a second from one second to another. */
function pass(clock: StudyClock, from: number, to: number, visible = true): void {
  for (let second = from; second <= to; second++) clock.look(second * 1000, visible);
}

test('counts time while the user is active', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 29);
  expect(clock.isDue).toBe(false);
  pass(clock, 30, 30);
  expect(clock.isDue).toBe(true);
  expect(clock.take()).toBe(30);
  expect(clock.take()).toBe(0);
});

test('treats the user as idle after a minute without activity, until the next activity', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 200);
  expect(clock.take()).toBe(60);
  clock.noteLife(200_000);
  pass(clock, 201, 210);
  expect(clock.take()).toBe(10);
});

test('doesn’t count time on a hidden page or while the device sleeps', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 5);
  pass(clock, 6, 20, false);
  clock.noteLife(20_000);
  pass(clock, 21, 25);
  expect(clock.take()).toBe(9);
  clock.noteLife(500_000);
  clock.look(500_000, true);
  expect(clock.take()).toBe(0);
});

test('carries unreported seconds over to the next report, up to a minute', () => {
  const clock = new StudyClock(0);
  pass(clock, 0, 30);
  clock.putBack(clock.take());
  pass(clock, 31, 40);
  expect(clock.take()).toBe(40);
  clock.putBack(40);
  clock.putBack(40);
  expect(clock.take()).toBe(60);
});
