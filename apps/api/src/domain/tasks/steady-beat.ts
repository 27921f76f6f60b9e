/** Least time between two notes of progress, in milliseconds. */
const interval = 400;

/** Thrown into work whose task was cancelled. */
export class TaskEnded extends Error {
  override name = 'TaskEnded';
}

/**
 * Notes progress (in percent) by `write` now and then, and never two at once. Once `write` has answered that the task
 * has ended (false), the next note throws `TaskEnded`, so that the work stops.
 */
export function steadyBeat(write: (percent: number) => Promise<boolean>): (percent: number) => void {
  let next = 0;
  let writing = false;
  let ended = false;
  return (percent) => {
    if (ended) throw new TaskEnded();
    if (writing || performance.now() < next) return;
    writing = true;
    next = performance.now() + interval;
    void write(percent)
      .then((goesOn) => (ended = !goesOn))
      // Progress is a courtesy; the work itself tells when the database is gone.
      .catch(() => {})
      .finally(() => (writing = false));
  };
}
