import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import {
  validateCoupon,
  type Coupon,
  type createCoupon as createEndpoint,
  type updateCoupon as updateEndpoint,
} from '@glossa/contract/shop-settings';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import { changedFields, recordUserAudit, type ActingUser } from '#domain/audit/record-audit.ts';
import { checkVersion } from '../check-version.ts';
import * as queries from './queries.ts';

/** Lists all coupons, newest first. */
export const listCoupons = async (db: Queryable): Promise<Coupon[]> =>
  (await queries.listCoupons(db)).map(presentCoupon);

/** Creates a coupon. @throws {Failure} `coupon_exists` */
export async function createCoupon(
  db: Database,
  user: ActingUser,
  fields: HandlerInput<typeof createEndpoint>['body'],
): Promise<Coupon> {
  checkCoupon(fields);
  const created = await db
    .transaction(async (tx) => {
      const coupon = await queries.insertCoupon(tx, { ...fields, id: newId() });
      await recordCouponAudit(tx, user, 'create', coupon);
      return coupon;
    })
    .catch((error: unknown) => (isDuplicate(error) ? fail('coupon_exists') : Promise.reject(error as Error)));
  return presentCoupon(created);
}

/**
 * Updates a coupon; setting a percentage clears the amount, and vice versa.
 * @throws {Failure} `coupon_missing`, `changed_meanwhile`, `coupon_overused`
 */
export async function updateCoupon(
  db: Database,
  user: ActingUser,
  id: string,
  changes: HandlerInput<typeof updateEndpoint>['body'],
): Promise<Coupon> {
  const updated = await db.transaction(async (tx) => {
    const coupon = await applyChanges(tx, id, changes);
    await recordCouponAudit(tx, user, 'change', coupon, changedFields(changes));
    return coupon;
  });
  return presentCoupon(updated);
}

/** Deletes a coupon. @throws {Failure} `coupon_missing`, `coupon_in_use` */
export const deleteCoupon = (db: Database, user: ActingUser, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const coupon = (await queries.lockCoupon(tx, id)) ?? fail('coupon_missing');
    if (!(await queries.deleteCoupon(tx, id))) fail('coupon_in_use');
    await recordCouponAudit(tx, user, 'remove', coupon);
  });

const presentCoupon = ({ startsAt, expiresAt, updatedAt, ...row }: queries.CouponRow): Coupon => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUpdated: updatedAt.toISOString(),
});

function checkCoupon(fields: Parameters<typeof validateCoupon>[0]): void {
  const gaps = validateCoupon(fields);
  if (Object.keys(gaps).length > 0) failFields(gaps);
}

async function applyChanges(
  tx: Transaction,
  id: string,
  { lastUpdated, ...changes }: HandlerInput<typeof updateEndpoint>['body'],
): Promise<queries.CouponRow> {
  const row = (await queries.lockCoupon(tx, id)) ?? fail('coupon_missing');
  checkVersion(row.updatedAt, lastUpdated);
  const coupon = presentCoupon(row);
  const definedChanges = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const fields = { ...coupon, ...definedChanges };
  checkCoupon(fields);
  if (fields.maxUses !== null && fields.maxUses < coupon.usedCount) fail('coupon_overused');
  return queries.updateCoupon(tx, id, fields);
}

const recordCouponAudit = (
  tx: Transaction,
  user: ActingUser,
  verb: string,
  { id, code }: Pick<queries.CouponRow, 'id' | 'code'>,
  fields?: string[],
): Promise<void> =>
  recordUserAudit(tx, user, { kind: 'coupon', verb, id, detail: { title: code, ...(fields && { fields }) } });
