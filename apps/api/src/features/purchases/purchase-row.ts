import { majorOf, type Currency } from '@glossa/contract/currencies';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { languageById } from '@glossa/language/languages';

import {
  accessOf,
  filesOf,
  isReadable,
  presentAccess,
  type AccessRow,
} from '#domain/shop/purchase-access.ts';

const bought = `(
  SELECT u.id, u.buyer_id, u.product_id, u.order_item_id, u.created_at, u.expires_at, u.max_downloads, u.download_count, u.max_devices,
    u.allow_offline, u.allow_printing, u.allow_copying, u.encryption, u.rating, u.progress, p.kind, p.title, p.author,
    p.description, p.difficulty, p.language, p.cover_key, p.media_id, p.updated_at, o.currency,
    i.price - i.coupon_share + CASE WHEN o.tax_included THEN 0 ELSE i.tax END AS paid,
    (EXISTS (SELECT FROM text t WHERE t.purchase_id = u.id) OR EXISTS (SELECT FROM video v WHERE v.purchase_id = u.id)) AS imported
  FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
  JOIN product p ON p.id = u.product_id WHERE u.revoked_at IS NULL)`;

/** Purchases that were not revoked, with their product and price. */
export const purchaseEntries = `${bought} u`;

export const purchaseColumns = `u.id, u.product_id AS "productId", u.kind, u.title, u.author, u.description, u.difficulty,
  u.language, u.currency, u.paid, u.imported, u.rating, u.progress, u.created_at AS "createdAt",
  u.max_devices AS "maxDevices",
  u.allow_offline AS "allowOffline", u.allow_printing AS "allowPrinting", u.allow_copying AS "allowCopying", u.encryption,
  u.updated_at AS "updatedAt", u.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover",
  (SELECT count(*)::int FROM purchase_device WHERE purchase_id = u.id) AS "deviceCount",
  ${isReadable('u')} AS "isReadable", ${accessOf('u')} AS access,
  (SELECT json_agg(json_build_object('format', f.format, 'title', f.title) ORDER BY f.seq, f.rank, f.track NULLS FIRST, f.id)
   FROM ${filesOf('u')} f) AS files`;

/** Tables for `purchaseColumns`; `purchases` can be a subquery that filters purchases. */
export const purchaseTables = (purchases = bought): string =>
  `${purchases} u LEFT JOIN video_media m ON m.id = u.media_id`;

export interface PurchaseRow {
  id: string;
  productId: string;
  kind: PurchaseCard['type'];
  title: string;
  author: string;
  description: string;
  difficulty: PurchaseCard['difficulty'];
  language: number;
  currency: Currency;
  /** In minor units. */
  paid: number;
  imported: boolean;
  rating: number | null;
  progress: number;
  createdAt: Date;
  maxDevices: number;
  allowOffline: boolean;
  allowPrinting: boolean;
  allowCopying: boolean;
  encryption: string;
  updatedAt: Date;
  hasCover: boolean;
  deviceCount: number;
  /** Whether the library can show any of it. */
  isReadable: boolean;
  access: AccessRow;
  files: { format: string; title: string }[] | null;
}

const coverOf = (row: PurchaseRow): string | null =>
  row.hasCover ? `/media/products/${row.productId}/cover?v=${row.updatedAt.getTime().toString(36)}` : null;

const canKeep = (row: PurchaseRow): boolean =>
  row.allowOffline && row.kind === 'text' && row.isReadable && !row.access.is_expired;

/** Presents a purchase for My Purchases. */
export function presentPurchase(row: PurchaseRow): PurchaseCard {
  const money = { amount: row.paid, currency: row.currency };
  return {
    id: row.id,
    product_id: row.productId,
    title: row.title,
    author: row.author,
    description: row.description,
    image: coverOf(row),
    type: row.kind,
    difficulty: row.difficulty,
    language: languageById(row.language)?.code ?? '',
    price: majorOf(money),
    money,
    isFree: row.paid === 0,
    isImported: row.imported,
    ...presentAccess(row.access),
    rating: row.rating,
    purchaseDate: row.createdAt.toISOString(),
    device_count: row.deviceCount,
    max_devices: row.maxDevices,
    needs_device: row.encryption !== 'none',
    allow_offline: row.allowOffline,
    can_keep: canKeep(row),
    allow_printing: row.allowPrinting,
    allow_copying: row.allowCopying,
  };
}

const kindNames = { text: 'Text', video: 'Video', audio: 'Audio', bundle: 'Bundle' } as const;

const nameOf = (row: PurchaseRow, formats: readonly string[]): string | null => {
  const file = row.files?.find(({ format }) => formats.includes(format));
  return file ? `${file.title}.${file.format}` : null;
};

/** Presents a purchase for the marketplace. */
export function presentMarketplace(row: PurchaseRow): MarketplacePurchase {
  const money = { amount: row.paid, currency: row.currency };
  const language = languageById(row.language);
  return {
    id: row.id,
    purchase_date: row.createdAt.toISOString(),
    currency: row.currency,
    amount_paid: majorOf(money),
    money,
    ...presentAccess(row.access),
    can_keep: canKeep(row),
    allow_printing: row.allowPrinting,
    allow_copying: row.allowCopying,
    access_info: { progress_percentage: row.progress, completed: row.progress >= 100 },
    product: {
      id: row.productId,
      title: row.title,
      author: row.author,
      description: row.description,
      image: coverOf(row),
      product_type: row.kind,
      product_type_display: kindNames[row.kind],
      language: language?.code ?? '',
      language_name: language?.name ?? '',
      difficulty_level: row.difficulty,
      text_file: nameOf(row, ['txt', 'epub']),
      audio_file: nameOf(row, ['mp3']),
      video_file: nameOf(row, ['mp4']),
    },
  };
}
