import * as contract from '@glossa/contract/content-pricing';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { changePricings, createBundle, deleteBundle, listPricing, updatePricing } from './service.ts';

export const contentPricingRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listContentPricing, ({ query }) => listPricing(db, query)),
  route(
    contract.createBundle,
    async ({ body, user }) => new ResponseWithStatus(201, await createBundle(db, user, body)),
  ),
  route(contract.updateContentPricing, ({ params, body, user }) => updatePricing(db, user, params.id, body)),
  route(contract.deleteBundle, ({ params, user }) => deleteBundle(db, user, params.id)),
  route(contract.changeContentPricing, ({ body, user }) => changePricings(db, user, body)),
];
