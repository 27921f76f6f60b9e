import { fail } from '@glossa/contract/failure';
import type { Queryable, Transaction } from '@glossa/db/database';

import { countUse, findCoupon, insertUse } from './queries.ts';

/** Why a coupon cannot be used. */
export type CouponProblem =
  | 'coupon_not_found'
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_already_used'
  | 'coupon_minimum'
  | 'coupon_currency';

/** Value of a coupon: a percentage or an amount in minor units. */
export type CouponDiscount = { percentOff: number } | { amountOff: number };

/** A usable coupon. */
export interface Coupon {
  id: string;
  code: string;
  discount: CouponDiscount;
  /** The same buyer's pending order that uses the coupon, which the new order will replace. */
  pendingOrderId: string | null;
}

/** Finds a coupon by its code, or returns why it cannot be used for the order. `subtotal` is in minor units. */
export async function checkCoupon(
  db: Queryable,
  order: { code: string; buyerId: string; currency: string; subtotal: number; now: Date },
): Promise<Coupon | CouponProblem> {
  const row = await findCoupon(db, order);
  if (!row?.isOpen) return 'coupon_not_found';
  if (row.isExpired) return 'coupon_expired';
  if (row.isUsed) return 'coupon_already_used';
  if (row.isUsedUp && !row.pendingOrderId) return 'coupon_used_up';
  if (row.currency !== null && row.currency !== order.currency) return 'coupon_currency';
  if (order.subtotal < row.minimum) return 'coupon_minimum';
  const discount =
    row.percentOff === null ? { amountOff: row.amountOff ?? 0 } : { percentOff: row.percentOff };
  return { id: row.id, code: row.code, discount, pendingOrderId: row.pendingOrderId };
}

/**
 * Redeems a coupon for an order, within its limit and once per buyer.
 * @throws {Failure} `coupon_used_up`, `coupon_already_used`
 */
export async function redeemCoupon(
  tx: Transaction,
  { now, ...use }: { couponId: string; orderId: string; buyerId: string; now: Date },
): Promise<void> {
  if (!(await countUse(tx, use.couponId, now))) fail('coupon_used_up');
  if (!(await insertUse(tx, use))) fail('coupon_already_used');
}
