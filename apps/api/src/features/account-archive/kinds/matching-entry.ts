import type { ImportContext } from './import-context.ts';

/** Returns the key that library entries share when they count as equal. */
export const entryKey = (same: readonly (string | null)[]): string => same.join('\n');

/** Formats a time to the millisecond, as in archives. */
export const toMilliseconds = (value: string | Date): string => new Date(value).toISOString();

/**
 * Among equal library entries, finds the match of an archived one: the entry created at the same time, or else one that
 * matches no other archived entry. This way, importing an archive again adds nothing, and two equal entries remain two.
 */
export function findMatchingEntry(
  found: readonly { id: string; createdAt: Date }[],
  { creationTimes }: Pick<ImportContext, 'creationTimes'>,
  entry: { same: readonly (string | null)[]; createdAt: string; matched: Iterable<string> },
): string | undefined {
  const exact = found.find(({ createdAt }) => toMilliseconds(createdAt) === toMilliseconds(entry.createdAt));
  if (exact) return exact.id;
  const otherTimes = creationTimes.get(entryKey(entry.same)) ?? new Set();
  const matched = new Set(entry.matched);
  return found.find(({ id, createdAt }) => !matched.has(id) && !otherTimes.has(toMilliseconds(createdAt)))
    ?.id;
}
