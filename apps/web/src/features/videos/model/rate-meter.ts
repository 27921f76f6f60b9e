/** How fast something goes, and how long it will take. */
export interface Rate {
  bytesPerSecond: number;
  secondsLeft: number;
}

/** Milliseconds that count: long enough to be steady, short enough to be true. */
const memory = 12_000;
/** Milliseconds before anything is said. */
const atLeast = 2000;

/** Measures how fast bytes go, over the last seconds. `now` is in milliseconds. */
export function createRateMeter(now: () => number = () => performance.now()) {
  let samples: { at: number; bytes: number }[] = [];
  return {
    /** So many bytes in all by now. */
    note: (bytes: number): void => {
      const at = now();
      samples = [...samples.filter((sample) => sample.at > at - memory), { at, bytes }];
    },
    /** Undefined until it is known, and while nothing goes. */
    read: (total: number): Rate | undefined => {
      const first = samples.at(0);
      const last = samples.at(-1);
      if (!first || !last || last.at - first.at < atLeast) return undefined;
      const bytesPerSecond = ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
      if (bytesPerSecond <= 0) return undefined;
      return { bytesPerSecond, secondsLeft: Math.max(0, total - last.bytes) / bytesPerSecond };
    },
    /** After a pause the time before says nothing. */
    reset: (): void => {
      samples = [];
    },
  };
}
