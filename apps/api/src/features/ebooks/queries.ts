import type { Ebook, EbookSort, EbookStatus, listEbooks as endpoint } from '@glossa/contract/ebooks';
import type { Currency } from '@glossa/contract/currencies';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import {
  createConditions,
  escapeLike,
  type ListConditions,
  listPage,
  listStatement,
} from '#domain/library/lists/queries.ts';
import { isTrackSql } from '#domain/shop/products/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Condition for ebooks and audio courses that haven't been removed, on `product p`. */
const isEbookSql = "p.kind IN ('text', 'audio') AND p.removed_at IS NULL";

/** Columns of an ebook, selected from `ebookTables`. */
const ebookColumns = `p.id, p.kind AS type, p.owner_id AS "ownerId", p.title, p.author, p.description, p.language, p.difficulty,
  p.category, p.status, p.price, p.currency, p.discount_percentage AS "discountPercentage", p.is_free AS "isFree",
  p.drm_protected AS "drmProtected", p.tier_id AS "tierId", tier.name::text AS "tierName", p.preview_text AS "previewText",
  p.download_count AS "downloadCount", p.sales_count AS "salesCount", p.revenue::float8 AS revenue,
  p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.cover_key AS "coverKey", p.removed_at AS "removedAt",
  file.key AS "fileKey", file.name AS "fileName", file.format AS "fileFormat", file.bytes::float8 AS "fileBytes",
  d.status AS "documentStatus", p.duration,
  (SELECT count(*)::int FROM product_file t WHERE t.product_id = p.id AND ${isTrackSql('t')}) AS "trackCount",
  CASE WHEN d.status = 'pending' THEN (SELECT max(t.progress) FROM task t
    WHERE t.document_id = d.id AND t.status IN ('PENDING', 'STARTED')) END AS progress,
  (SELECT json_agg(json_build_object('name', g.name) ORDER BY g.name) FROM product_tag pt
   JOIN tag g ON g.id = pt.tag_id WHERE pt.product_id = p.id) AS tags`;

/** Returns the tables for `ebookColumns`. `products` may be a subquery that filters the products. */
const ebookTables = (products = 'product'): string => `${products} p
  LEFT JOIN pricing_tier tier ON tier.id = p.tier_id
  LEFT JOIN product_file file ON file.product_id = p.id AND file.role = 'content' AND file.replaced_at IS NULL
  LEFT JOIN document d ON d.id = p.document_id`;

/** Column types that the generator can't infer from the schema. */
interface EbookTypes {
  type: Ebook['type'];
  currency: Currency;
  tags: { name: string }[] | null;
}

interface NarrowTypes {
  find: EbookTypes;
  lock: EbookTypes;
  list: EbookTypes;
  lockTier: { currency: Currency };
}

const sql = statements<QueryTypes, NarrowTypes>('ebooks', {
  find: `SELECT ${ebookColumns} FROM ${ebookTables()} WHERE p.id = $1 AND ${isEbookSql}`,
  // Locks only the product row, so that concurrent changes wait.
  lock: `SELECT ${ebookColumns} FROM ${ebookTables()} WHERE p.id = $1 AND ${isEbookSql} FOR UPDATE OF p`,
  lockRemoved: `SELECT p.status FROM product p WHERE p.id = $1 AND p.kind IN ('text', 'audio') AND p.removed_at IS NOT NULL FOR UPDATE`,
  update: `UPDATE product SET title = $2, author = $3, description = $4, category = $5, difficulty = $6, price = $7, currency = $8,
     is_free = $9, drm_protected = $10, tier_id = $11, status = $12,
     published_at = CASE WHEN $12 = 'published'::product_status THEN coalesce(published_at, now()) ELSE published_at END,
     updated_at = now() WHERE id = $1`,
  setStatus: `UPDATE product SET status = $2, updated_at = now(),
     published_at = CASE WHEN $2 = 'published'::product_status THEN coalesce(published_at, now()) ELSE published_at END
   WHERE id = $1`,
  findByContent: `SELECT p.id FROM document d JOIN product p ON p.document_id = d.id
   WHERE d.language = $2 AND d.hash = $3 AND p.owner_id = $1 AND p.removed_at IS NULL AND p.id IS DISTINCT FROM $4::uuid
   ORDER BY p.created_at, p.id LIMIT 1`,
  deleteOtherTags: 'DELETE FROM product_tag WHERE product_id = $1 AND tag_id <> ALL ($2::uuid[])',
  insertTags:
    'INSERT INTO product_tag (product_id, tag_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',
  lockTier: 'SELECT id, price, currency FROM pricing_tier WHERE id = $1 FOR KEY SHARE',
  // The demo's creator, if they have never offered a product.
  findStarterCreator: `SELECT id FROM learner l WHERE email = 'creator@glossa.local'
     AND NOT EXISTS (SELECT 1 FROM product WHERE owner_id = l.id)`,
  // These two statements only declare row types and are never executed, because the list and its counts get their
  // conditions at run time.
  list: `SELECT ${ebookColumns} FROM ${ebookTables()}`,
  count: 'SELECT p.status, count(*)::int AS count FROM product p GROUP BY 1',
});

