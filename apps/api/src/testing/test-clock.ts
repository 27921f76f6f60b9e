import { setImmediate } from 'node:timers/promises';

import type { Clock } from '#cli/clock.ts';

/** Creates a clock that advances only while something sleeps; `set` changes its time. */
export function createTestClock(start: string): Clock & { set: (time: string) => void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (time) => (now = new Date(time).getTime()),
    sleep: async (milliseconds, signal) => {
      signal.throwIfAborted();
      now += milliseconds;
      // Let concurrent tasks run.
      await setImmediate();
    },
  };
}
