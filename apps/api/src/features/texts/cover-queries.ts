import { statement, type Queryable } from '@glossa/db/database';

const find = statement(
  'text-cover',
  `SELECT coalesce(t.cover_key, p.cover_key) AS key, t.title, t.author, t.language
   FROM text t LEFT JOIN product p ON p.id = t.product_id WHERE t.id = $1 AND t.owner_id = $2`,
);
// Locks the row before reading it, so that the returned key is the one that was replaced.
const replace = statement(
  'replace-text-cover',
  `WITH old AS (SELECT id, cover_key FROM text WHERE id = $1 AND owner_id = $2 FOR UPDATE)
   UPDATE text t SET cover_key = $3 FROM old WHERE t.id = old.id RETURNING old.cover_key AS "replacedKey"`,
);

interface Key {
  id: string;
  ownerId: string;
}

/** Finds the key of a text's picture (null if the cover is generated) and the data for a generated cover. */
export const findCover = (db: Queryable, { id, ownerId }: Key) =>
  db.row<{ key: string | null; title: string; author: string; language: number }>(find, [id, ownerId]);

/** Sets or clears the cover of a text; returns the previous key, or undefined if there is no such text. */
export const replaceCover = (db: Queryable, { id, ownerId }: Key, key: string | null) =>
  db.row<{ replacedKey: string | null }>(replace, [id, ownerId, key]);
