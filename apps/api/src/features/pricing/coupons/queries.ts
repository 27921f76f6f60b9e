import type { Coupon } from '@glossa/contract/shop-settings';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `id, code::text AS code, percent_off AS "percentOff", amount_off AS "amountOff", currency, minimum,
  starts_at AS "startsAt", expires_at AS "expiresAt", max_uses AS "maxUses", used_count AS "usedCount",
  is_active AS "isActive", updated_at AS "updatedAt"`;

type Narrow = Pick<Coupon, 'currency'>;
interface NarrowTypes {
  list: Narrow;
  lock: Narrow;
  insert: Narrow;
  update: Narrow;
}

const sql = statements<QueryTypes, NarrowTypes>('pricingCoupons', {
  list: `SELECT ${columns} FROM coupon ORDER BY created_at DESC, id DESC LIMIT 1000`,
  lock: `SELECT ${columns} FROM coupon WHERE id = $1 FOR UPDATE`,
  insert: `INSERT INTO coupon (id, code, percent_off, amount_off, currency, minimum, starts_at, expires_at, max_uses, is_active)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${columns}`,
  update: `UPDATE coupon SET percent_off = $2, amount_off = $3, currency = $4, minimum = $5, starts_at = $6, expires_at = $7,
     max_uses = $8, is_active = $9, updated_at = clock_timestamp() WHERE id = $1 RETURNING ${columns}`,
  delete: `DELETE FROM coupon c WHERE id = $1 AND used_count = 0
     AND NOT EXISTS (SELECT 1 FROM shop_order WHERE coupon_id = c.id)`,
});

export interface CouponRow extends Omit<Coupon, 'startsAt' | 'expiresAt' | 'lastUpdated'> {
  startsAt: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
}

/** Editable fields of a coupon. */
export type CouponFields = Omit<Coupon, 'id' | 'code' | 'usedCount' | 'lastUpdated'>;

const valuesOf = (fields: CouponFields) =>
  [
    fields.percentOff,
    fields.amountOff,
    fields.currency,
    fields.minimum,
    fields.startsAt,
    fields.expiresAt,
    fields.maxUses,
    fields.isActive,
  ] as const;

/** Lists all coupons, newest first, at most 1,000. */
export const listCoupons = (db: Queryable): Promise<CouponRow[]> => many(db, sql.list, []);

/** Locks a coupon until the transaction ends. */
export const lockCoupon = (tx: Queryable, id: string): Promise<CouponRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Inserts a coupon. Throws a duplicate error if the code is taken. */
export const insertCoupon = (
  db: Queryable,
  { id, code, ...fields }: CouponFields & { id: string; code: string },
): Promise<CouponRow> => one(db, sql.insert, [id, code, ...valuesOf(fields)]);

/** Updates a locked coupon. */
export const updateCoupon = (tx: Queryable, id: string, fields: CouponFields): Promise<CouponRow> =>
  one(tx, sql.update, [id, ...valuesOf(fields)]);

/** Deletes a coupon that no order uses; returns false if there is none. */
export const deleteCoupon = async (db: Queryable, id: string): Promise<boolean> =>
  (await run(db, sql.delete, [id])) > 0;
