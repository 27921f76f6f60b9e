/** Minimum time between two progress updates, in milliseconds. */
const interval = 400;

/** Thrown to stop the work of a canceled task. */
export class TaskEnded extends Error {
  override name = 'TaskEnded';
}

/**
 * Returns a function that reports progress (in percent) through `write`, throttled and never concurrently. Once `write`
 * returns false because the task has ended, the next call throws `TaskEnded`, which stops the work.
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
      // Progress is best effort. If the database is gone, the work itself fails.
      .catch(() => {})
      .finally(() => (writing = false));
  };
}
