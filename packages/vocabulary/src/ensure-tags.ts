import { statement, type Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

// A tag is found by its name in any case.
const insert = statement(
  'ensure-tags',
  `INSERT INTO tag (id, owner_id, name) SELECT id, $1, name FROM unnest($2::uuid[], $3::text[]) AS given(id, name)
   ON CONFLICT (owner_id, name) DO NOTHING`,
);
const find = statement(
  'tags-by-name',
  'SELECT id, name::text FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[])',
);

/** Ids of a person's tags by their names, in no order; the missing ones are made. Names differing in case are one. */
export async function ensureTags(
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<string[]> {
  const distinct = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].sort();
  if (distinct.length === 0) return [];
  await db.run(insert, [ownerId, distinct.map(newId), distinct]);
  return findTags(db, ownerId, distinct);
}

/** Ids of those tags of a person that exist, by their names in any case. */
export const findTags = async (db: Queryable, ownerId: string, names: readonly string[]): Promise<string[]> =>
  (await db.rows<{ id: string }>(find, [ownerId, names])).map(({ id }) => id);
