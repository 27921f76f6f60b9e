import * as contract from '@glossa/contract/pricing-tiers';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { createTier, deleteTier, deleteTiers, listTiers, updateTier } from './service.ts';

export const tierRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listPricingTiers, async () => ({ tiers: await listTiers(db) })),
  route(
    contract.createPricingTier,
    async ({ body, user }) => new ResponseWithStatus(201, await createTier(db, user, body)),
  ),
  route(contract.updatePricingTier, ({ params, body, user }) => updateTier(db, user, params.id, body)),
  route(contract.deletePricingTier, ({ params, user }) => deleteTier(db, user, params.id)),
  route(contract.changePricingTiers, ({ body, user }) => deleteTiers(db, user, body.ids)),
];
