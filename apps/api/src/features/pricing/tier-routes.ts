import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/pricing-tiers';
import type { Database, Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '#deps.ts';
import type { Doer } from '#domain/audit/actor-of.ts';
import { changedFields, noteDeed } from '#domain/audit/note-deed.ts';
import { Answer, route, type Route } from '#http/route.ts';
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

/** Maximum number of tiers, since the list is not paged. */
const most = 100;

const takenName = (error: unknown) => {
  if (isDuplicate(error)) fail('tier_exists');
  throw error;
};

/** Updates a tier and the price of its products; returns its name. */
async function changeTier(
  tx: Transaction,
  id: string,
  { money, lastUpdated, ...changes }: HandlerInput<typeof contract.updatePricingTier>['body'],
): Promise<string> {
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
  return facts.name;
}

/** Deletes a tier; returns false if there is none. */
const dropTier = (db: Database, doer: Doer, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const tier = await lockTier(tx, id);
    if (!tier || !(await removeTier(tx, id))) return false;
    await noteDeed(tx, doer, { kind: 'tier', verb: 'remove', id, detail: { title: tier.name } });
    return true;
  });

export function tierRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const shown = async (id: string) => presentTier((await findTier(db, id)) ?? fail('tier_not_found'));
  return [
    route(contract.listPricingTiers, async () => ({ tiers: (await selectTiers(db)).map(presentTier) })),
    route(contract.createPricingTier, async ({ body: { money, ...facts }, user }) => {
      const id = newId();
      if ((await countTiers(db)) >= most) fail('too_many_tiers');
      const row = { ...facts, price: money.amount, currency: money.currency };
      await db
        .transaction(async (tx) => {
          await insertTier(tx, id, row);
          await noteDeed(tx, user, { kind: 'tier', verb: 'create', id, detail: { title: facts.name } });
        })
        .catch(takenName);
      return new Answer(201, await shown(id));
    }),
    route(contract.updatePricingTier, async ({ params: { id }, body, user }) => {
      await db
        .transaction(async (tx) => {
          const title = await changeTier(tx, id, body);
          const detail = { title, fields: changedFields(body) };
          await noteDeed(tx, user, { kind: 'tier', verb: 'change', id, detail });
        })
        .catch(takenName);
      return shown(id);
    }),
    route(contract.deletePricingTier, async ({ params, user }) => {
      if (!(await dropTier(db, user, params.id))) fail('tier_not_found');
    }),
    route(contract.changePricingTiers, async ({ body: { ids }, user }) => {
      const results = [];
      for (const id of new Set(ids)) {
        const ok = await dropTier(db, user, id);
        results.push({ id, ok, changed: ok, error: ok ? null : 'tier_not_found' });
      }
      return { results };
    }),
  ];
}
