import type { ImportRun } from './import-run.ts';

/** Returns the key under which two library entries count as the same. */
export const twinKey = (same: readonly (string | null)[]): string => same.join('\n');

/** Formats a time to the millisecond, as in archives. */
export const momentOf = (value: string | Date): string => new Date(value).toISOString();

/**
 * Finds the library entry that matches an archived one among equal entries: the one created at the same moment,
 * otherwise one that matches no other entry of the archive. So importing an archive again adds nothing, and two equal
 * entries stay two.
 */
export function findSame(
  found: readonly { id: string; createdAt: Date }[],
  { twins }: Pick<ImportRun, 'twins'>,
  entry: { same: readonly (string | null)[]; createdAt: string; taken: Iterable<string> },
): string | undefined {
  const exact = found.find(({ createdAt }) => momentOf(createdAt) === momentOf(entry.createdAt));
  if (exact) return exact.id;
  const others = twins.get(twinKey(entry.same)) ?? new Set();
  const taken = new Set(entry.taken);
  return found.find(({ id, createdAt }) => !taken.has(id) && !others.has(momentOf(createdAt)))?.id;
}
