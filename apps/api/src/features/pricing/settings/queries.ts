import type { DrmSettings, ShopSettings, TaxRate } from '@glossa/contract/shop-settings';
import type { Queryable } from '@glossa/db/database';
import { many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const drmColumns = `enabled, watermark_text AS "watermarkText", allow_offline_access AS "allowOfflineAccess",
  max_devices AS "maxDevices", expiration_days AS "expirationDays", allow_printing AS "allowPrinting",
  allow_copying AS "allowCopying", encryption_level AS "encryptionLevel", updated_at AS "updatedAt"`;
const shopColumns = `prices_include_tax AS "pricesIncludeTax", seller_name AS "sellerName",
  seller_address AS "sellerAddress", seller_tax_id AS "sellerTaxId", updated_at AS "updatedAt"`;

type Narrow = Pick<DrmSettings, 'encryptionLevel'>;

const sql = statements<QueryTypes, { lockDrm: Narrow }>('pricingSettings', {
  lockDrm: `SELECT ${drmColumns} FROM drm_settings FOR UPDATE`,
  lockShop: `SELECT ${shopColumns} FROM shop_settings FOR UPDATE`,
  listTaxRates: 'SELECT country::text AS country, name, rate FROM tax_rate ORDER BY country',
  lockTaxRates: 'LOCK TABLE tax_rate IN SHARE ROW EXCLUSIVE MODE',
  deleteOtherTaxRates: 'DELETE FROM tax_rate WHERE country <> ALL ($1::citext[])',
  saveTaxRates: `INSERT INTO tax_rate (country, name, rate) SELECT * FROM unnest($1::citext[], $2::text[], $3::int[])
   ON CONFLICT (country) DO UPDATE SET country = excluded.country, name = excluded.name, rate = excluded.rate,
     updated_at = clock_timestamp()`,
});

export const readDrmSettings = async (db: Queryable) => {
  const { id: _id, encryptionLevel, ...settings } = await db.prisma.drmSettings.findFirstOrThrow();
  return { ...settings, encryptionLevel: encryptionLevel as DrmSettings['encryptionLevel'] };
};

/** Locks the DRM settings until the transaction ends. */
export const lockDrmSettings = (tx: Queryable) => one(tx, sql.lockDrm, []);

export const updateDrmSettings = async (
  tx: Queryable,
  settings: Omit<DrmSettings, 'lastUpdated'>,
): Promise<void> => {
  await tx.prisma.drmSettings.updateMany({ data: { ...settings, updatedAt: new Date() } });
};

export const readShopSettings = (db: Queryable) =>
  db.prisma.shopSettings.findFirstOrThrow({ omit: { id: true, nextOrderNumber: true } });

/** Locks the shop's settings until the transaction ends. */
export const lockShopSettings = (tx: Queryable) => one(tx, sql.lockShop, []);

export const updateShopSettings = async (
  tx: Queryable,
  settings: Omit<ShopSettings, 'lastUpdated'>,
): Promise<void> => {
  await tx.prisma.shopSettings.updateMany({ data: { ...settings, updatedAt: new Date() } });
};

export const listTaxRates = (db: Queryable): Promise<TaxRate[]> => many(db, sql.listTaxRates, []);

/** Locks the tax rates until the transaction ends and returns them. */
export const lockTaxRates = async (tx: Queryable): Promise<TaxRate[]> => {
  await run(tx, sql.lockTaxRates, []);
  return listTaxRates(tx);
};

/** Replaces all tax rates, and deletes those of countries that are missing from `rates`. */
export async function replaceTaxRates(tx: Queryable, rates: readonly TaxRate[]): Promise<void> {
  const countries = rates.map(({ country }) => country);
  await run(tx, sql.deleteOtherTaxRates, [countries]);
  await run(tx, sql.saveTaxRates, [countries, rates.map(({ name }) => name), rates.map(({ rate }) => rate)]);
}
