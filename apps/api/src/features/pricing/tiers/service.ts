import { toMajorUnits } from '@glossa/contract/currencies';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type {
  changePricingTiers,
  createPricingTier,
  PricingTier,
  updatePricingTier,
} from '@glossa/contract/pricing-tiers';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import { changedFields, recordUserAudit, type ActingUser } from '#domain/audit/record-audit.ts';
import { checkVersion } from '../check-version.ts';
import * as queries from './queries.ts';

/** Maximum number of tiers, since the list isn't paginated. */
const maxTiers = 100;

/** Lists all tiers, cheapest first. */
export const listTiers = async (db: Queryable): Promise<PricingTier[]> =>
  (await queries.listTiers(db)).map(presentTier);

/** Creates a tier. @throws {Failure} `too_many_tiers`, `tier_exists` */
export async function createTier(
  db: Database,
  user: ActingUser,
  { money, ...fields }: HandlerInput<typeof createPricingTier>['body'],
): Promise<PricingTier> {
  const id = newId();
  if ((await queries.countTiers(db)) >= maxTiers) fail('too_many_tiers');
  const row = { ...fields, price: money.amount, currency: money.currency };
  await db
    .transaction(async (tx) => {
      await queries.insertTier(tx, id, row);
      await recordUserAudit(tx, user, { kind: 'tier', verb: 'create', id, detail: { title: fields.name } });
    })
    .catch(failIfNameExists);
  return getTier(db, id);
}

/**
 * Updates a tier and the price of its products.
 * @throws {Failure} `tier_not_found`, `changed_meanwhile`, `currency_fixed`, `tier_exists`
 */
export async function updateTier(
  db: Database,
  user: ActingUser,
  id: string,
  changes: HandlerInput<typeof updatePricingTier>['body'],
): Promise<PricingTier> {
  await db
    .transaction(async (tx) => {
      const title = await applyChanges(tx, id, changes);
      const detail = { title, fields: changedFields(changes) };
      await recordUserAudit(tx, user, { kind: 'tier', verb: 'change', id, detail });
    })
    .catch(failIfNameExists);
  return getTier(db, id);
}

/** Deletes a tier; its products keep their price. @throws {Failure} `tier_not_found` */
export async function deleteTier(db: Database, user: ActingUser, id: string): Promise<void> {
  if (!(await tryDeleteTier(db, user, id))) fail('tier_not_found');
}

/** Deletes several tiers, one by one, and returns the result of each. */
export async function deleteTiers(
  db: Database,
  user: ActingUser,
  ids: readonly string[],
): Promise<HandlerResult<typeof changePricingTiers>> {
  const results = [];
  for (const id of new Set(ids)) {
    const ok = await tryDeleteTier(db, user, id);
    results.push({ id, ok, changed: ok, error: ok ? null : ('tier_not_found' as const) });
  }
  return { results };
}

function presentTier({ price, currency, updatedAt, ...row }: queries.TierRow): PricingTier {
  const money = { amount: price, currency };
  return { ...row, price: toMajorUnits(money), money, lastUpdated: updatedAt.toISOString() };
}

const getTier = async (db: Queryable, id: string): Promise<PricingTier> =>
  presentTier((await queries.findTier(db, id)) ?? fail('tier_not_found'));

const failIfNameExists = (error: unknown) => {
  if (isDuplicate(error)) fail('tier_exists');
  throw error;
};

/** Updates a tier and the price of its products; returns its name. */
async function applyChanges(
  tx: Transaction,
  id: string,
  { money, lastUpdated, ...changes }: HandlerInput<typeof updatePricingTier>['body'],
): Promise<string> {
  const tier = (await queries.lockTier(tx, id)) ?? fail('tier_not_found');
  checkVersion(tier.updatedAt, lastUpdated);
  const definedChanges = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const price = money ? { price: money.amount, currency: money.currency } : {};
  const fields = { ...tier, ...definedChanges, ...price };
  if (fields.currency !== tier.currency && (await queries.wasSoldInOtherCurrency(tx, id, fields.currency))) {
    fail('currency_fixed');
  }
  await queries.updateTier(tx, id, fields);
  if (money) await queries.setPriceOfProducts(tx, id, fields);
  return fields.name;
}

/** Deletes a tier; returns false if there is no such tier. */
const tryDeleteTier = (db: Database, user: ActingUser, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const tier = await queries.lockTier(tx, id);
    if (!tier || !(await queries.deleteTier(tx, id))) return false;
    await recordUserAudit(tx, user, { kind: 'tier', verb: 'remove', id, detail: { title: tier.name } });
    return true;
  });
