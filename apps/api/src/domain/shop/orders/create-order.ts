import { createHash } from 'node:crypto';

import { fail } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { redeemCoupon } from '../coupons/coupons.ts';
import { lineErrors } from './offers.ts';
import { cancelOrder, completeOrder } from './order-status.ts';
import {
  findByKey,
  findIdentical,
  hasItems,
  insertItems,
  insertOrder,
  listOverlapping,
  lockBuyer,
} from './queries.ts';
import { quoteOrder, type OrderRequest, type Quote } from './quote-order.ts';

export interface NewOrder extends OrderRequest {
  /** Chosen by the caller. With a repeated key, the existing order is returned. */
  idempotencyKey: string;
  /** Total that was shown to the buyer, in minor units. */
  expectedTotal: number | null;
  /** Whether the buyer may place orders that aren't free. */
  canPay: boolean;
}

/** A new or existing order. */
interface CreatedOrder {
  id: string;
  isNew: boolean;
  /** Pending orders that the new one replaced. Their payments must still be canceled at the provider. */
  replaced: string[];
}

/** Hashes what identifies an order: products, prices, country and coupon. */
const hashOrder = (
  { requested, country }: OrderRequest,
  { buyable, priced, coupon, currency }: Quote,
): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        buyable
          .map(({ productId, price, contents }) => [productId ?? '', price, ...contents].join(':'))
          .toSorted(),
        requested.planId,
        coupon?.id ?? null,
        country,
        currency,
        [priced.subtotal, priced.discount, priced.tax, priced.total],
      ]),
    )
    .digest();

function checkQuote(quote: Quote, { expectedTotal, canPay }: NewOrder): void {
  const problem = quote.offers.find((offer) => offer.problem !== null)?.problem;
  if (problem) fail(lineErrors[problem]);
  if (quote.buyable.length === 0) fail('product_not_for_sale');
  if (quote.couponProblem) fail(quote.couponProblem);
  if (quote.totalProblem) fail(quote.totalProblem);
  if (quote.priced.total > 0 && !canPay) fail('email_not_verified');
  if (expectedTotal !== null && expectedTotal !== quote.priced.total) fail('price_changed');
}

/**
 * Creates a pending order, or returns an existing order with the same key or an identical pending order. Cancels the
 * buyer's other pending orders that share a product or coupon with the new order or, if it is for a plan, that are for
 * any plan. Completes free orders immediately.
 */
export async function createOrder(tx: Transaction, order: NewOrder): Promise<CreatedOrder> {
  const { buyerId, requested, now } = order;
  await lockBuyer(tx, buyerId);
  const existing = await findByKey(tx, buyerId, order.idempotencyKey);
  if (existing) {
    const ids = requested.planId ? [requested.planId] : [...new Set(requested.productIds)];
    if (!(await hasItems(tx, existing.id, ids.toSorted()))) fail('idempotency_key_used');
    return { id: existing.id, isNew: false, replaced: [] };
  }
  const quote = await quoteOrder(tx, order);
  checkQuote(quote, order);
  const contentHash = hashOrder(order, quote);
  const identicalId = await findIdentical(tx, buyerId, contentHash);
  if (identicalId !== undefined) return { id: identicalId, isNew: false, replaced: [] };
  const replaced = await cancelOverlapping(tx, order, quote);
  const id = newId();
  await insert(tx, id, order, quote, contentHash);
  if (quote.coupon) await redeemCoupon(tx, { couponId: quote.coupon.id, orderId: id, buyerId, now });
  if (quote.priced.total === 0) await completeOrder(tx, { orderId: id, method: 'free', now });
  return { id, isNew: true, replaced };
}

async function cancelOverlapping(tx: Transaction, order: NewOrder, { coupon }: Quote): Promise<string[]> {
  const { buyerId, requested, now } = order;
  const ids = await listOverlapping(tx, { buyerId, ...requested, orderId: coupon?.pendingOrderId ?? null });
  for (const id of ids) await cancelOrder(tx, { orderId: id, reason: '', now });
  return ids;
}

async function insert(
  tx: Transaction,
  id: string,
  { buyerId, country, idempotencyKey, now }: NewOrder,
  { currency, priced, tax, taxIncluded, coupon, buyable }: Quote,
  contentHash: Buffer,
): Promise<void> {
  const { lines, ...amounts } = priced;
  const isInserted = await insertOrder(tx, {
    id,
    buyerId,
    country,
    idempotencyKey,
    contentHash,
    currency,
    ...amounts,
    taxName: tax?.name ?? '',
    taxRate: tax?.rate ?? 0,
    taxIncluded,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? '',
    now,
  });
  if (!isInserted) fail('learner_not_found');
  await insertItems(
    tx,
    id,
    buyable.map((offer, index) => ({ ...offer, ...lines[index] })),
  );
}