/** An ebook or audio course. Price and revenue are in minor units, the total duration of its tracks in milliseconds. */
export type EbookRow = Omit<QueryTypes['find']['row'], keyof EbookTypes> & EbookTypes;

/** Editable fields of an ebook. */
export type EbookFields = Pick<
  EbookRow,
  | 'title'
  | 'author'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'price'
  | 'currency'
  | 'isFree'
  | 'drmProtected'
  | 'tierId'
  | 'status'
>;

/** Finds the ID of an owner's product with the given content, other than `exceptId`. */
export const findIdByContent = async (
  db: Queryable,
  ownerId: string,
  { language, hash, exceptId }: { language: number; hash: Buffer; exceptId?: string },
): Promise<string | undefined> =>
  (await first(db, sql.findByContent, [ownerId, language, hash, exceptId ?? null]))?.id;

/** Finds an ebook that hasn't been removed. */
export const findEbook = (db: Queryable, id: string): Promise<EbookRow | undefined> =>
  first(db, sql.find, [id]);

/** Finds an ebook and locks it until the transaction ends. */
export const lockEbook = (tx: Queryable, id: string): Promise<EbookRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Finds the status of a removed ebook and locks it until the transaction ends. */
export const lockRemovedEbook = async (tx: Queryable, id: string): Promise<EbookStatus | undefined> =>
  (await first(tx, sql.lockRemoved, [id]))?.status;

/** Inserts a new ebook as a draft. */
export const insertEbook = async (
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  fields: Omit<EbookFields, 'status'> &
    Pick<EbookRow, 'type' | 'language' | 'previewText'> & { documentId: number | null },
): Promise<void> => {
  await tx.prisma.product.createMany({
    data: {
      id,
      ownerId,
      kind: fields.type,
      title: fields.title,
      author: fields.author,
      description: fields.description,
      language: fields.language,
      difficulty: fields.difficulty,
      category: fields.category,
      previewText: fields.previewText,
      currency: fields.currency,
      price: fields.price,
      isFree: fields.isFree,
      drmProtected: fields.drmProtected,
      tierId: fields.tierId,
      documentId: fields.documentId,
    },
  });
};

/** Updates the fields of an ebook whose row is locked. */
export const updateEbook = (tx: Queryable, id: string, fields: EbookFields): Promise<number> =>
  run(tx, sql.update, [
    id,
    fields.title,
    fields.author,
    fields.description,
    fields.category,
    fields.difficulty,
    fields.price,
    fields.currency,
    fields.isFree,
    fields.drmProtected,
    fields.tierId,
    fields.status,
  ]);

/** Replaces the text of an ebook whose row is locked. */
export const updateText = async (
  tx: Queryable,
  id: string,
  {
    documentId,
    previewText,
    language,
  }: Pick<EbookRow, 'previewText' | 'language'> & { documentId: number | null },
): Promise<void> => {
  await tx.prisma.product.updateMany({
    where: { id },
    data: { documentId, previewText, language, updatedAt: new Date() },
  });
};

