import { setTimeout as pause } from 'node:timers/promises';

/** What time it is, and waiting for it to pass. */
export interface Clock {
  now: () => Date;
  /** Waits some milliseconds. Throws the reason of the signal when that is aborted. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The clock of the machine. */
export const machineClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
