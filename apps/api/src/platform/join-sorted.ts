/** Elements with the same key from two sorted sequences; one may be missing. */
export interface Pair<Left, Right> {
  left?: Left;
  right?: Right;
}

/**
 * Performs a full outer merge join of two sequences, each sorted by the bytes of its unique keys. Streams both, holding
 * one element of each.
 */
export async function* joinSorted<Left, Right>(
  left: AsyncIterable<Left>,
  right: AsyncIterable<Right>,
  getKey: { left: (one: Left) => string; right: (one: Right) => string },
): AsyncGenerator<Pair<Left, Right>> {
  const iterators = { left: left[Symbol.asyncIterator](), right: right[Symbol.asyncIterator]() };
  try {
    let [one, other] = await Promise.all([iterators.left.next(), iterators.right.next()]);
    while (!one.done || !other.done) {
      const order = one.done
        ? 1
        : other.done
          ? -1
          : compare(getKey.left(one.value), getKey.right(other.value));
      const pair: Pair<Left, Right> = {};
      if (order <= 0 && !one.done) {
        pair.left = one.value;
        one = await iterators.left.next();
      }
      if (order >= 0 && !other.done) {
        pair.right = other.value;
        other = await iterators.right.next();
      }
      yield pair;
    }
  } finally {
    await iterators.left.return?.();
    await iterators.right.return?.();
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
