import { setTimeout as pause } from 'node:timers/promises';

/** The current time, and a sleep that can be aborted. */
export interface Clock {
  now: () => Date;
  /**
   * Waits for some milliseconds.
   * @throws the signal's reason when it is aborted
   */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The machine's own clock. */
export const machineClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
