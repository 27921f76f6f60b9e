import * as contract from '@glossa/contract/shop-settings';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from './service.ts';

export const couponRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listCoupons, async () => ({ coupons: await listCoupons(db) })),
  route(
    contract.createCoupon,
    async ({ body, user }) => new ResponseWithStatus(201, await createCoupon(db, user, body)),
  ),
  route(contract.updateCoupon, ({ params, body, user }) => updateCoupon(db, user, params.id, body)),
  route(contract.deleteCoupon, ({ params, user }) => deleteCoupon(db, user, params.id)),
];
