import { setImmediate } from 'node:timers/promises';

import type { Clock } from '#cli/clock.ts';

/** A clock that goes on only while somebody waits for it; `set` puts it to another time. */
export function givenClock(start: string): Clock & { set: (time: string) => void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (time) => (now = new Date(time).getTime()),
    sleep: async (milliseconds, signal) => {
      signal.throwIfAborted();
      now += milliseconds;
      // Whatever waits beside it has its turn.
      await setImmediate();
    },
  };
}
