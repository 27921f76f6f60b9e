import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { pricingColumns, pricingTables, type PricingRow } from './pricing-row.ts';
import type { QueryTypes } from './pricing-queries.types.ts';

const where = 'WHERE p.id = $1 AND p.removed_at IS NULL';

type Narrow = Pick<PricingRow, 'currency' | 'items'>;

export const sql = statements<QueryTypes, { list: Narrow; find: Narrow; lock: Narrow }>('pricingPricing', {
  list: `SELECT ${pricingColumns} FROM ${pricingTables()}`,
  find: `SELECT ${pricingColumns} FROM ${pricingTables()} ${where}`,
  // Video changes lock the video before its product, so pricing changes must use the same order.
  lockVideo: `SELECT v.status, v.publication FROM video v JOIN product p ON p.video_id = v.id WHERE p.id = $1 FOR UPDATE OF v`,
  lock: `SELECT ${pricingColumns} FROM ${pricingTables()} ${where} FOR UPDATE OF p`,
  setVideo: `UPDATE video SET price = $2, currency = $3, is_free = $4, drm_protected = $5, publication = $6 WHERE id = $1`,
  setProduct: `UPDATE product SET price = $2, currency = $3, is_free = $4, drm_protected = $5, status = $6::product_status, title = $7,
     published_at = CASE WHEN $6::product_status = 'published' THEN coalesce(published_at, now()) ELSE published_at END
   WHERE id = $1`,
  setTerms: `UPDATE product SET discount_percentage = $2, tier_id = $3, updated_at = clock_timestamp() WHERE id = $1`,
  remove: `UPDATE product SET status = 'archived', removed_at = now(), updated_at = clock_timestamp() WHERE id = $1`,
});

/** Finds the pricing of a product that was not removed. */
export const findPricing = (db: Queryable, id: string): Promise<PricingRow | undefined> =>
  first(db, sql.find, [id]);

/** Locks the video of a product, if it has one, until the transaction ends. */
export const lockVideoOf = (tx: Queryable, id: string) => first(tx, sql.lockVideo, [id]);

/** Locks the pricing of a product until the transaction ends. */
export const lockPricing = (tx: Queryable, id: string): Promise<PricingRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Writes the pricing of a locked product. For a video it goes to the video row, which its product follows. */
export async function writePricing(tx: Queryable, row: PricingRow): Promise<void> {
  const { id, videoId, price, currency, isFree, drmEnabled, status, title } = row;
  await (videoId === null
    ? run(tx, sql.setProduct, [id, price, currency, isFree, drmEnabled, status, title])
    : run(tx, sql.setVideo, [
        videoId,
        price,
        currency,
        isFree,
        drmEnabled,
        status === 'published' ? 'published' : 'draft',
      ]));
  await run(tx, sql.setTerms, [id, row.discountPercentage, row.tierId]);
}

/** Removes a locked bundle from the shop. */
export const removeBundleRow = (tx: Queryable, id: string): Promise<number> => run(tx, sql.remove, [id]);