/** Sets the status of an ebook whose row is locked. */
export const setStatus = (tx: Queryable, id: string, status: EbookStatus): Promise<number> =>
  run(tx, sql.setStatus, [id, status]);

/** Removes an ebook whose row is locked from the shop. Buyers keep the ebook. */
export const removeEbook = async (tx: Queryable, id: string): Promise<void> => {
  await tx.prisma.product.updateMany({ where: { id }, data: { removedAt: new Date() } });
};

export const restoreEbook = async (tx: Queryable, id: string): Promise<void> => {
  await tx.prisma.product.updateMany({ where: { id }, data: { removedAt: null, updatedAt: new Date() } });
};

export async function replaceTags(tx: Queryable, id: string, tagIds: string[]): Promise<void> {
  await run(tx, sql.deleteOtherTags, [id, tagIds]);
  if (tagIds.length > 0) await run(tx, sql.insertTags, [id, tagIds]);
}

/** Finds the price of a tier and locks it until the transaction ends. */
export const lockTier = (tx: Queryable, id: string) => first(tx, sql.lockTier, [id]);

/** Finds the demo's creator, if they have never offered a product. */
export const findStarterCreator = (db: Queryable) => first(db, sql.findStarterCreator, []);

export type EbookQuery = HandlerInput<typeof endpoint>['query'];

// Each sort order has an index.
const sorts: Record<EbookSort, string> = {
  uploadDate: 'p.created_at',
  title: 'p.title',
  revenue: 'p.revenue',
  downloads: 'p.download_count',
  sales: 'p.sales_count',
  price: 'p.price',
};

// One query per column, so that titles and authors can each use their own index.
const matchesSearch = (param: string): string => `p.id IN (
  SELECT p.id FROM product p WHERE ${isEbookSql} AND p.title ILIKE ${param}
  UNION ALL SELECT p.id FROM product p WHERE ${isEbookSql} AND p.author ILIKE ${param}
  UNION ALL SELECT pt.product_id FROM product_tag pt JOIN tag g ON g.id = pt.tag_id WHERE g.name ILIKE ${param})`;

/** Builds all filter conditions except the one on the status, with their values in the same order. */
function buildConditions({
  search,
  type,
  language,
  difficulty,
  isFree,
  category,
}: EbookQuery): ListConditions {
  const conditions = createConditions([isEbookSql]);
  conditions.add(type, (param) => `p.kind = ${param}`);
  conditions.add(language, (param) => `p.language = ${param}`);
  conditions.add(difficulty, (param) => `p.difficulty = ${param}`);
  conditions.add(isFree, (param) => `p.is_free = ${param}`);
  conditions.add(category, (param) => `p.category = ${param}`);
  conditions.add(search && `%${escapeLike(search)}%`, matchesSearch);
  return conditions.build();
}

/** Lists one page of ebooks in the requested order. */
export function listEbooks(db: Queryable, query: EbookQuery): Promise<EbookRow[]> {
  const { where, values } = buildConditions(query);
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: ebookColumns,
    tables: ebookTables,
    entries: 'product p',
    where: query.status ? `${where} AND p.status = '${query.status}'` : where,
    values,
    order: `${sorts[query.sort]} ${direction}, p.id ${direction}`,
  };
  return listPage(db, list, query);
}

/** Counts the ebooks that match the filters other than the status, by status. */
export async function countEbooks(db: Queryable, query: EbookQuery): Promise<Record<EbookStatus, number>> {
  const { where, values } = buildConditions(query);
  const statement = `SELECT p.status, count(*)::int AS count FROM product p WHERE ${where} GROUP BY 1`;
  const counts = { draft: 0, published: 0, archived: 0 };
  for (const { status, count } of await many(db, listStatement(sql.count, statement), values))
    counts[status] = count;
  return counts;
}
