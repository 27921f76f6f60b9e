/** Transfer speed and remaining time. */
export interface Rate {
  bytesPerSecond: number;
  secondsLeft: number;
}

/** Averaging window in milliseconds: long enough to be steady, short enough to be current. */
const windowLength = 12_000;
/** Milliseconds before the first estimate. */
const minTime = 2000;

/** Measures the transfer rate over the last few seconds. `now` returns milliseconds. */
export function createRateMeter(now: () => number = () => performance.now()) {
  let samples: { at: number; bytes: number }[] = [];
  return {
    /** Records the total number of bytes so far. */
    record: (bytes: number): void => {
      const at = now();
      samples = [...samples.filter((sample) => sample.at > at - windowLength), { at, bytes }];
    },
    /**
     * Returns the speed and the remaining time; undefined until they can be estimated, and while the transfer is
     * stalled.
     */
    read: (total: number): Rate | undefined => {
      const first = samples.at(0);
      const last = samples.at(-1);
      if (!first || !last || last.at - first.at < minTime) return undefined;
      const bytesPerSecond = ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
      if (bytesPerSecond <= 0) return undefined;
      return { bytesPerSecond, secondsLeft: Math.max(0, total - last.bytes) / bytesPerSecond };
    },
    /** Discards the samples, which are meaningless after a pause. */
    reset: (): void => {
      samples = [];
    },
  };
}
