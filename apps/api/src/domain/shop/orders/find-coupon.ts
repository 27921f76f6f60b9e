import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { CouponWorth } from '../price-order.ts';
import type { QueryTypes } from './find-coupon.types.ts';

/** Why a coupon cannot be used. */
export type CouponProblem =
  | 'coupon_not_found'
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_already_used'
  | 'coupon_minimum'
  | 'coupon_currency';

/** A usable coupon. */
export interface Coupon {
  id: string;
  code: string;
  worth: CouponWorth;
  /** A pending order of the same buyer that uses it and will be replaced. */
  heldBy: string | null;
}

export const sql = statements<QueryTypes>('shopOrdersFindCoupon', {
  findCoupon: `SELECT c.id, c.code::text AS code, c.percent_off AS "percentOff", c.amount_off AS "amountOff", c.currency, c.minimum,
     c.is_active AND (c.starts_at IS NULL OR c.starts_at <= $3) AS "isOpen",
     c.expires_at IS NOT NULL AND c.expires_at <= $3 AS "isOver",
     c.max_uses IS NOT NULL AND c.used_count >= c.max_uses AS "isSpent",
     o.id IS NOT NULL AND o.status <> 'pending' AS "isUsed",
     CASE WHEN o.status = 'pending' THEN o.id END AS "heldBy"
   FROM coupon c LEFT JOIN coupon_use u ON u.coupon_id = c.id AND u.learner_id = $2
   LEFT JOIN shop_order o ON o.id = u.order_id WHERE c.code = $1`,
});

/** Finds a coupon by its code, or returns why it cannot be used for the order. `subtotal` is in minor units. */
export async function findCoupon(
  db: Queryable,
  order: { code: string; buyerId: string; currency: string; subtotal: number; now: Date },
): Promise<Coupon | CouponProblem> {
  const row = await first(db, sql.findCoupon, [order.code, order.buyerId, order.now]);
  if (!row?.isOpen) return 'coupon_not_found';
  if (row.isOver) return 'coupon_expired';
  if (row.isUsed) return 'coupon_already_used';
  if (row.isSpent && !row.heldBy) return 'coupon_used_up';
  if (row.currency !== null && row.currency !== order.currency) return 'coupon_currency';
  if (order.subtotal < row.minimum) return 'coupon_minimum';
  const worth = row.percentOff === null ? { amountOff: row.amountOff ?? 0 } : { percentOff: row.percentOff };
  return { id: row.id, code: row.code, worth, heldBy: row.heldBy };
}
