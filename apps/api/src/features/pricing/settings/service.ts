import { createHash } from 'node:crypto';

import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type * as contract from '@glossa/contract/shop-settings';
import type { Database, Queryable } from '@glossa/db/database';

import { changedFields, recordUserAudit, type ActingUser } from '#domain/audit/record-audit.ts';
import { checkVersion } from '../check-version.ts';
import * as queries from './queries.ts';

export const getDrmSettings = async (db: Queryable) => presentSettings(await queries.readDrmSettings(db));

/** Saves the DRM settings. @throws {Failure} `changed_meanwhile` */
export async function saveDrmSettings(
  db: Database,
  user: ActingUser,
  { lastUpdated, ...settings }: HandlerInput<typeof contract.saveDrmSettings>['body'],
) {
  await db.transaction(async (tx) => {
    checkVersion((await queries.lockDrmSettings(tx)).updatedAt, lastUpdated);
    await queries.updateDrmSettings(tx, settings);
    const detail = { fields: changedFields(settings) };
    await recordUserAudit(tx, user, { kind: 'settings', verb: 'change', id: 'drm', detail });
  });
  return getDrmSettings(db);
}

export const getShopSettings = async (db: Queryable) => presentSettings(await queries.readShopSettings(db));

/** Saves the seller's details. @throws {Failure} `changed_meanwhile` */
export async function saveShopSettings(
  db: Database,
  user: ActingUser,
  { lastUpdated, ...settings }: HandlerInput<typeof contract.saveShopSettings>['body'],
) {
  await db.transaction(async (tx) => {
    checkVersion((await queries.lockShopSettings(tx)).updatedAt, lastUpdated);
    await queries.updateShopSettings(tx, settings);
    const detail = { fields: changedFields(settings) };
    await recordUserAudit(tx, user, { kind: 'settings', verb: 'change', id: 'shop', detail });
  });
  return getShopSettings(db);
}

/** Returns the tax rates with their version, which `saveTaxRates` checks. */
export async function getTaxRates(db: Queryable): Promise<{ rates: contract.TaxRate[]; version: string }> {
  const rates = await queries.listTaxRates(db);
  return { rates, version: computeVersion(rates) };
}

/** Replaces all tax rates. @throws {Failure} `changed_meanwhile` if their version is no longer `version` */
export async function saveTaxRates(
  db: Database,
  user: ActingUser,
  { rates, version }: HandlerInput<typeof contract.saveTaxRates>['body'],
) {
  await db.transaction(async (tx) => {
    const current = await queries.lockTaxRates(tx);
    if (version !== undefined && version !== computeVersion(current)) fail('changed_meanwhile');
    await queries.replaceTaxRates(tx, rates);
    await recordUserAudit(tx, user, { kind: 'settings', verb: 'change', id: 'taxes' });
  });
  return getTaxRates(db);
}

const presentSettings = <Settings extends { updatedAt: Date }>({ updatedAt, ...rest }: Settings) => ({
  ...rest,
  lastUpdated: updatedAt.toISOString(),
});

const computeVersion = (rates: readonly contract.TaxRate[]): string =>
  createHash('sha256').update(JSON.stringify(rates)).digest('base64url').slice(0, 16);
