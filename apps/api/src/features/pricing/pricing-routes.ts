import * as contract from '@glossa/contract/content-pricing';
import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { noteContent } from '#domain/audit/note-content.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { addBundle } from './bundles.ts';
import { changeManyPrices } from './change-many.ts';
import { changeNoted } from './change-pricing.ts';
import { listPricing } from './list-pricing.ts';
import { findPricing, lockPricing, removeBundleRow } from './pricing-queries.ts';
import { presentPricing } from './pricing-row.ts';

export function contentPricingRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const shown = async (id: string) =>
    presentPricing((await findPricing(db, id)) ?? fail('product_not_found'));
  return [
    route(contract.listContentPricing, ({ query }) => listPricing(db, query)),
    route(contract.createBundle, async ({ body, user }) => {
      const id = await db.transaction(async (tx) => {
        const made = await addBundle(tx, user.id, body);
        await noteContent(tx, user, 'create', made);
        return made;
      });
      return new Answer(201, await shown(id));
    }),
    route(contract.updateContentPricing, async ({ params, body, user }) => {
      await db.transaction((tx) => changeNoted(tx, user, params.id, body));
      return shown(params.id);
    }),
    route(contract.deleteBundle, async ({ params, user }) => {
      await db.transaction(async (tx) => {
        const { type } = (await lockPricing(tx, params.id)) ?? fail('product_not_found');
        if (type !== 'bundle') fail('not_a_bundle');
        await noteContent(tx, user, 'remove', params.id);
        await removeBundleRow(tx, params.id);
      });
    }),
    route(contract.changeContentPricing, ({ body, user }) => changeManyPrices(db, user, body)),
  ];
}
