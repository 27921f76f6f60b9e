import type { Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { PlanTerms, Terms } from '../products/terms.ts';
import type { QueryTypes } from './queries.types.ts';

export type OrderStatus = 'pending' | 'completed' | 'cancelled' | 'refunded';

/** An order, with the columns that its transitions need. Amounts are in minor units. */
export interface OrderRow {
  id: string;
  number: number | null;
  /** Null when the account was deleted. */
  buyerId: string | null;
  status: OrderStatus;
  currency: string;
  total: number;
  tax: number;
  taxIncluded: boolean;
  /** Part of the total that was refunded, including pending refunds. */
  refunded: number;
  createdAt: Date;
  completedAt: Date | null;
}

/** Columns of `shop_order o` that make up an `OrderRow`. */
const orderColumns = `o.id, o.number, o.buyer_id AS "buyerId", o.status, o.currency, o.total, o.tax,
  o.tax_included AS "taxIncluded", o.refunded, o.created_at AS "createdAt", o.completed_at AS "completedAt"`;

/** A line of an order, with the columns that transitions need. */
export interface ItemRow {
  id: string;
  productId: string | null;
  planId: 'Basic' | 'Pro' | 'Ultimate' | null;
  title: string;
  price: number;
  couponShare: number;
  tax: number;
  terms: Terms | PlanTerms;
}

interface NarrowTypes {
  listItems: Pick<ItemRow, 'planId' | 'terms'>;
}

const sql = statements<QueryTypes, NarrowTypes>('shopOrders', {
  lockBuyer: `SELECT pg_advisory_xact_lock(hashtextextended('shop:' || $1::text, 0))`,
  lockOrder: `SELECT ${orderColumns} FROM shop_order o WHERE o.id = $1 FOR UPDATE`,
  listItems: `SELECT id, product_id AS "productId", plan_id AS "planId", title, price, coupon_share AS "couponShare", tax, terms
   FROM order_item WHERE order_id = $1 ORDER BY seq`,

  findTax: `SELECT s.prices_include_tax AS "taxIncluded", r.name, r.rate
   FROM shop_settings s LEFT JOIN tax_rate r ON r.country = $1::citext WHERE s.id = 1`,

  findByKey:
    'SELECT id, content_hash AS "contentHash" FROM shop_order WHERE buyer_id = $1 AND idempotency_key = $2',
  findIdentical: `SELECT id FROM shop_order WHERE buyer_id = $1 AND content_hash = $2 AND status = 'pending'`,
  listOverlapping: `SELECT DISTINCT o.id FROM shop_order o JOIN order_item i ON i.order_id = o.id
   WHERE o.buyer_id = $1 AND o.status = 'pending'
     AND (i.product_id = ANY ($2) OR (i.plan_id IS NOT NULL AND $3::text IS NOT NULL) OR ($4::uuid IS NOT NULL AND o.id = $4))`,
  insertOrder: `INSERT INTO shop_order (id, buyer_id, buyer_name, buyer_email, buyer_address, country, idempotency_key, content_hash,
     currency, subtotal, discount, tax, total, tax_name, tax_rate, tax_included, coupon_id, coupon_code, created_at)
   SELECT $1, l.id, btrim(l.first_name || ' ' || l.last_name), l.email::text,
     concat_ws(E'\\n', nullif(l.address, ''), nullif(btrim(l.postal_code || ' ' || l.city), '')),
     $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16
   FROM learner l WHERE l.id = $2`,
  insertItems: `INSERT INTO order_item (id, order_id, seq, product_id, plan_id, kind, title, author, is_free, base_price,
     discount_percentage, price, coupon_share, tax, terms)
   SELECT i.id, $1, i.seq, i."productId", i."planId", i.kind, i.title, i.author, i."isFree", i."basePrice",
     i."discountPercentage", i.price, i."couponShare", i.tax, i.terms
   FROM jsonb_to_recordset($2) AS i (id uuid, seq int, "productId" uuid, "planId" text, kind text, title text, author text,
     "isFree" boolean, "basePrice" int, "discountPercentage" int, price int, "couponShare" int, tax int, terms jsonb)`,
  insertContents: `INSERT INTO order_item_content (order_item_id, product_id, seq)
   SELECT i.id, c.id, c.seq FROM jsonb_to_recordset($1) AS i (id uuid, contents uuid[]),
     unnest(i.contents) WITH ORDINALITY AS c (id, seq)`,
  // Compares the contents of an order, regardless of price. If they differ, the idempotency key was used for another
  // order.
  compareItems: `SELECT coalesce(array_agg(coalesce(product_id::text, plan_id) ORDER BY coalesce(product_id::text, plan_id)), '{}') = $2::text[]
     AS same FROM order_item WHERE order_id = $1`,

  completeOrder: `WITH taken AS (UPDATE shop_settings SET next_order_number = next_order_number + 1 WHERE id = 1
     RETURNING next_order_number - 1 AS number)
   UPDATE shop_order SET status = 'completed', number = taken.number, completed_at = $2, payment_method = $3,
     receipt_due = true
   FROM taken WHERE id = $1 RETURNING taken.number`,
  reserveRefund: `UPDATE shop_order SET refunded = refunded + $2, refund_reason = CASE WHEN $3 = '' THEN refund_reason ELSE $3 END
   WHERE id = $1 AND refunded + $2 <= total`,
  endCompleted: `UPDATE shop_order SET status = $2::order_status,
     refunded_at = CASE WHEN $2 = 'refunded' THEN $3::timestamptz ELSE refunded_at END,
     cancelled_at = CASE WHEN $2 = 'cancelled' THEN $3::timestamptz ELSE cancelled_at END
   WHERE id = $1 AND status = 'completed'`,
  checkUsed: `SELECT EXISTS (SELECT 1 FROM order_item i JOIN purchase p ON p.order_item_id = i.id
     WHERE i.order_id = $1 AND (p.download_count > 0 OR p.imported_at IS NOT NULL OR i.waived_at IS NOT NULL)) AS used`,
});

/**
 * Takes the advisory lock on a buyer's orders until the transaction ends. Every change to an order begins with this
 * lock, so that nothing else can change what the buyer owns and has ordered.
 */
export const lockBuyer = async (tx: Transaction, buyerId: string): Promise<void> => {
  await run(tx, sql.lockBuyer, [buyerId]);
};

/** Locks an order's buyer and then its row until the transaction ends. Returns undefined if there is no such order. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  const found = await tx.prisma.order.findUnique({ where: { id: orderId }, select: { buyerId: true } });
  if (found?.buyerId) await lockBuyer(tx, found.buyerId);
  return first(tx, sql.lockOrder, [orderId]);
}

/** Returns the lines of an order in sequence. */
export const listItems = (tx: Transaction, orderId: string): Promise<ItemRow[]> =>
  many(tx, sql.listItems, [orderId]);

/** Returns whether prices include tax, and the tax rate (in hundredths of a percent) of a country, if it has one. */
export const findTax = (db: Queryable, country: string) => first(db, sql.findTax, [country]);

/** Finds the order that a buyer created with a key. */
export const findByKey = (tx: Transaction, buyerId: string, key: string) =>
  first(tx, sql.findByKey, [buyerId, key]);

/** Returns whether an order has exactly these products or this plan, given by their sorted IDs. */
export const hasItems = async (tx: Transaction, orderId: string, sortedIds: string[]): Promise<boolean> =>
  (await one(tx, sql.compareItems, [orderId, sortedIds])).same;

/** Finds a buyer's pending order with the same contents. */
export const findIdentical = async (
  tx: Transaction,
  buyerId: string,
  contentHash: Buffer,
): Promise<string | undefined> => (await first(tx, sql.findIdentical, [buyerId, contentHash]))?.id;

/**
 * Lists a buyer's pending orders that contain one of the products, contain any plan if `planId` is given, or are the
 * order `orderId`.
 */
export const listOverlapping = async (
  tx: Transaction,
  {
    buyerId,
    productIds,
    planId,
    orderId,
  }: { buyerId: string; productIds: readonly string[]; planId: string | null; orderId: string | null },
): Promise<string[]> =>
  (await many(tx, sql.listOverlapping, [buyerId, productIds, planId, orderId])).map(({ id }) => id);

/** Amounts in minor units, tax rate in hundredths of a percent. */
interface NewOrderRow {
  id: string;
  buyerId: string;
  country: string;
  idempotencyKey: string;
  contentHash: Buffer;
  currency: string;
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  taxName: string;
  taxRate: number;
  taxIncluded: boolean;
  couponId: string | null;
  couponCode: string;
  now: Date;
}

/** Inserts a pending order with the buyer's name and address. Returns false when the account no longer exists. */
export const insertOrder = async (tx: Transaction, order: NewOrderRow): Promise<boolean> =>
  (await run(tx, sql.insertOrder, [
    order.id,
    order.buyerId,
    order.country,
    order.idempotencyKey,
    order.contentHash,
    order.currency,
    order.subtotal,
    order.discount,
    order.tax,
    order.total,
    order.taxName,
    order.taxRate,
    order.taxIncluded,
    order.couponId,
    order.couponCode,
    order.now,
  ])) > 0;

/** Inserts the lines of an order, and for bundles the products that they contain today. */
export async function insertItems(
  tx: Transaction,
  orderId: string,
  items: readonly { contents: readonly string[] }[],
): Promise<void> {
  const rows = items.map((item, seq) => ({ ...item, id: newId(), seq }));
  await run(tx, sql.insertItems, [orderId, JSON.stringify(rows)]);
  if (rows.some(({ contents }) => contents.length > 0))
    await run(tx, sql.insertContents, [JSON.stringify(rows.map(({ id, contents }) => ({ id, contents })))]);
}

/** Completes an order, assigns it the next order number, and returns that number. */
export const completePending = async (
  tx: Transaction,
  { orderId, method, now }: { orderId: string; method: string; now: Date },
): Promise<number | null> => (await one(tx, sql.completeOrder, [orderId, now, method])).number;

export const cancelPending = async (tx: Transaction, orderId: string, now: Date): Promise<void> => {
  await tx.prisma.order.updateMany({
    where: { id: orderId, status: 'pending' },
    data: { status: 'cancelled', cancelledAt: now },
  });
};

/** Marks a completed order as refunded or canceled. */
export const endCompleted = async (
  tx: Transaction,
  orderId: string,
  status: 'refunded' | 'cancelled',
  now: Date,
): Promise<void> => {
  await run(tx, sql.endCompleted, [orderId, status, now]);
};

/** Returns whether any item of an order was downloaded or imported, or the right of withdrawal was waived. */
export const hasBeenUsed = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await one(db, sql.checkUsed, [orderId])).used;

/** Adds to the refunded amount of an order (in minor units), and sets the reason unless it is empty. */
export const reserveRefund = async (
  tx: Transaction,
  { orderId, amount, reason }: { orderId: string; amount: number; reason: string },
): Promise<void> => {
  await run(tx, sql.reserveRefund, [orderId, amount, reason]);
};

interface NewRefundRow {
  orderId: string;
  providerId: string | null;
  amount: number;
  reason: string;
  origin: string;
  now: Date;
}

/** Inserts a refund of an order's payment. Returns its ID; undefined when the order was not paid. */
export async function insertRefund(
  tx: Transaction,
  { orderId, providerId, amount, reason, origin, now }: NewRefundRow,
): Promise<string | undefined> {
  const payment = await tx.prisma.payment.findFirst({
    where: { orderId, status: 'succeeded' },
    select: { id: true },
  });
  if (!payment) return undefined;
  const id = newId();
  await tx.prisma.refund.create({
    data: { id, orderId, paymentId: payment.id, providerId, amount, reason, origin, createdAt: now },
  });
  return id;
}
