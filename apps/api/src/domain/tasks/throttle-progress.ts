import { TaskStoppedError } from './task-stopped.ts';

/** Minimum time between two progress updates, in milliseconds. */
const minInterval = 400;

/**
 * Returns a function that reports progress (in percent) through `write`, throttled and never concurrently. Once `write`
 * returns false because the task is no longer open, the next call throws `TaskStoppedError`, which stops the work.
 */
export function throttleProgress(write: (percent: number) => Promise<boolean>): (percent: number) => void {
  let nextAt = 0;
  let writing = false;
  let isStopped = false;
  return (percent) => {
    if (isStopped) throw new TaskStoppedError();
    if (writing || performance.now() < nextAt) return;
    writing = true;
    nextAt = performance.now() + minInterval;
    void write(percent)
      .then((isOpen) => (isStopped = !isOpen))
      // Progress is best effort. If the database is unavailable, the work itself fails.
      .catch(() => {})
      .finally(() => (writing = false));
  };
}
