import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type { Storage } from '@glossa/storage/storage';

import { productKeys } from '#domain/shop/product-keys.ts';
import type { CoverFile } from './cover.ts';
import type { QueryTypes } from './file-queries.types.ts';

export const sql = statements<QueryTypes>('ebooksFile', {
  // The row has no product yet, so that upkeep removes the file of an upload that failed.
  insert: 'INSERT INTO product_file (id, role, format, key, name, bytes) VALUES ($1, $2, $3, $4, $5, $6)',
  replace: `UPDATE product_file SET replaced_at = now() WHERE product_id = $1 AND role = $2 AND replaced_at IS NULL`,
  give: 'UPDATE product_file SET product_id = $2 WHERE id = $1',
  setCover: 'UPDATE product SET cover_key = $2, updated_at = now() WHERE id = $1',
});

/** A stored file that does not belong to a product yet. */
export interface KeptFile {
  id: string;
  role: 'content' | 'track' | 'cover';
  key: string;
}

interface FileDeps {
  db: Queryable;
  storage: Storage;
  sealed: Storage;
}

/** Stores a file: covers as they are, others encrypted. The row comes first, so that the file is never orphaned. */
export async function keepFile(
  { db, storage, sealed }: FileDeps,
  productId: string,
  role: KeptFile['role'],
  { path, name, format, bytes }: CoverFile,
): Promise<KeptFile> {
  const id = newId();
  const keys = productKeys(productId);
  const key = role === 'cover' ? keys.cover(id, format) : keys.file(id, format);
  await run(db, sql.insert, [id, role, format, key, name, bytes]);
  await (role === 'cover' ? storage : sealed).adopt(key, path);
  return { id, role, key };
}

/** Makes a stored file the product's, replacing the previous one of its role. */
export async function giveFile(tx: Queryable, productId: string, file: KeptFile): Promise<void> {
  await run(tx, sql.replace, [productId, file.role]);
  await run(tx, sql.give, [file.id, productId]);
  if (file.role === 'cover') await run(tx, sql.setCover, [productId, file.key]);
}

/** Removes the cover of a product. */
export async function dropCover(tx: Queryable, productId: string): Promise<void> {
  await run(tx, sql.replace, [productId, 'cover']);
  await run(tx, sql.setCover, [productId, null]);
}
