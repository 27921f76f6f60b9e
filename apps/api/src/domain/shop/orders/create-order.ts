import { fail } from '@glossa/contract/failure';
import { createHash } from 'node:crypto';

import type { Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { lockBuyer } from './lock-order.ts';
import { quoteOrder, type Quote, type Request } from './quote-order.ts';
import { refusalOfLine } from './refusal-of-line.ts';
import { takeCoupon } from './take-coupon.ts';
import type { QueryTypes } from './create-order.types.ts';

/** An order to create. */
export interface NewOrder extends Request {
  /** Chosen by the caller. A repeated key returns the existing order. */
  idempotencyKey: string;
  /** Total that was shown to the buyer, in minor units. */
  expectedTotal: number | null;
}

/** A new or existing order. */
interface MadeOrder {
  id: string;
  isNew: boolean;
  /** Pending orders that it replaced. Their payments must still be canceled at the provider. */
  replaced: string[];
}

/** Hashes what identifies an order: products, prices, country and coupon. */
const hashOf = ({ wanted, country }: Request, { buyable, priced, coupon, currency }: Quote): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        buyable
          .map(({ productId, price, contents }) => [productId ?? '', price, ...contents].join(':'))
          .toSorted(),
        wanted.planId,
        coupon?.id ?? null,
        country,
        currency,
        [priced.subtotal, priced.discount, priced.tax, priced.total],
      ]),
    )
    .digest();

export const sql = statements<QueryTypes>('shopOrdersCreateOrder', {
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
  // Compares the products of an order, regardless of price. A key with other products was used for another order.
  compareItems: `SELECT coalesce(array_agg(coalesce(product_id::text, plan_id) ORDER BY coalesce(product_id::text, plan_id)), '{}') = $2::text[]
     AS same FROM order_item WHERE order_id = $1`,
});

function checkQuote(quote: Quote, expectedTotal: number | null): void {
  const problem = quote.offers.find((offer) => offer.problem !== null)?.problem;
  if (problem) fail(refusalOfLine[problem]);
  if (quote.buyable.length === 0) fail('product_not_for_sale');
  if (quote.couponProblem) fail(quote.couponProblem);
  if (quote.totalProblem) fail(quote.totalProblem);
  if (expectedTotal !== null && expectedTotal !== quote.priced.total) fail('price_changed');
}

/**
 * Creates a pending order, or returns the existing one with the same key or an identical pending one. Cancels pending
 * orders that overlap: those with the same product, another plan or the same coupon. Completes free orders immediately.
 */
export async function createOrder(tx: Transaction, order: NewOrder): Promise<MadeOrder> {
  const { buyerId, wanted, now } = order;
  await lockBuyer(tx, buyerId);
  const known = await first(tx, sql.findByKey, [buyerId, order.idempotencyKey]);
  if (known) {
    const names = wanted.planId ? [wanted.planId] : [...new Set(wanted.productIds)];
    const { same } = await one(tx, sql.compareItems, [known.id, names.toSorted()]);
    return same ? { id: known.id, isNew: false, replaced: [] } : fail('idempotency_key_used');
  }
  const quote = await quoteOrder(tx, order);
  checkQuote(quote, order.expectedTotal);
  const hash = hashOf(order, quote);
  const same = await first(tx, sql.findIdentical, [buyerId, hash]);
  if (same) return { id: same.id, isNew: false, replaced: [] };
  const replaced = await cancelOverlapping(tx, order, quote);
  const id = newId();
  await insertOrder(tx, id, order, quote, hash);
  if (quote.coupon) await takeCoupon(tx, { couponId: quote.coupon.id, orderId: id, buyerId, now });
  if (quote.priced.total === 0) await completeOrder(tx, { orderId: id, method: 'free', now });
  return { id, isNew: true, replaced };
}

async function cancelOverlapping(tx: Transaction, order: NewOrder, { coupon }: Quote): Promise<string[]> {
  const { buyerId, wanted, now } = order;
  const rows = await many(tx, sql.listOverlapping, [
    buyerId,
    wanted.productIds,
    wanted.planId,
    coupon?.heldBy ?? null,
  ]);
  for (const { id } of rows) await cancelOrder(tx, { orderId: id, reason: '', now });
  return rows.map(({ id }) => id);
}

async function insertOrder(tx: Transaction, id: string, order: NewOrder, quote: Quote, hash: Buffer) {
  const { subtotal, discount, tax, total, lines } = quote.priced;
  const who = [order.buyerId, order.country, order.idempotencyKey, hash] as const;
  const sums = [quote.currency, subtotal, discount, tax, total] as const;
  const taxed = [quote.tax?.name ?? '', quote.tax?.rate ?? 0, quote.taxIncluded] as const;
  const coupon = [quote.coupon?.id ?? null, quote.coupon?.code ?? ''] as const;
  const made = await run(tx, sql.insertOrder, [id, ...who, ...sums, ...taxed, ...coupon, order.now]);
  if (made === 0) fail('learner_not_found');
  const items = quote.buyable.map((offer, seq) => ({ ...offer, ...lines[seq], id: newId(), seq }));
  await run(tx, sql.insertItems, [id, JSON.stringify(items)]);
  if (items.some(({ contents }) => contents.length > 0))
    await run(tx, sql.insertContents, [
      JSON.stringify(items.map(({ id: item, contents }) => ({ id: item, contents }))),
    ]);
}
