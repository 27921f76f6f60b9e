import { statement, type Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Storage } from '@glossa/storage/storage';

import { productKeys } from '#domain/shop/product-keys.ts';
import type { CoverFile } from './cover.ts';

// The row has no product yet, so that upkeep removes the file of an upload that failed.
const insert = statement(
  'insert-product-file',
  'INSERT INTO product_file (id, role, format, key, name, bytes) VALUES ($1, $2, $3, $4, $5, $6)',
);
const replace = statement(
  'replace-product-file',
  `UPDATE product_file SET replaced_at = now() WHERE product_id = $1 AND role = $2 AND replaced_at IS NULL`,
);
const give = statement('give-product-file', 'UPDATE product_file SET product_id = $2 WHERE id = $1');
const setCover = statement(
  'set-product-cover',
  'UPDATE product SET cover_key = $2, updated_at = now() WHERE id = $1',
);

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
  await db.run(insert, [id, role, format, key, name, bytes]);
  await (role === 'cover' ? storage : sealed).adopt(key, path);
  return { id, role, key };
}

/** Makes a stored file the product's, replacing the previous one of its role. */
export async function giveFile(tx: Queryable, productId: string, file: KeptFile): Promise<void> {
  await tx.run(replace, [productId, file.role]);
  await tx.run(give, [file.id, productId]);
  if (file.role === 'cover') await tx.run(setCover, [productId, file.key]);
}

/** Removes the cover of a product. */
export async function dropCover(tx: Queryable, productId: string): Promise<void> {
  await tx.run(replace, [productId, 'cover']);
  await tx.run(setCover, [productId, null]);
}
