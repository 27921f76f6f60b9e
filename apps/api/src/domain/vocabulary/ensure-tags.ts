import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type { QueryTypes } from './ensure-tags.types.ts';

export const sql = statements<QueryTypes>('vocabularyEnsureTags', {
  // Tag names are case-insensitive.
  insertTags: `INSERT INTO tag (id, owner_id, name) SELECT id, $1, name FROM unnest($2::uuid[], $3::text[]) AS given(id, name)
   ON CONFLICT (owner_id, name) DO NOTHING`,
  findTags: 'SELECT id, name::text FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[])',
  // Prevents deleting or merging them until the transaction ends. Locks in ID order to avoid a deadlock.
  lockTags: 'SELECT id FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[]) ORDER BY id FOR KEY SHARE',
  findTagIds:
    'SELECT id, lower(name::text) AS name FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[])',
});

/** Number of attempts, because a tag can be deleted between the insert and the lock. */
const tries = 5;

/**
 * Returns the IDs of a user's tags with these names, in no particular order. Creates missing ones. Names are
 * case-insensitive. In a transaction, the tags are locked until its end.
 */
export async function ensureTags(
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<string[]> {
  const distinct = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].sort();
  if (distinct.length === 0) return [];
  let held: { id: string }[] = [];
  for (let left = tries; left > 0 && held.length < distinct.length; left--) {
    await run(db, sql.insertTags, [ownerId, distinct.map(newId), distinct]);
    held = await many(db, sql.lockTags, [ownerId, distinct]);
  }
  return held.map(({ id }) => id);
}

/** Returns the IDs of those of a user's tags that exist. Names are case-insensitive. */
export const findTags = async (db: Queryable, ownerId: string, names: readonly string[]): Promise<string[]> =>
  (await many(db, sql.findTags, [ownerId, names])).map(({ id }) => id);

/** Returns the IDs of a user's tags by lower-case name. */
export const tagIdsByName = async (
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<Map<string, string>> =>
  new Map((await many(db, sql.findTagIds, [ownerId, names])).map((row) => [row.name, row.id]));
