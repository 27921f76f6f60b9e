import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('ebooksFiles', {
  // The row has no product yet, so that upkeep removes the file of an upload that failed.
  insert: 'INSERT INTO product_file (id, role, format, key, name, bytes) VALUES ($1, $2, $3, $4, $5, $6)',
  replace: `UPDATE product_file SET replaced_at = now() WHERE product_id = $1 AND role = $2 AND replaced_at IS NULL`,
  attach: 'UPDATE product_file SET product_id = $2 WHERE id = $1',
  setCover: 'UPDATE product SET cover_key = $2, updated_at = now() WHERE id = $1',
});

/** A stored file that does not belong to a product yet. */
export interface StoredFile {
  id: string;
  role: 'content' | 'track' | 'cover';
  key: string;
}

/** Inserts a file that does not belong to a product yet. */
export const insertFile = (
  db: Queryable,
  { id, role, key, format, name, bytes }: StoredFile & { format: string; name: string; bytes: number },
): Promise<number> => run(db, sql.insert, [id, role, format, key, name, bytes]);

/** Makes a stored file the product's, replacing the previous one of its role. */
export async function attachFile(tx: Queryable, productId: string, file: StoredFile): Promise<void> {
  await run(tx, sql.replace, [productId, file.role]);
  await run(tx, sql.attach, [file.id, productId]);
  if (file.role === 'cover') await run(tx, sql.setCover, [productId, file.key]);
}

/** Removes the cover of a product. */
export async function removeCover(tx: Queryable, productId: string): Promise<void> {
  await run(tx, sql.replace, [productId, 'cover']);
  await run(tx, sql.setCover, [productId, null]);
}
