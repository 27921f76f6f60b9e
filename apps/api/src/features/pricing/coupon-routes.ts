import type { HandlerInput } from '@glossa/contract/endpoint';
import * as contract from '@glossa/contract/shop-settings';
import type { Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '../../deps.ts';
import { fail, failFields } from '../../http/fail.ts';
import { Answer, route, type Route } from '../../http/route.ts';
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

/** Changes a coupon; a percentage takes the place of an amount, and the other way round. */
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

/** Routes of coupons. */
export const couponRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listCoupons, async () => ({ coupons: (await selectCoupons(db)).map(presentCoupon) })),
  route(contract.createCoupon, async ({ body }) => {
    checkCoupon(body);
    const made = await insertCoupon(db, { ...body, id: newId() }).catch((error: unknown) =>
      isDuplicate(error) ? fail('coupon_exists') : Promise.reject(error as Error),
    );
    return new Answer(201, presentCoupon(made));
  }),
  route(contract.updateCoupon, async ({ params, body }) =>
    presentCoupon(await db.transaction((tx) => changeCoupon(tx, params.id, body))),
  ),
  route(contract.deleteCoupon, async ({ params }) => {
    if (await removeCoupon(db, params.id)) return;
    fail((await lockCoupon(db, params.id)) ? 'coupon_in_use' : 'coupon_missing');
  }),
];
