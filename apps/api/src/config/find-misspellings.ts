/** Minimum length of a name to compare; shorter ones are too similar to unrelated names. */
const minNameLength = 6;

/**
 * Returns the optimal string alignment distance: the number of insertions, deletions, substitutions and transpositions.
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] as number[];
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + cost,
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j] as number, ((rows[i - 2] as number[])[j - 2] as number) + 1);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] as number;
}

/** Pairs each unknown variable with the one it is probably a misspelling of. */
export function findMisspellings(
  names: readonly string[],
  known: ReadonlySet<string>,
): { name: string; suggestion: string }[] {
  return names.flatMap((name) => {
    if (known.has(name) || name.length < minNameLength) return [];
    const maxDistance = name.length < 10 ? 1 : 2;
    const suggestion = [...known].find(
      (one) =>
        one.length >= minNameLength &&
        Math.abs(one.length - name.length) <= maxDistance &&
        distance(name, one) <= maxDistance,
    );
    return suggestion ? [{ name, suggestion }] : [];
  });
}
