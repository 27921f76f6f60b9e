/**
 * Throttles a callback to one call per second and drops the others. Intended for errors: a queue whose store is down
 * fails on every poll.
 */
export function throttle<Value>(callback: (value: Value) => void): (value: Value) => void {
  let last = 0;
  return (value) => {
    const now = Date.now();
    if (now - last < 1000) return;
    last = now;
    callback(value);
  };
}
