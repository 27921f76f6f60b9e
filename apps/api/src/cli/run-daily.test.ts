import { afterEach, describe, expect, test, vi } from 'vitest';

import { createTestClock } from '#testing/test-clock.ts';
import { runDaily } from './run-daily.ts';

afterEach(() => vi.unstubAllEnvs());

/** Returns the times of the first `count` runs. */
async function listRunTimes(
  zone: string,
  [at, start, count]: readonly [string, string, number],
  afterRun: (clock: ReturnType<typeof createTestClock>, done: number) => void = () => {},
): Promise<string[]> {
  vi.stubEnv('TZ', zone);
  const clock = createTestClock(start);
  const stop = new AbortController();
  const done: string[] = [];
  const runOnce = async () => {
    done.push(clock.now().toISOString());
    afterRun(clock, done.length);
    if (done.length === count) stop.abort();
  };
  const screen = { write: () => true };
  await expect(runDaily(at, runOnce, { screen, clock, signal: stop.signal })).rejects.toThrow('aborted');
  return done;
}

describe('daily runs', () => {
  test('follow the local time zone', async () => {
    expect(await listRunTimes('Asia/Kolkata', ['03:30', '2026-01-10T12:00:00Z', 2])).toEqual([
      '2026-01-10T22:00:00.000Z',
      '2026-01-11T22:00:00.000Z',
    ]);
  });

  test('happen once on the day the clocks go forward, and at the usual hour the next day', async () => {
    // On March 29, there is no 02:30 in Berlin, so the run is an hour later.
    expect(await listRunTimes('Europe/Berlin', ['02:30', '2026-03-28T00:00:00Z', 4])).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
      '2026-03-31T00:30:00.000Z',
    ]);
  });

  test('happen once on the day when the hour repeats', async () => {
    expect(await listRunTimes('Europe/Berlin', ['02:30', '2026-10-24T12:00:00Z', 3])).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
      '2026-10-27T01:30:00.000Z',
    ]);
  });

  test('start immediately when the clock is set past the hour, and otherwise wait until they are due', async () => {
    const afterRun = (clock: ReturnType<typeof createTestClock>, done: number) => {
      if (done === 1) clock.set('2026-01-05T12:00:00Z');
      if (done === 2) clock.set('2026-02-01T12:00:00Z');
    };
    expect(await listRunTimes('UTC', ['03:30', '2026-01-10T12:00:00Z', 3], afterRun)).toEqual([
      '2026-01-11T03:30:00.000Z',
      '2026-01-06T03:30:00.000Z',
      '2026-02-02T03:30:00.000Z',
    ]);
  });

  test('are rescheduled within a minute when the clock changes during the wait', async () => {
    vi.stubEnv('TZ', 'UTC');
    const clock = createTestClock('2026-01-10T12:00:00Z');
    const stop = new AbortController();
    const done: string[] = [];
    const sleptMs: number[] = [];
    const jumpingClock = {
      now: clock.now,
      sleep: async (milliseconds: number, signal: AbortSignal) => {
        sleptMs.push(milliseconds);
        await clock.sleep(milliseconds, signal);
        if (sleptMs.length === 5) clock.set('2026-01-03T03:00:00Z');
      },
    };
    const runOnce = async () => {
      done.push(clock.now().toISOString());
      stop.abort();
    };
    const context = { screen: { write: () => true }, clock: jumpingClock, signal: stop.signal };
    await expect(runDaily('03:30', runOnce, context)).rejects.toThrow('aborted');
    expect(done).toEqual(['2026-01-03T03:30:00.000Z']);
    expect(Math.max(...sleptMs)).toBe(60_000);
  });
});
