import * as contract from '@glossa/contract/content-pricing';

import type { Deps } from '../../deps.ts';
import { fail } from '../../http/fail.ts';
import { Answer, route, type Route } from '../../http/route.ts';
import { addBundle } from './bundles.ts';
import { changeManyPrices } from './change-many.ts';
import { changePricing } from './change-pricing.ts';
import { listPricing } from './list-pricing.ts';
import { findPricing, lockPricing, removeBundleRow } from './pricing-queries.ts';
import { presentPricing } from './pricing-row.ts';

/** Routes of what products are sold for. */
export function contentPricingRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const shown = async (id: string) =>
    presentPricing((await findPricing(db, id)) ?? fail('product_not_found'));
  return [
    route(contract.listContentPricing, ({ query }) => listPricing(db, query)),
    route(contract.createBundle, async ({ body, person }) => {
      const id = await db.transaction((tx) => addBundle(tx, person.id, body));
      return new Answer(201, await shown(id));
    }),
    route(contract.updateContentPricing, async ({ params, body }) => {
      await db.transaction((tx) => changePricing(tx, params.id, body));
      return shown(params.id);
    }),
    route(contract.deleteBundle, async ({ params }) => {
      await db.transaction(async (tx) => {
        const { type } = (await lockPricing(tx, params.id)) ?? fail('product_not_found');
        if (type !== 'bundle') fail('not_a_bundle');
        await removeBundleRow(tx, params.id);
      });
    }),
    route(contract.changeContentPricing, ({ body }) => changeManyPrices(db, body)),
  ];
}
