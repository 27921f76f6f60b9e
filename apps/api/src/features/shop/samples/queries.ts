import type { Queryable, Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { isTrackSql, onSale } from '#domain/shop/products/queries.ts';
import { purchaseSql, type Viewer } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes, { findNext: Pick<UnsampledProduct, 'kind'> }>('shopSamples', {
  // A video's key refers to `storage`, a recording's to `sealed`, the encrypted storage.
  findNext: `SELECT p.id, p.kind, coalesce(m.file_key, f.key) AS "key!", coalesce(f.sound_start, 0)::float8 AS "soundStart" FROM product p
   LEFT JOIN video_media m ON m.id = p.media_id
   LEFT JOIN LATERAL (SELECT f.key, f.sound_start FROM product_file f WHERE f.product_id = p.id AND ${isTrackSql('f')}
     ORDER BY f.seq, f.id LIMIT 1) f ON true
   WHERE p.sampled_at IS NULL AND p.kind IN ('video', 'audio') AND ${onSale} AND coalesce(m.file_key, f.key) IS NOT NULL
   ORDER BY p.id LIMIT 1`,
  markSampled: 'UPDATE product SET sampled_at = now() WHERE id = $1 AND sampled_at IS NULL',
  find: `SELECT f.key, f.format FROM product p JOIN product_file f ON f.product_id = p.id AND f.role = 'sample' AND f.replaced_at IS NULL
   WHERE p.id = $1 AND (${onSale} OR $2::bool OR ${purchaseSql('$3')} IS NOT NULL) LIMIT 1`,
});

/** A product that needs a sample. */
export interface UnsampledProduct {
  id: string;
  kind: 'video' | 'audio';
  key: string;
  /** Byte offset of the audio in its file. */
  soundStart: number;
}

/** Finds a product for sale whose sample hasn't been created yet; undefined if there is none. */
export const findUnsampled = (db: Queryable): Promise<UnsampledProduct | undefined> =>
  first(db, sql.findNext, []);

/** Marks a product as processed, whether or not it has a sample; returns false if another run did so first. */
export const markSampled = async (tx: Queryable, productId: string): Promise<boolean> =>
  (await run(tx, sql.markSampled, [productId])) > 0;

/** Adds a product's sample, replacing an existing one. */
export async function addSample(
  tx: Transaction,
  productId: string,
  { format, key, bytes }: { format: string; key: string; bytes: number },
): Promise<void> {
  await tx.prisma.productFile.updateMany({
    where: { productId, role: 'sample', replacedAt: null },
    data: { replacedAt: new Date() },
  });
  await tx.prisma.productFile.createMany({
    data: { id: newId(), productId, role: 'sample', format, key, bytes },
  });
}

/** Finds the sample of a product that the viewer may see. */
export const findSample = (
  db: Queryable,
  viewer: Viewer,
  productId: string,
): Promise<{ key: string; format: string } | undefined> =>
  first(db, sql.find, [productId, viewer.managesContent, viewer.id]);
