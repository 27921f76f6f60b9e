import type { Queryable, Statement } from '@glossa/db/database';

import type { ImportRun } from './import-run.ts';

/** Key of what makes two entries of a library the same. */
export const twinKey = (same: readonly (string | null)[]): string => same.join('\n');

/** To the millisecond, as archives have it. */
export const momentOf = (value: string | Date): string => new Date(value).toISOString();

/**
 * The entry of the library that an archived one is already: the one of the same moment, else one of the same kind that
 * no other of the archive is. So each comes once, however often an archive comes, and two that were apart stay apart.
 */
export async function findSame(
  tx: Queryable,
  run: Pick<ImportRun, 'twins'>,
  { query, values }: { query: Statement; values: unknown[] },
  entry: { same: readonly (string | null)[]; createdAt: string; taken: Iterable<string> },
): Promise<string | undefined> {
  const found = await tx.rows<{ id: string; createdAt: Date }>(query, values);
  const exact = found.find(({ createdAt }) => momentOf(createdAt) === momentOf(entry.createdAt));
  if (exact) return exact.id;
  const others = run.twins.get(twinKey(entry.same)) ?? new Set();
  const taken = new Set(entry.taken);
  return found.find(({ id, createdAt }) => !taken.has(id) && !others.has(momentOf(createdAt)))?.id;
}
