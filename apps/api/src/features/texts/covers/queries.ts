import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { TextKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('textsCovers', {
  find: `SELECT coalesce(t.cover_key, p.cover_key) AS key, t.title, t.author, t.language
   FROM text t LEFT JOIN product p ON p.id = t.product_id WHERE t.id = $1 AND t.owner_id = $2`,
  // Locks the row before reading it, so that the returned key is that of the replaced cover.
  replace: `WITH old AS (SELECT id, cover_key FROM text WHERE id = $1 AND owner_id = $2 FOR UPDATE)
   UPDATE text t SET cover_key = $3 FROM old WHERE t.id = old.id RETURNING old.cover_key AS "replacedKey"`,
});

/** Finds the key of a text's image (null if the cover is generated) and the data for a generated cover. */
export const findCover = (db: Queryable, { id, ownerId }: TextKey) => first(db, sql.find, [id, ownerId]);

/** Sets or clears the cover of a text. Returns the previous key, or undefined if there is no such text. */
export const replaceCover = (db: Queryable, { id, ownerId }: TextKey, key: string | null) =>
  first(db, sql.replace, [id, ownerId, key]);
