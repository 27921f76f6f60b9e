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
// Until the end of the transaction they are neither deleted nor merged; in one order, so that nobody waits in a circle.
const hold = statement(
  'hold-tags-by-name',
  'SELECT id FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[]) ORDER BY id FOR KEY SHARE',
);
const tagIds = statement(
  'tag-ids-by-name',
  'SELECT id, lower(name::text) AS name FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[])',
);

/** Times that a tag may go again while it is being made. */
const tries = 5;

/**
 * Ids of a person's tags by their names, in no order; the missing ones are made. Names differing in case are one.
 * In a transaction, they stay until its end.
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
    await db.run(insert, [ownerId, distinct.map(newId), distinct]);
    held = await db.rows<{ id: string }>(hold, [ownerId, distinct]);
  }
  return held.map(({ id }) => id);
}

/** Ids of those tags of a person that exist, by their names in any case. */
export const findTags = async (db: Queryable, ownerId: string, names: readonly string[]): Promise<string[]> =>
  (await db.rows<{ id: string }>(find, [ownerId, names])).map(({ id }) => id);

/** Ids of a person's tags by their names in lower case. */
export const tagIdsByName = async (
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    (await db.rows<{ id: string; name: string }>(tagIds, [ownerId, names])).map((row) => [row.name, row.id]),
  );
