import { longestBeat } from '@glossa/contract/activity';

/** Milliseconds without activity after which the user is idle. */
const idleAfter = 60_000;
/** Seconds reported at a time. */
const beat = 30;
/** Milliseconds between two ticks; a gap of more than three ticks means that the device slept. */
export const lookEvery = 1000;
const slept = 3 * lookEvery;

/** Counts the time in which the user is active. Times are in milliseconds and never decrease. */
export class StudyClock {
  #counted = 0;
  #lookedAt: number | undefined;
  #aliveAt: number;

  constructor(now: number) {
    this.#aliveAt = now;
  }

  /** Records activity: the user moved, typed or scrolled, or a recording is playing. */
  noteLife(now: number): void {
    this.#aliveAt = now;
  }

  /** Ticks. The time since the last tick counts if the page is visible and the user isn't idle. */
  look(now: number, visible: boolean): void {
    const passed = this.#lookedAt === undefined ? 0 : now - this.#lookedAt;
    this.#lookedAt = visible ? now : undefined;
    if (visible && passed <= slept && now - this.#aliveAt <= idleAfter) this.#counted += passed;
  }

  /** Whether there is enough to report. */
  get isDue(): boolean {
    return this.#counted >= beat * 1000;
  }

  /** Removes and returns the counted whole seconds, up to the limit of one report. */
  take(): number {
    const seconds = Math.min(Math.floor(this.#counted / 1000), longestBeat);
    this.#counted -= seconds * 1000;
    return seconds;
  }

  /** Puts back seconds that couldn't be reported. Anything above the limit of one report is lost. */
  putBack(seconds: number): void {
    this.#counted = Math.min(this.#counted + seconds * 1000, longestBeat * 1000);
  }
}
