import { majorOf, type Currency } from '@glossa/contract/currencies';
import type { Ebook } from '@glossa/contract/ebooks';
import { languageById } from '@glossa/language/languages';

import { coverAddress } from '#domain/shop/cover-address.ts';
import { isTrack } from '#domain/shop/tracks.ts';
import type { QueryTypes } from './queries.types.ts';

/** Condition for ebooks and audio courses that were not removed, on `product p`. */
export const isEbook = "p.kind IN ('text', 'audio') AND p.removed_at IS NULL";

/** Columns of an ebook, selected from `ebookTables`. */
export const ebookColumns = `p.id, p.kind AS type, p.owner_id AS "ownerId", p.title, p.author, p.description, p.language, p.difficulty,
  p.category, p.status, p.price, p.currency, p.discount_percentage AS "discountPercentage", p.is_free AS "isFree",
  p.drm_protected AS "drmProtected", p.tier_id AS "tierId", tier.name::text AS "tierName", p.preview_text AS "previewText",
  p.download_count AS "downloadCount", p.sales_count AS "salesCount", p.revenue::float8 AS revenue,
  p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.cover_key AS "coverKey", p.removed_at AS "removedAt",
  file.key AS "fileKey", file.name AS "fileName", file.format AS "fileFormat", file.bytes::float8 AS "fileBytes",
  d.status AS "documentStatus", p.duration,
  (SELECT count(*)::int FROM product_file t WHERE t.product_id = p.id AND ${isTrack('t')}) AS "trackCount",
  CASE WHEN d.status = 'pending' THEN (SELECT max(t.progress) FROM task t
    WHERE t.document_id = d.id AND t.status IN ('PENDING', 'STARTED')) END AS progress,
  (SELECT json_agg(json_build_object('name', g.name) ORDER BY g.name) FROM product_tag pt
   JOIN tag g ON g.id = pt.tag_id WHERE pt.product_id = p.id) AS tags`;

/** Returns the tables for `ebookColumns`. `products` may be a subquery that filters the products. */
export const ebookTables = (products = 'product'): string => `${products} p
  LEFT JOIN pricing_tier tier ON tier.id = p.tier_id
  LEFT JOIN product_file file ON file.product_id = p.id AND file.role = 'content' AND file.replaced_at IS NULL
  LEFT JOIN document d ON d.id = p.document_id`;

/** Types of columns that the schema doesn't know. */
export interface EbookTypes {
  type: Ebook['type'];
  currency: Currency;
  tags: { name: string }[] | null;
}

/** An ebook or audio course. Its price and revenue are in minor units, and the duration of all tracks in milliseconds. */
export type EbookRow = Omit<QueryTypes['find']['row'], keyof EbookTypes> & EbookTypes;

/** Returns how far an ebook's text is prepared for learners. An audio course needs no text. */
export const preparationOf = ({
  type,
  documentStatus,
}: Pick<EbookRow, 'type' | 'documentStatus'>): Ebook['preparation'] =>
  documentStatus === 'pending' ? 'running' : (documentStatus ?? (type === 'audio' ? 'ready' : 'failed'));

const fileOf = ({ fileName, fileFormat, fileBytes }: EbookRow): Ebook['file'] =>
  fileFormat === null ? null : { name: fileName ?? '', format: fileFormat, bytes: fileBytes ?? 0 };

/** Presents an ebook to content managers. `viewerId` is the requesting user. */
export function presentEbook(row: EbookRow, viewerId: string): Ebook {
  const {
    id,
    type,
    trackCount,
    title,
    author,
    description,
    difficulty,
    category,
    status,
    previewText,
    currency,
  } = row;
  const money = { amount: row.price, currency };
  return {
    id,
    type,
    trackCount,
    duration: row.duration === null ? null : row.duration / 1000,
    title,
    author,
    description,
    difficulty,
    category,
    status,
    previewText,
    language: languageById(row.language)?.code ?? '',
    preparation: preparationOf(row),
    progress: row.progress,
    price: majorOf(money),
    money,
    discountPercentage: row.discountPercentage,
    isFree: row.isFree,
    drmProtected: row.drmProtected,
    tier: row.tierId === null ? null : { id: row.tierId, name: row.tierName ?? '' },
    tags: row.tags ?? [],
    downloadCount: row.downloadCount,
    salesCount: row.salesCount,
    revenue: majorOf({ amount: row.revenue, currency }),
    uploadDate: row.createdAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
    cover: coverAddress(id, row.coverKey),
    file: fileOf(row),
    isOwn: row.ownerId === viewerId,
  };
}
