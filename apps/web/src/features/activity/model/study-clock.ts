import { longestBeat } from '@glossa/contract/activity';

/** Milliseconds without a sign of life after which a person is idle. */
const idleAfter = 60_000;
/** Seconds that are told of at a time. */
const beat = 30;
/** Milliseconds between two looks; after a longer pause the device slept. */
export const lookEvery = 1000;
const slept = 3 * lookEvery;

/** Counts the time in which somebody is really there. Moments are in milliseconds and never go back. */
export class StudyClock {
  #counted = 0;
  #lookedAt: number | undefined;
  #aliveAt: number;

  constructor(now: number) {
    this.#aliveAt = now;
  }

  /** Somebody moved, typed, scrolled, or a recording plays. */
  noteLife(now: number): void {
    this.#aliveAt = now;
  }

  /** Looks at the time; what passed since the last look counts when the page was visible and nobody idle. */
  look(now: number, visible: boolean): void {
    const passed = this.#lookedAt === undefined ? 0 : now - this.#lookedAt;
    this.#lookedAt = visible ? now : undefined;
    if (visible && passed <= slept && now - this.#aliveAt <= idleAfter) this.#counted += passed;
  }

  /** Whether there is enough to tell of. */
  get isDue(): boolean {
    return this.#counted >= beat * 1000;
  }

  /** Takes whole seconds out, as many as can be told of at a time. */
  take(): number {
    const seconds = Math.min(Math.floor(this.#counted / 1000), longestBeat);
    this.#counted -= seconds * 1000;
    return seconds;
  }

  /** Puts seconds back that could not be told of; more than can be told of at a time are lost. */
  putBack(seconds: number): void {
    this.#counted = Math.min(this.#counted + seconds * 1000, longestBeat * 1000);
  }
}
