import type { ImportContext } from './import-context.ts';

/** Returns the same key for all library entries that count as equal. */
export const entryKey = (identifyingValues: readonly (string | null)[]): string =>
  identifyingValues.join('\n');

/** Formats a time to the millisecond, as in archives. */
export const toMilliseconds = (value: string | Date): string => new Date(value).toISOString();

/**
 * Among equal library entries, finds the match for an archived one: the entry created at the same time, or else an
 * entry that matches no other archived entry. Importing an archive again therefore adds nothing, and two equal entries
 * aren't merged.
 */
export function findMatchingEntry(
  candidates: readonly { id: string; createdAt: Date }[],
  { creationTimes }: Pick<ImportContext, 'creationTimes'>,
  entry: { identifyingValues: readonly (string | null)[]; createdAt: string; matched: Iterable<string> },
): string | undefined {
  const exact = candidates.find(
    ({ createdAt }) => toMilliseconds(createdAt) === toMilliseconds(entry.createdAt),
  );
  if (exact) return exact.id;
  const otherTimes = creationTimes.get(entryKey(entry.identifyingValues)) ?? new Set();
  const matched = new Set(entry.matched);
  return candidates.find(
    ({ id, createdAt }) => !matched.has(id) && !otherTimes.has(toMilliseconds(createdAt)),
  )?.id;
}
