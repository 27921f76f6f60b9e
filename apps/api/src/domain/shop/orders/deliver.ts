import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import type { Terms } from '../terms.ts';
import type { ItemRow, PlanTerms } from './order-row.ts';
import { extendSubscription } from '../subscriptions/change-subscription.ts';
import type { QueryTypes } from './deliver.types.ts';

const day = 86_400_000;

// Restores access to earlier imports of the same content that were revoked or expired, with their progress and notes.
const owned = `owner_id = $1 AND purchase_id IS NOT NULL AND access_ends_at <= $3`;
const ofSame = `purchase_id IN (SELECT u.id FROM purchase u JOIN product p ON p.id = u.product_id AND p.kind <> 'bundle'
       WHERE u.buyer_id = $1 AND u.product_id = $4)`;
const things = `(SELECT p.* FROM order_item i JOIN product p ON p.id = i.product_id
       OR p.id IN (SELECT product_id FROM order_item_content WHERE order_item_id = i.id) WHERE i.id = $5)`;

export const sql = statements<QueryTypes>('shopOrdersDeliver', {
  // A buyer can have one unrevoked purchase of a product, so an expired one must be closed before buying it again.
  closeExpiredPurchases: `UPDATE purchase SET revoked_at = expires_at
   WHERE buyer_id = $1 AND product_id = ANY ($2) AND revoked_at IS NULL AND expires_at <= $3`,
  insertPurchase: `INSERT INTO purchase (id, order_item_id, buyer_id, product_id, created_at, expires_at, max_downloads, max_devices,
     allow_offline, allow_printing, allow_copying, encryption, watermark)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   ON CONFLICT (buyer_id, product_id) WHERE revoked_at IS NULL DO NOTHING`,
  renewAccess: `WITH texts AS (
     UPDATE text SET purchase_id = $2, access_ends_at = $6, may_print = $7, may_copy = $8
     WHERE ${owned} AND (${ofSame} OR document_id IN (SELECT document_id FROM ${things} g)) RETURNING id),
   videos AS (
     UPDATE video SET purchase_id = $2, access_ends_at = $6
     WHERE ${owned} AND (${ofSame} OR media_id IN (SELECT media_id FROM ${things} g)) RETURNING id)
   UPDATE purchase SET imported_at = $3 WHERE id = $2 AND (EXISTS (SELECT FROM texts) OR EXISTS (SELECT FROM videos))`,
});

/** Grants a buyer the items of an order. Returns the IDs of the granted lines, without those that the buyer owns. */
export async function deliver(
  tx: Transaction,
  { buyerId, items, now }: { buyerId: string; items: readonly ItemRow[]; now: Date },
): Promise<Set<string>> {
  const products = items.flatMap(({ productId }) => productId ?? []);
  await run(tx, sql.closeExpiredPurchases, [buyerId, products, now]);
  const given = new Set<string>();
  for (const item of items) {
    if (item.planId) {
      const { days } = item.terms as PlanTerms;
      await extendSubscription(tx, { learnerId: buyerId, planId: item.planId, days, now });
      given.add(item.id);
    } else if (item.productId) {
      const line = { ...item, productId: item.productId };
      if (await entitle(tx, buyerId, line, now)) given.add(item.id);
    }
  }
  return given;
}

async function entitle(
  tx: Transaction,
  buyerId: string,
  item: ItemRow & { productId: string },
  now: Date,
): Promise<boolean> {
  const terms = item.terms as Terms;
  const expiresAt = terms.validityDays === null ? null : new Date(now.getTime() + terms.validityDays * day);
  const id = newId();
  const made = await run(tx, sql.insertPurchase, [
    id,
    item.id,
    buyerId,
    item.productId,
    now,
    expiresAt,
    terms.maxDownloads,
    terms.maxDevices,
    terms.allowOffline,
    terms.allowPrinting,
    terms.allowCopying,
    terms.encryption,
    terms.watermark,
  ]);
  if (made === 0) return false;
  const access = [expiresAt, terms.allowPrinting, terms.allowCopying] as const;
  await run(tx, sql.renewAccess, [buyerId, id, now, item.productId, item.id, ...access]);
  return true;
}
