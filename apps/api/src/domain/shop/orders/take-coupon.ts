import { fail } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './take-coupon.types.ts';

export const sql = statements<QueryTypes>('shopOrdersTakeCoupon', {
  countUse: `UPDATE coupon SET used_count = used_count + 1
   WHERE id = $1 AND is_active AND (starts_at IS NULL OR starts_at <= $2) AND (expires_at IS NULL OR expires_at > $2)
     AND (max_uses IS NULL OR used_count < max_uses)`,
  insertUse:
    'INSERT INTO coupon_use (coupon_id, order_id, learner_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  releaseUse: `WITH gone AS (DELETE FROM coupon_use WHERE order_id = $1 RETURNING coupon_id)
   UPDATE coupon SET used_count = used_count - 1 FROM gone WHERE id = gone.coupon_id`,
});

/** Redeems a coupon for an order, within its limit and once per buyer. */
export async function takeCoupon(
  tx: Transaction,
  { couponId, orderId, buyerId, now }: { couponId: string; orderId: string; buyerId: string; now: Date },
): Promise<void> {
  if ((await run(tx, sql.countUse, [couponId, now])) === 0) fail('coupon_used_up');
  if ((await run(tx, sql.insertUse, [couponId, orderId, buyerId])) === 0) fail('coupon_already_used');
}

/** Releases the coupon of an order, if it has one. */
export const releaseCoupon = async (tx: Transaction, orderId: string): Promise<void> => {
  await run(tx, sql.releaseUse, [orderId]);
};
