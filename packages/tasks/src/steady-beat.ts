/** Least time between two notes of progress, in milliseconds. */
const interval = 400;

/** Notes progress (in percent) by `write` now and then, and never two at once. */
export function steadyBeat(write: (percent: number) => Promise<void>): (percent: number) => void {
  let next = 0;
  let writing = false;
  return (percent) => {
    if (writing || performance.now() < next) return;
    writing = true;
    next = performance.now() + interval;
    void write(percent)
      // Progress is a courtesy; the work itself tells when the database is gone.
      .catch(() => {})
      .finally(() => (writing = false));
  };
}
