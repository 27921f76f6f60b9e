import { statement, type Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Storage } from '@glossa/storage/storage';

import { productKeys } from '#domain/shop/product-keys.ts';
import type { CoverFile } from './cover.ts';

// Without a product it is removed in time: nothing is left of an upload that dies on its way.
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

/** A file that lies in the storage, and is not a product's yet. */
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

/** Moves a file into the storage: a text or track sealed, a cover as it is. Its row comes first, so that it is never lost. */
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

/** Makes a kept file the product's, in place of the one it had. */
export async function giveFile(tx: Queryable, productId: string, file: KeptFile): Promise<void> {
  await tx.run(replace, [productId, file.role]);
  await tx.run(give, [file.id, productId]);
  if (file.role === 'cover') await tx.run(setCover, [productId, file.key]);
}

/** Takes the cover from a product. */
export async function dropCover(tx: Queryable, productId: string): Promise<void> {
  await tx.run(replace, [productId, 'cover']);
  await tx.run(setCover, [productId, null]);
}
