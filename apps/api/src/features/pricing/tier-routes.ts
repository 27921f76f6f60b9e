import * as contract from '@glossa/contract/pricing-tiers';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';
import type { Transaction } from '@glossa/db/database';

import type { Deps } from '../../deps.ts';
import { fail } from '../../http/fail.ts';
import { Answer, route, type Route } from '../../http/route.ts';
import { checkSeen } from './seen.ts';
import {
  countTiers,
  findTier,
  insertTier,
  lockTier,
  presentTier,
  priceByTier,
  removeTier,
  selectTiers,
  updateTier,
  wasSoldOtherwise,
} from './tier-queries.ts';

/** Most tiers: all of them are told at once. */
const most = 100;

const takenName = (error: unknown) => {
  if (isDuplicate(error)) fail('tier_exists');
  throw error;
};

/** Changes a tier, and the price of all that is sold by it. */
async function changeTier(
  tx: Transaction,
  id: string,
  { money, lastUpdated, ...changes }: HandlerInput<typeof contract.updatePricingTier>['body'],
): Promise<void> {
  const tier = (await lockTier(tx, id)) ?? fail('tier_not_found');
  checkSeen(tier.updatedAt, lastUpdated);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const price = money ? { price: money.amount, currency: money.currency } : {};
  const facts = { ...tier, ...given, ...price };
  if (facts.currency !== tier.currency && (await wasSoldOtherwise(tx, id, facts.currency))) {
    fail('currency_fixed');
  }
  await updateTier(tx, id, facts);
  if (money) await priceByTier(tx, id, facts);
}

/** Routes of pricing tiers. */
export function tierRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const shown = async (id: string) => presentTier((await findTier(db, id)) ?? fail('tier_not_found'));
  return [
    route(contract.listPricingTiers, async () => ({ tiers: (await selectTiers(db)).map(presentTier) })),
    route(contract.createPricingTier, async ({ body: { money, ...facts } }) => {
      const id = newId();
      if ((await countTiers(db)) >= most) fail('too_many_tiers');
      const row = { ...facts, price: money.amount, currency: money.currency };
      await insertTier(db, id, row).catch(takenName);
      return new Answer(201, await shown(id));
    }),
    route(contract.updatePricingTier, async ({ params, body }) => {
      await db.transaction((tx) => changeTier(tx, params.id, body)).catch(takenName);
      return shown(params.id);
    }),
    route(contract.deletePricingTier, async ({ params }) => {
      if (!(await removeTier(db, params.id))) fail('tier_not_found');
    }),
    route(contract.changePricingTiers, async ({ body: { ids } }) => {
      const results = [];
      for (const id of new Set(ids)) {
        const ok = await removeTier(db, id);
        results.push({ id, ok, changed: ok, error: ok ? null : 'tier_not_found' });
      }
      return { results };
    }),
  ];
}
