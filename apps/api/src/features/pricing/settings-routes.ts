import { createHash } from 'node:crypto';

import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/shop-settings';

import type { Deps } from '#deps.ts';
import { changedFields, noteDeed } from '#domain/audit/note-deed.ts';
import { route, type Route } from '#http/route.ts';
import { checkSeen } from './seen.ts';
import {
  holdDrm,
  holdShop,
  holdTaxes,
  presentSettings,
  readDrm,
  readShop,
  readTaxes,
  writeDrm,
  writeShop,
  writeTaxes,
} from './settings-queries.ts';

const versionOf = (rates: readonly contract.TaxRate[]): string =>
  createHash('sha256').update(JSON.stringify(rates)).digest('base64url').slice(0, 16);
const table = (rates: contract.TaxRate[]) => ({ rates, version: versionOf(rates) });

/** Routes for shop-wide settings: protection, seller and taxes. */
export const shopSettingsRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.getDrmSettings, async () => presentSettings(await readDrm(db))),
  route(contract.saveDrmSettings, async ({ body: { lastUpdated, ...settings }, user }) => {
    await db.transaction(async (tx) => {
      checkSeen((await holdDrm(tx)).updatedAt, lastUpdated);
      await writeDrm(tx, settings);
      const detail = { fields: changedFields(settings) };
      await noteDeed(tx, user, { kind: 'settings', verb: 'change', id: 'drm', detail });
    });
    return presentSettings(await readDrm(db));
  }),
  route(contract.getShopSettings, async () => presentSettings(await readShop(db))),
  route(contract.saveShopSettings, async ({ body: { lastUpdated, ...settings }, user }) => {
    await db.transaction(async (tx) => {
      checkSeen((await holdShop(tx)).updatedAt, lastUpdated);
      await writeShop(tx, settings);
      const detail = { fields: changedFields(settings) };
      await noteDeed(tx, user, { kind: 'settings', verb: 'change', id: 'shop', detail });
    });
    return presentSettings(await readShop(db));
  }),
  route(contract.getTaxRates, async () => table(await readTaxes(db))),
  route(contract.saveTaxRates, async ({ body: { rates, version }, user }) => {
    await db.transaction(async (tx) => {
      const present = await holdTaxes(tx);
      if (version !== undefined && version !== versionOf(present)) fail('changed_meanwhile');
      await writeTaxes(tx, rates);
      await noteDeed(tx, user, { kind: 'settings', verb: 'change', id: 'taxes' });
    });
    return table(await readTaxes(db));
  }),
];
