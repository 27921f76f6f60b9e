import type { Coupon } from '@glossa/contract/shop-settings';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `id, code::text AS code, percent_off AS "percentOff", amount_off AS "amountOff", currency, minimum,
  starts_at AS "startsAt", expires_at AS "expiresAt", max_uses AS "maxUses", used_count AS "usedCount",
  is_active AS "isActive", updated_at AS "updatedAt"`;

type Narrow = Pick<Coupon, 'currency'>;
interface NarrowTypes {
  lock: Narrow;
}

const sql = statements<QueryTypes, NarrowTypes>('pricingCoupons', {
  lock: `SELECT ${columns} FROM coupon WHERE id = $1 FOR UPDATE`,
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

const columnsToRead = {
  id: true,
  code: true,
  percentOff: true,
  amountOff: true,
  currency: true,
  minimum: true,
  startsAt: true,
  expiresAt: true,
  maxUses: true,
  usedCount: true,
  isActive: true,
  updatedAt: true,
} as const;

// Picks the fields one by one, because callers pass whole coupons.
const pickColumns = ({
  percentOff,
  amountOff,
  currency,
  minimum,
  startsAt,
  expiresAt,
  maxUses,
  isActive,
}: CouponFields) => ({ percentOff, amountOff, currency, minimum, startsAt, expiresAt, maxUses, isActive });

const toRow = (row: Omit<CouponRow, 'currency'> & { currency: string | null }): CouponRow => ({
  ...row,
  currency: row.currency as Coupon['currency'],
});

/** Lists all coupons, newest first, at most 1,000. */
export const listCoupons = async (db: Queryable): Promise<CouponRow[]> => {
  const coupons = await db.prisma.coupon.findMany({
    select: columnsToRead,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 1000,
  });
  return coupons.map(toRow);
};

/** Locks a coupon until the transaction ends. */
export const lockCoupon = (tx: Queryable, id: string): Promise<CouponRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Inserts a coupon. Throws a duplicate error if the code is taken. */
export const insertCoupon = async (
  db: Queryable,
  { id, code, ...fields }: CouponFields & { id: string; code: string },
): Promise<CouponRow> =>
  toRow(await db.prisma.coupon.create({ data: { id, code, ...pickColumns(fields) }, select: columnsToRead }));

/** Updates a coupon whose row is locked. */
export const updateCoupon = async (tx: Queryable, id: string, fields: CouponFields): Promise<CouponRow> =>
  toRow(
    await tx.prisma.coupon.update({
      where: { id },
      data: { ...pickColumns(fields), updatedAt: new Date() },
      select: columnsToRead,
    }),
  );

/** Deletes a coupon unless an order has used it; returns false if it wasn't deleted. */
export const deleteCoupon = async (db: Queryable, id: string): Promise<boolean> =>
  (await run(db, sql.delete, [id])) > 0;
