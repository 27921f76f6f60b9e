import { statement, type Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

// Nobody has ordered them, so nobody has a claim to them. Within a week a removal can be taken back.
const unsold = statement(
  'unsold-products',
  `DELETE FROM product p WHERE removed_at < now() - interval '7 days'
     AND NOT EXISTS (SELECT FROM order_item WHERE product_id = p.id)
     AND NOT EXISTS (SELECT FROM purchase WHERE product_id = p.id)
     AND NOT EXISTS (SELECT FROM bundle_item WHERE product_id = p.id)`,
);
// A day, so that neither an upload nor a download is under way.
const useless = statement(
  'useless-product-files',
  `SELECT id, key FROM product_file WHERE created_at < now() - interval '1 day'
     AND (product_id IS NULL OR replaced_at < now() - interval '1 day') LIMIT 1000`,
);
const forget = statement('forget-product-file', 'DELETE FROM product_file WHERE id = $1');

/** Removes products that were taken out of the shop and never ordered, and files that no product has any more. */
export async function removeSoldFiles({ db, storage }: { db: Queryable; storage: Storage }): Promise<void> {
  await db.run(unsold);
  for (;;) {
    const files = await db.rows<{ id: string; key: string }>(useless);
    if (files.length === 0) return;
    // The rows go last: what fails between is tried again.
    for (const { id, key } of files) {
      await storage.remove(key);
      await db.run(forget, [id]);
    }
  }
}
