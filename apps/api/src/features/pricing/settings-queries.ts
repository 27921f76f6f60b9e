import type { DrmSettings, ShopSettings, TaxRate } from '@glossa/contract/shop-settings';
import { statement, type Queryable, type Statement } from '@glossa/db/database';

const drmColumns = `enabled, watermark_text AS "watermarkText", allow_offline_access AS "allowOfflineAccess",
  max_devices AS "maxDevices", expiration_days AS "expirationDays", allow_printing AS "allowPrinting",
  allow_copying AS "allowCopying", encryption_level AS "encryptionLevel", updated_at AS "updatedAt"`;
const shopColumns = `prices_include_tax AS "pricesIncludeTax", seller_name AS "sellerName",
  seller_address AS "sellerAddress", seller_tax_id AS "sellerTaxId", updated_at AS "updatedAt"`;
const drm = statement('drm-settings', `SELECT ${drmColumns} FROM drm_settings`);
const lockDrm = statement('lock-drm-settings', `SELECT ${drmColumns} FROM drm_settings FOR UPDATE`);
const setDrm = statement(
  'save-drm-settings',
  `UPDATE drm_settings SET enabled = $1, watermark_text = $2, allow_offline_access = $3, max_devices = $4,
     expiration_days = $5, allow_printing = $6, allow_copying = $7, encryption_level = $8, updated_at = clock_timestamp()`,
);
const shop = statement('shop-settings', `SELECT ${shopColumns} FROM shop_settings`);
const lockShop = statement('lock-shop-settings', `SELECT ${shopColumns} FROM shop_settings FOR UPDATE`);
const setShop = statement(
  'save-shop-settings',
  `UPDATE shop_settings SET prices_include_tax = $1, seller_name = $2, seller_address = $3, seller_tax_id = $4,
     updated_at = clock_timestamp()`,
);
const taxes = statement(
  'tax-rates',
  'SELECT country::text AS country, name, rate FROM tax_rate ORDER BY country',
);
const lockTaxes = statement('lock-tax-rates', 'LOCK TABLE tax_rate IN SHARE ROW EXCLUSIVE MODE');
const clearTaxes = statement('clear-tax-rates', 'DELETE FROM tax_rate WHERE country <> ALL ($1::citext[])');
const setTaxes = statement(
  'save-tax-rates',
  `INSERT INTO tax_rate (country, name, rate) SELECT * FROM unnest($1::citext[], $2::text[], $3::int[])
   ON CONFLICT (country) DO UPDATE SET country = excluded.country, name = excluded.name, rate = excluded.rate,
     updated_at = clock_timestamp()`,
);

type Read<Settings> = Omit<Settings, 'lastUpdated'> & { updatedAt: Date };

/** Presents settings for the API. */
export const presentSettings = <Settings extends { updatedAt: Date }>({ updatedAt, ...rest }: Settings) => ({
  ...rest,
  lastUpdated: updatedAt.toISOString(),
});

/** Reads the only row of a settings table. */
const only = async <Settings>(db: Queryable, from: Statement): Promise<Read<Settings>> =>
  (await db.row<Read<Settings> & Record<string, unknown>>(from)) as Read<Settings>;

export const readDrm = (db: Queryable) => only<DrmSettings>(db, drm);
/** Locks the settings until the transaction ends. */
export const holdDrm = (tx: Queryable) => only<DrmSettings>(tx, lockDrm);
export const writeDrm = (tx: Queryable, settings: Omit<DrmSettings, 'lastUpdated'>): Promise<number> =>
  tx.run(setDrm, [
    settings.enabled,
    settings.watermarkText,
    settings.allowOfflineAccess,
    settings.maxDevices,
    settings.expirationDays,
    settings.allowPrinting,
    settings.allowCopying,
    settings.encryptionLevel,
  ]);

export const readShop = (db: Queryable) => only<ShopSettings>(db, shop);
/** Locks the settings until the transaction ends. */
export const holdShop = (tx: Queryable) => only<ShopSettings>(tx, lockShop);
export const writeShop = (tx: Queryable, settings: Omit<ShopSettings, 'lastUpdated'>): Promise<number> =>
  tx.run(setShop, [
    settings.pricesIncludeTax,
    settings.sellerName,
    settings.sellerAddress,
    settings.sellerTaxId,
  ]);

export const readTaxes = (db: Queryable): Promise<TaxRate[]> => db.rows(taxes);
/** Locks the tax rates until the transaction ends. */
export const holdTaxes = async (tx: Queryable): Promise<TaxRate[]> => {
  await tx.run(lockTaxes);
  return readTaxes(tx);
};
/** Replaces all tax rates. */
export async function writeTaxes(tx: Queryable, rates: readonly TaxRate[]): Promise<void> {
  const countries = rates.map(({ country }) => country);
  await tx.run(clearTaxes, [countries]);
  await tx.run(setTaxes, [countries, rates.map(({ name }) => name), rates.map(({ rate }) => rate)]);
}
