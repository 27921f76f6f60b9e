import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/shop-settings';
import type { Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '#deps.ts';
import type { Doer } from '#domain/audit/actor-of.ts';
import { changedFields, noteDeed } from '#domain/audit/note-deed.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { checkSeen } from './seen.ts';
import {
  insertCoupon,
  lockCoupon,
  presentCoupon,
  removeCoupon,
  selectCoupons,
  updateCouponRow,
  type CouponRow,
} from './coupon-queries.ts';

function checkCoupon(facts: Parameters<typeof contract.couponGaps>[0]): void {
  const gaps = contract.couponGaps(facts);
  if (Object.keys(gaps).length > 0) failFields(gaps);
}

/** Updates a coupon; setting a percentage clears the amount, and vice versa. */
async function changeCoupon(
  tx: Transaction,
  id: string,
  { lastUpdated, ...changes }: HandlerInput<typeof contract.updateCoupon>['body'],
): Promise<CouponRow> {
  const row = (await lockCoupon(tx, id)) ?? fail('coupon_missing');
  checkSeen(row.updatedAt, lastUpdated);
  const coupon = presentCoupon(row);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const facts = { ...coupon, ...given };
  checkCoupon(facts);
  if (facts.maxUses !== null && facts.maxUses < coupon.usedCount) fail('coupon_overused');
  return updateCouponRow(tx, id, facts);
}

const noteCoupon = (
  tx: Transaction,
  doer: Doer,
  verb: string,
  { id, code }: Pick<CouponRow, 'id' | 'code'>,
  fields?: string[],
): Promise<void> =>
  noteDeed(tx, doer, { kind: 'coupon', verb, id, detail: { title: code, ...(fields && { fields }) } });

export const couponRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listCoupons, async () => ({ coupons: (await selectCoupons(db)).map(presentCoupon) })),
  route(contract.createCoupon, async ({ body, user }) => {
    checkCoupon(body);
    const made = await db
      .transaction(async (tx) => {
        const coupon = await insertCoupon(tx, { ...body, id: newId() });
        await noteCoupon(tx, user, 'create', coupon);
        return coupon;
      })
      .catch((error: unknown) =>
        isDuplicate(error) ? fail('coupon_exists') : Promise.reject(error as Error),
      );
    return new Answer(201, presentCoupon(made));
  }),
  route(contract.updateCoupon, async ({ params, body, user }) =>
    presentCoupon(
      await db.transaction(async (tx) => {
        const coupon = await changeCoupon(tx, params.id, body);
        await noteCoupon(tx, user, 'change', coupon, changedFields(body));
        return coupon;
      }),
    ),
  ),
  route(contract.deleteCoupon, async ({ params, user }) => {
    await db.transaction(async (tx) => {
      const coupon = (await lockCoupon(tx, params.id)) ?? fail('coupon_missing');
      if (!(await removeCoupon(tx, params.id))) fail('coupon_in_use');
      await noteCoupon(tx, user, 'remove', coupon);
    });
  }),
];
