/** Hears of one thing a second at most: a queue whose store is away fails as often as it asks. */
export function seldom<Thing>(hear: (thing: Thing) => void): (thing: Thing) => void {
  let last = 0;
  return (thing) => {
    const now = Date.now();
    if (now - last < 1000) return;
    last = now;
    hear(thing);
  };
}
