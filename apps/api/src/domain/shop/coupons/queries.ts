import type { Queryable, Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('shopCoupons', {
  findCoupon: `SELECT c.id, c.code::text AS code, c.percent_off AS "percentOff", c.amount_off AS "amountOff", c.currency, c.minimum,
     c.is_active AND (c.starts_at IS NULL OR c.starts_at <= $3) AS "isOpen",
     c.expires_at IS NOT NULL AND c.expires_at <= $3 AS "isExpired",
     c.max_uses IS NOT NULL AND c.used_count >= c.max_uses AS "isUsedUp",
     o.id IS NOT NULL AND o.status <> 'pending' AS "isUsed",
     CASE WHEN o.status = 'pending' THEN o.id END AS "pendingOrderId"
   FROM coupon c LEFT JOIN coupon_use u ON u.coupon_id = c.id AND u.learner_id = $2
   LEFT JOIN shop_order o ON o.id = u.order_id WHERE c.code = $1`,
  countUse: `UPDATE coupon SET used_count = used_count + 1
   WHERE id = $1 AND is_active AND (starts_at IS NULL OR starts_at <= $2) AND (expires_at IS NULL OR expires_at > $2)
     AND (max_uses IS NULL OR used_count < max_uses)`,
  releaseUse: `WITH released AS (DELETE FROM coupon_use WHERE order_id = $1 RETURNING coupon_id)
   UPDATE coupon SET used_count = used_count - 1 FROM released WHERE id = released.coupon_id`,
});

/** A coupon as a buyer sees it. `isUsed` is true if the buyer has used it for an order that is no longer pending. */
export type CouponRow = QueryTypes['findCoupon']['row'];

export const findCoupon = (
  db: Queryable,
  { code, buyerId, now }: { code: string; buyerId: string; now: Date },
): Promise<CouponRow | undefined> => first(db, sql.findCoupon, [code, buyerId, now]);

/** Counts one more use of a coupon. Returns false when it can no longer be used. */
export const countUse = async (tx: Transaction, couponId: string, now: Date): Promise<boolean> =>
  (await run(tx, sql.countUse, [couponId, now])) > 0;

/** Stores a buyer's use of a coupon. Returns false when the buyer has used the coupon before. */
export const insertUse = async (
  tx: Transaction,
  { couponId, orderId, buyerId }: { couponId: string; orderId: string; buyerId: string },
): Promise<boolean> => {
  const { count } = await tx.prisma.couponUse.createMany({
    data: { couponId, orderId, learnerId: buyerId },
    skipDuplicates: true,
  });
  return count > 0;
};

/** Makes the use of an order's coupon available again. Does nothing if the order has no coupon. */
export const releaseCoupon = async (tx: Transaction, orderId: string): Promise<void> => {
  await run(tx, sql.releaseUse, [orderId]);
};
