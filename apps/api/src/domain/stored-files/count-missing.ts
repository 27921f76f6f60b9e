import type pg from 'pg';

import { joinSorted } from '#platform/join-sorted.ts';
import { namedFiles, type NamedFile } from './named-files.ts';

/** How many files the rows need, as the transaction of the client sees them, that are not among some keys, which are sorted. */
export async function countMissing(
  client: pg.ClientBase,
  keys: AsyncIterable<{ key: string }>,
): Promise<number> {
  const nameOf = { left: (one: NamedFile) => one.key, right: (one: { key: string }) => one.key };
  let missing = 0;
  for await (const { left, right } of joinSorted(namedFiles({ client }), keys, nameOf)) {
    if (left?.isNeeded && !right) missing += 1;
  }
  return missing;
}
