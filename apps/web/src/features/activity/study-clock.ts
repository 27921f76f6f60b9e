import { maxHeartbeatSeconds } from '@glossa/contract/activity';

/** Milliseconds without activity after which the user counts as idle. */
const idleTimeout = 60_000;
/** Seconds to count before a report is due. */
const reportSeconds = 30;
/** Milliseconds between two ticks. */
export const tickInterval = 1000;
/** Maximum milliseconds between two ticks; after a longer gap, the device is assumed to have been asleep. */
const maxGap = 3 * tickInterval;

/** Measures how long the user is active. Times are in milliseconds and never decrease. */
export class StudyClock {
  #counted = 0;
  #tickedAt: number | undefined;
  #activeAt: number;

  constructor(now: number) {
    this.#activeAt = now;
  }

  /** Records activity: pointer movement, typing, scrolling or media playback. */
  recordActivity(now: number): void {
    this.#activeAt = now;
  }

  /** Counts the time since the last tick if the page is visible and the user isn't idle. */
  tick(now: number, visible: boolean): void {
    const elapsedMs = this.#tickedAt === undefined ? 0 : now - this.#tickedAt;
    this.#tickedAt = visible ? now : undefined;
    if (visible && elapsedMs <= maxGap && now - this.#activeAt <= idleTimeout) this.#counted += elapsedMs;
  }

  /** Whether enough time has been counted for a report. */
  get isDue(): boolean {
    return this.#counted >= reportSeconds * 1000;
  }

  /** Removes and returns the counted whole seconds, up to the limit of one report. */
  consumeSeconds(): number {
    const seconds = Math.min(Math.floor(this.#counted / 1000), maxHeartbeatSeconds);
    this.#counted -= seconds * 1000;
    return seconds;
  }

  /** Adds back seconds that couldn't be reported, up to the limit of one report. */
  restore(seconds: number): void {
    this.#counted = Math.min(this.#counted + seconds * 1000, maxHeartbeatSeconds * 1000);
  }
}
