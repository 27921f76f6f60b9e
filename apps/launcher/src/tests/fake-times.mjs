/**
 * A moment at which tests that depend on the clock tend to fail: shortly before or after midnight, at the end of a
 * month or year, or when daylight saving time starts. All are in the past, so that files created by a test, whose
 * timestamps come from the real clock, look new.
 * @typedef {{ at: string, zone: string }} Moment `at` is the local time in `zone`, with its offset from UTC
 */

/** @type {Moment[]} */
export const TIMES = [
  { at: '2024-02-29T23:30:00+13:00', zone: 'Pacific/Auckland' },
  { at: '2024-03-01T00:10:00Z', zone: 'UTC' },
  { at: '2023-12-31T23:30:00-08:00', zone: 'America/Los_Angeles' },
  { at: '2024-01-01T00:10:00+13:00', zone: 'Pacific/Auckland' },
  { at: '2024-01-31T23:30:00Z', zone: 'UTC' },
  { at: '2024-03-10T00:10:00-08:00', zone: 'America/Los_Angeles' }, // Daylight saving time starts at 2:00.
  { at: '2024-09-28T23:30:00+12:00', zone: 'Pacific/Auckland' }, // Here, daylight saving time starts 2.5 hours later.
];

/**
 * Returns the moment for a day. Moments rotate, so that a week of daily runs covers all of them.
 * @param {Date} today
 */
export function selectTime(today) {
  const days = Math.floor(today.getTime() / 86_400_000);
  return /** @type {Moment} */ (TIMES[days % TIMES.length]);
}

/**
 * Returns the environment variables that set the clock of programs and their child processes to `moment`, from which it
 * continues to run.
 * @param {string} library path of libfaketime
 * @param {Moment} moment
 * @param {Date} now
 * @returns {Record<string, string>}
 */
export function createFakeClockEnv(library, { at, zone }, now) {
  const seconds = Math.round((Date.parse(at) - now.getTime()) / 1000);
  return {
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Don't change the monotonic clock, which timers use. It doesn't depend on the date.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // libfaketime's workaround for condition variables on the monotonic clock makes Chromium wait forever.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // Shared memory isn't needed for a fixed offset, and it wouldn't work with PostgreSQL, which runs under another
    // account.
    FAKETIME_DISABLE_SHM: '1',
  };
}
