import { statement, type Queryable } from '@glossa/db/database';

import { pricingColumns, pricingTables, type PricingRow } from './pricing-row.ts';

const where = 'WHERE p.id = $1 AND p.removed_at IS NULL';
const find = statement('content-pricing', `SELECT ${pricingColumns} FROM ${pricingTables()} ${where}`);
// Video changes lock the video before its product, so pricing changes must use the same order.
const lockVideo = statement(
  'lock-product-video',
  `SELECT v.status, v.publication FROM video v JOIN product p ON p.video_id = v.id WHERE p.id = $1 FOR UPDATE OF v`,
);
const lock = statement(
  'lock-content-pricing',
  `SELECT ${pricingColumns} FROM ${pricingTables()} ${where} FOR UPDATE OF p`,
);
const setVideo = statement(
  'set-video-price',
  `UPDATE video SET price = $2, currency = $3, is_free = $4, drm_protected = $5, publication = $6 WHERE id = $1`,
);
const setProduct = statement(
  'set-product-price',
  `UPDATE product SET price = $2, currency = $3, is_free = $4, drm_protected = $5, status = $6::product_status, title = $7,
     published_at = CASE WHEN $6::product_status = 'published' THEN coalesce(published_at, now()) ELSE published_at END
   WHERE id = $1`,
);
const setTerms = statement(
  'set-product-terms',
  `UPDATE product SET discount_percentage = $2, tier_id = $3, updated_at = clock_timestamp() WHERE id = $1`,
);
const remove = statement(
  'remove-bundle',
  `UPDATE product SET status = 'archived', removed_at = now(), updated_at = clock_timestamp() WHERE id = $1`,
);

type Row = PricingRow & Record<string, unknown>;

/** Finds the pricing of a product that was not removed. */
export const findPricing = (db: Queryable, id: string): Promise<PricingRow | undefined> =>
  db.row<Row>(find, [id]);

/** Locks the video of a product, if it has one, until the transaction ends. */
export const lockVideoOf = (tx: Queryable, id: string) =>
  tx.row<{ status: 'processing' | 'ready' | 'failed'; publication: 'draft' | 'published' | null }>(
    lockVideo,
    [id],
  );

/** Locks the pricing of a product until the transaction ends. */
export const lockPricing = (tx: Queryable, id: string): Promise<PricingRow | undefined> =>
  tx.row<Row>(lock, [id]);

/** Writes the pricing of a locked product. For a video it goes to the video row, which its product follows. */
export async function writePricing(tx: Queryable, row: PricingRow): Promise<void> {
  const { id, videoId, price, currency, isFree, drmEnabled, status, title } = row;
  await (videoId === null
    ? tx.run(setProduct, [id, price, currency, isFree, drmEnabled, status, title])
    : tx.run(setVideo, [
        videoId,
        price,
        currency,
        isFree,
        drmEnabled,
        status === 'published' ? 'published' : 'draft',
      ]));
  await tx.run(setTerms, [id, row.discountPercentage, row.tierId]);
}

/** Removes a locked bundle from the shop. */
export const removeBundleRow = (tx: Queryable, id: string): Promise<number> => tx.run(remove, [id]);
