import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';
import type { QueryTypes } from './remove-products.types.ts';

export const sql = statements<QueryTypes>('upkeepRemoveProducts', {
  // A video's own row decides about its product. Ordered products stay.
  deleteRemoved: `DELETE FROM product WHERE id IN (
     SELECT p.id FROM product p
     WHERE p.removed_at < now() - interval '30 days' AND p.video_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM order_item WHERE product_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM order_item_content WHERE product_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM purchase WHERE product_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM bundle_item WHERE product_id = p.id)
     LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  // Recent ones may belong to an upload that hasn't finished, replaced ones may still be downloading. Withdrawn ones stay
  // as long as someone has bought them, alone or in a bundle.
  listUnusedFiles: `SELECT id, key FROM product_file f
   WHERE (product_id IS NULL AND created_at < now() - interval '1 hour') OR replaced_at < now() - interval '1 day'
     OR withdrawn_at < now() - interval '1 day' AND NOT EXISTS (
       SELECT 1 FROM purchase u WHERE u.created_at <= f.withdrawn_at AND (u.product_id = f.product_id
         OR u.order_item_id IN (SELECT order_item_id FROM order_item_content c WHERE c.product_id = f.product_id)))
   LIMIT 1000`,
  deleteFile: 'DELETE FROM product_file WHERE id = $1',
});

/** Deletes products that were removed a month ago and never ordered, and files that no product uses. */
export async function removeOldProducts({ db, storage }: { db: Queryable; storage: Storage }): Promise<void> {
  while ((await run(db, sql.deleteRemoved, [])) > 0);
  for (const { id, key } of await many(db, sql.listUnusedFiles, [])) {
    await storage.remove(key);
    await run(db, sql.deleteFile, [id]);
  }
}
