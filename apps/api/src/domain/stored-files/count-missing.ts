import type pg from 'pg';

import { joinSorted } from '#platform/join-sorted.ts';
import { listReferencedFiles, type ReferencedFile } from './queries.ts';

/** Counts the files that rows in the client's transaction need but that are not among `keys`, which must be sorted. */
export async function countMissing(
  client: pg.ClientBase,
  keys: AsyncIterable<{ key: string }>,
): Promise<number> {
  const nameOf = { left: (one: ReferencedFile) => one.key, right: (one: { key: string }) => one.key };
  let missing = 0;
  for await (const { left, right } of joinSorted(listReferencedFiles({ client }), keys, nameOf)) {
    if (left?.isNeeded && !right) missing += 1;
  }
  return missing;
}
