import { majorOf, type Currency } from '@glossa/contract/currencies';
import type { LibraryEntry } from '@glossa/contract/fields';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { languageById } from '@glossa/language/languages';

const bought = `(
  SELECT u.id, u.buyer_id, u.product_id, u.order_item_id, u.created_at, u.expires_at, u.max_downloads, u.download_count, u.max_devices,
    u.allow_offline, u.allow_printing, u.allow_copying, u.encryption, u.rating, u.progress, p.kind, p.title, p.author,
    p.description, p.difficulty, p.language, p.cover_key, p.media_id, p.updated_at, o.currency,
    i.price - i.coupon_share + CASE WHEN o.tax_included THEN 0 ELSE i.tax END AS paid,
    (EXISTS (SELECT FROM text t WHERE t.purchase_id = u.id) OR EXISTS (SELECT FROM video v WHERE v.purchase_id = u.id)) AS imported
  FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
  JOIN product p ON p.id = u.product_id WHERE u.revoked_at IS NULL)`;

/** Purchases that were not taken back, with what was bought and what was paid for it. */
export const purchaseEntries = `${bought} u`;

/** What was bought by a purchase, by its alias, and what a bundle held when it was ordered: columns `id` and `seq`. */
export const contentsOf = (purchase: string): string =>
  `(SELECT ${purchase}.product_id AS id, -1 AS seq
    UNION ALL SELECT product_id, seq FROM order_item_content WHERE order_item_id = ${purchase}.order_item_id)`;

/** Tracks `f` that the buyer of a purchase has: those that were sold then. */
const isBoughtTrack = (purchase: string): string =>
  `f.role = 'track' AND f.replaced_at IS NULL AND (f.withdrawn_at IS NULL OR f.withdrawn_at > ${purchase}.created_at)`;

/**
 * Files of what was bought by a purchase, by its alias: the sealed ones, films, and the subtitles of films. Tracks have a
 * place among the others of their course, `track`.
 */
export const filesOf = (purchase: string): string =>
  `(SELECT f.id, f.format, f.bytes, CASE WHEN f.role = 'track' THEN f.title ELSE p.title END AS title, c.seq,
      CASE WHEN f.role = 'track' THEN f.seq + 1 END AS track, 1 AS rank, 'sealed' AS place, f.key
    FROM ${contentsOf(purchase)} c JOIN product p ON p.id = c.id
    JOIN product_file f ON f.product_id = p.id AND (f.role = 'content' AND f.replaced_at IS NULL OR ${isBoughtTrack(purchase)})
  UNION ALL SELECT m.id, 'mp4', m.file_bytes, p.title, c.seq, NULL, 2, 'plain', m.file_key
    FROM ${contentsOf(purchase)} c JOIN product p ON p.id = c.id AND p.kind = 'video'
    JOIN video_media m ON m.id = p.media_id AND m.file_key IS NOT NULL
  UNION ALL SELECT k.id, 'srt', NULL, p.title, c.seq, NULL, 3, 'track', k.id::text
    FROM ${contentsOf(purchase)} c JOIN product p ON p.id = c.id AND p.kind = 'video'
    JOIN subtitle_track k ON k.id = p.track_id)`;

export const purchaseColumns = `u.id, u.product_id AS "productId", u.kind, u.title, u.author, u.description, u.difficulty,
  u.language, u.currency, u.paid, u.imported, u.rating, u.progress, u.created_at AS "createdAt",
  u.expires_at AS "expiresAt", coalesce(u.expires_at <= now(), false) AS "isExpired",
  u.download_count AS "downloadCount", u.max_downloads AS "maxDownloads", u.max_devices AS "maxDevices",
  u.allow_offline AS "allowOffline", u.allow_printing AS "allowPrinting", u.allow_copying AS "allowCopying", u.encryption,
  u.updated_at AS "updatedAt", u.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover",
  (SELECT count(*)::int FROM purchase_device WHERE purchase_id = u.id) AS "deviceCount",
  EXISTS (SELECT FROM ${contentsOf('u')} c JOIN product p ON p.id = c.id
    WHERE p.document_id IS NOT NULL OR p.kind = 'video' AND p.media_id IS NOT NULL) AS "isReadable",
  (SELECT json_agg(json_build_object('kind', e.kind, 'id', e.id, 'title', e.title) ORDER BY e.id) FROM (
     SELECT 'text', id, title FROM text WHERE purchase_id = u.id
     UNION ALL SELECT 'video', id, title FROM video WHERE purchase_id = u.id) e (kind, id, title)) AS entries,
  (SELECT json_agg(json_build_object('format', f.format, 'title', f.title) ORDER BY f.seq, f.rank, f.track NULLS FIRST, f.id)
   FROM ${filesOf('u')} f) AS files`;

/** The tables of `purchaseColumns`; `purchases` may be a subquery that chooses among the purchases. */
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
  /** Minor units. */
  paid: number;
  imported: boolean;
  rating: number | null;
  progress: number;
  createdAt: Date;
  expiresAt: Date | null;
  isExpired: boolean;
  downloadCount: number;
  maxDownloads: number;
  maxDevices: number;
  allowOffline: boolean;
  allowPrinting: boolean;
  allowCopying: boolean;
  encryption: string;
  updatedAt: Date;
  hasCover: boolean;
  deviceCount: number;
  /** There is something in it that the library could show. */
  isReadable: boolean;
  entries: LibraryEntry[] | null;
  files: { format: string; title: string }[] | null;
}

const coverOf = (row: PurchaseRow): string | null =>
  row.hasCover ? `/media/products/${row.productId}/cover?v=${row.updatedAt.getTime().toString(36)}` : null;

const canKeep = (row: PurchaseRow): boolean =>
  row.allowOffline && row.kind === 'text' && row.isReadable && !row.isExpired;

const canListen = (row: PurchaseRow): boolean =>
  !row.isExpired && (row.files ?? []).some(({ format }) => format === 'mp3');

/** A purchase as My Purchases shows it. */
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
    canImport: row.isReadable && !row.imported && !row.isExpired,
    entries: row.entries ?? [],
    rating: row.rating,
    purchaseDate: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_expired: row.isExpired,
    download_count: row.downloadCount,
    max_downloads: row.maxDownloads,
    has_files: (row.files ?? []).length > 0,
    can_listen: canListen(row),
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

/** A purchase as the marketplace shows it. */
export function presentMarketplace(row: PurchaseRow): MarketplacePurchase {
  const money = { amount: row.paid, currency: row.currency };
  const language = languageById(row.language);
  return {
    id: row.id,
    purchase_date: row.createdAt.toISOString(),
    currency: row.currency,
    amount_paid: majorOf(money),
    money,
    download_count: row.downloadCount,
    max_downloads: row.maxDownloads,
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_expired: row.isExpired,
    can_keep: canKeep(row),
    can_listen: canListen(row),
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
