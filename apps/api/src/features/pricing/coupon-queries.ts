import type { Coupon } from '@glossa/contract/shop-settings';
import { statement, type Queryable } from '@glossa/db/database';

const columns = `id, code::text AS code, percent_off AS "percentOff", amount_off AS "amountOff", currency, minimum,
  starts_at AS "startsAt", expires_at AS "expiresAt", max_uses AS "maxUses", used_count AS "usedCount",
  is_active AS "isActive", updated_at AS "updatedAt"`;
const list = statement(
  'list-coupons',
  `SELECT ${columns} FROM coupon ORDER BY created_at DESC, id DESC LIMIT 1000`,
);
const lock = statement('lock-coupon', `SELECT ${columns} FROM coupon WHERE id = $1 FOR UPDATE`);
const insert = statement(
  'insert-coupon',
  `INSERT INTO coupon (id, code, percent_off, amount_off, currency, minimum, starts_at, expires_at, max_uses, is_active)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${columns}`,
);
const update = statement(
  'update-coupon',
  `UPDATE coupon SET percent_off = $2, amount_off = $3, currency = $4, minimum = $5, starts_at = $6, expires_at = $7,
     max_uses = $8, is_active = $9, updated_at = clock_timestamp() WHERE id = $1 RETURNING ${columns}`,
);
const remove = statement(
  'delete-coupon',
  `DELETE FROM coupon c WHERE id = $1 AND used_count = 0
     AND NOT EXISTS (SELECT 1 FROM shop_order WHERE coupon_id = c.id)`,
);

export interface CouponRow extends Omit<Coupon, 'startsAt' | 'expiresAt' | 'lastUpdated'> {
  startsAt: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
}
type Row = CouponRow & Record<string, unknown>;

/** Presents a coupon for the API. */
export const presentCoupon = ({ startsAt, expiresAt, updatedAt, ...row }: CouponRow): Coupon => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUpdated: updatedAt.toISOString(),
});

/** Editable fields of a coupon. */
export type CouponFacts = Omit<Coupon, 'id' | 'code' | 'usedCount' | 'lastUpdated'>;
const valuesOf = (facts: CouponFacts) => [
  facts.percentOff,
  facts.amountOff,
  facts.currency,
  facts.minimum,
  facts.startsAt,
  facts.expiresAt,
  facts.maxUses,
  facts.isActive,
];

/** Selects all coupons, newest first, at most 1,000. */
export const selectCoupons = (db: Queryable): Promise<CouponRow[]> => db.rows<Row>(list);

/** Locks a coupon until the transaction ends. */
export const lockCoupon = (tx: Queryable, id: string): Promise<CouponRow | undefined> =>
  tx.row<Row>(lock, [id]);

/** Inserts a coupon. Throws a duplicate error if the code is taken. */
export const insertCoupon = async (
  db: Queryable,
  { id, code, ...facts }: CouponFacts & { id: string; code: string },
): Promise<CouponRow> => (await db.row<Row>(insert, [id, code, ...valuesOf(facts)])) as CouponRow;

/** Updates a locked coupon. */
export const updateCouponRow = async (tx: Queryable, id: string, facts: CouponFacts): Promise<CouponRow> =>
  (await tx.row<Row>(update, [id, ...valuesOf(facts)])) as CouponRow;

/** Deletes a coupon that no order uses; returns false if there is none. */
export const removeCoupon = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.run(remove, [id])) > 0;
