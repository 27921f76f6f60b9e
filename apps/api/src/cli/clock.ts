import { setTimeout as pause } from 'node:timers/promises';

/** The current time, and a sleep that can be aborted. */
export interface Clock {
  now: () => Date;
  /**
   * Waits for the given number of milliseconds.
   * @throws the signal's reason when it is aborted
   */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** A clock that uses the system time and real timers. */
export const machineClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
