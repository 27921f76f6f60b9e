/** Throttles a callback to one call per second, dropping the rest: a queue whose store is down fails on every poll. */
export function seldom<Thing>(hear: (thing: Thing) => void): (thing: Thing) => void {
  let last = 0;
  return (thing) => {
    const now = Date.now();
    if (now - last < 1000) return;
    last = now;
    hear(thing);
  };
}
