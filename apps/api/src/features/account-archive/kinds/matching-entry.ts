import type { ImportContext } from './import-context.ts';

/** Returns the key under which two library entries count as the same. */
export const entryKey = (same: readonly (string | null)[]): string => same.join('\n');

/** Formats a time to the millisecond, as in archives. */
export const toMilliseconds = (value: string | Date): string => new Date(value).toISOString();

/**
 * Finds the library entry that matches an archived one among equal entries: the one created at the same moment,
 * otherwise one that matches no other entry of the archive. So importing an archive again adds nothing, and two equal
 * entries stay two.
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
