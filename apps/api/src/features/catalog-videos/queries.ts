import type { Currency } from '@glossa/contract/currencies';
import type {
  CatalogSort,
  CatalogStatus,
  CatalogVideo,
  listCatalogVideos,
} from '@glossa/contract/catalog-videos';
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
import { videoTagsColumn } from '#domain/videos/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Condition for videos in the catalog, on `video v`. */
const inCatalog = 'v.publication IS NOT NULL AND NOT v.is_deleted';

/** Columns of a catalog video, selected from `videoTables`. */
const videoColumns = `v.id, v.title, v.author, v.description, v.category, v.language, v.difficulty, v.quality,
  v.status, v.publication, v.problem, v.views, v.price, v.currency, v.is_free AS "isFree",
  v.drm_protected AS "drmProtected", v.created_at AS "createdAt", v.owner_id AS "ownerId", m.duration, m.width, m.height,
  m.poster_key IS NOT NULL AS "hasPoster", m.file_key IS NOT NULL AS "hasFile", k.origin, task.progress, task.result->>'stage' AS stage,
  coalesce(p.sales_count, 0) AS "salesCount", coalesce(p.revenue, 0)::float8 AS revenue, ${videoTagsColumn}`;

/** Returns the tables for `videoColumns`. `videos` may be a subquery that filters the videos. */
const videoTables = (videos = 'video'): string => `${videos} v JOIN video_media m ON m.id = v.media_id
  LEFT JOIN subtitle_track k ON k.id = v.track_id
  LEFT JOIN product p ON p.video_id = v.id
  LEFT JOIN task ON task.id = v.task_id AND v.status = 'processing'`;

/** Column types that the generator can't infer from the schema. */
interface VideoTypes {
  currency: Currency;
  stage: CatalogVideo['stage'];
  tags: { name: string }[] | null;
}

interface NarrowTypes {
  find: VideoTypes;
  lock: VideoTypes;
  list: VideoTypes;
}

const sql = statements<QueryTypes, NarrowTypes>('catalogVideos', {
  find: `SELECT ${videoColumns} FROM ${videoTables()} WHERE v.id = $1 AND ${inCatalog}`,
  // Locks only the video row: concurrent changes wait, but the worker that processes its media does not.
  lock: `SELECT ${videoColumns} FROM ${videoTables()} WHERE v.id = $1 AND ${inCatalog} FOR UPDATE OF v`,
  lockOwn: `SELECT v.status, v.publication, m.video_url <> '' AS "isYoutube" FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.id = $1 AND v.owner_id = $2 AND NOT v.is_deleted FOR UPDATE OF v`,
  remove: `UPDATE video v SET is_deleted = true WHERE v.id = $1 AND ${inCatalog}`,
  // These two statements only declare row types and are never executed, because the list and its counts get their
  // conditions at run time.
  list: `SELECT ${videoColumns} FROM ${videoTables()} WHERE ${inCatalog}`,
  count: `SELECT v.status, v.publication, count(*)::int AS count FROM video v WHERE ${inCatalog} GROUP BY 1, 2`,
});

/**
 * A catalog video. Its price and revenue are in minor units, its duration in milliseconds, and its quality in pixels.
 */
export type CatalogVideoRow = Omit<QueryTypes['find']['row'], keyof VideoTypes> & VideoTypes;

/** Editable fields of a catalog video. */
export type CatalogVideoFields = Pick<
  CatalogVideoRow,
  | 'title'
  | 'author'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'price'
  | 'currency'
  | 'isFree'
  | 'drmProtected'
  | 'publication'
>;

export const findVideo = (db: Queryable, id: string): Promise<CatalogVideoRow | undefined> =>
  first(db, sql.find, [id]);

/** Finds a catalog video and locks it until the transaction ends. */
export const lockVideo = (tx: Queryable, id: string): Promise<CatalogVideoRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Finds a video in the user's own library, outside the trash, and locks it until the transaction ends. */
export const lockOwnVideo = (tx: Queryable, { id, ownerId }: { id: string; ownerId: string }) =>
  first(tx, sql.lockOwn, [id, ownerId]);

/** Finds the product of a catalog video, with its pricing tier. */
export const findProductOfVideo = (
  db: Queryable,
  videoId: string,
): Promise<{ id: string; tierId: string | null } | null> =>
  db.prisma.product.findUnique({ where: { videoId }, select: { id: true, tierId: true } });

/** Updates the fields of a video whose row is locked. */
export const updateVideo = async (tx: Queryable, id: string, fields: CatalogVideoFields): Promise<void> => {
  await tx.prisma.video.updateMany({
    where: { id },
    data: {
      title: fields.title,
      author: fields.author,
      description: fields.description,
      category: fields.category,
      difficulty: fields.difficulty,
      price: fields.price,
      currency: fields.currency,
      isFree: fields.isFree,
      drmProtected: fields.drmProtected,
      publication: fields.publication,
    },
  });
};

/** Publishes a video whose row is locked, makes it a draft, or adds it to the catalog as a draft. */
export const setPublication = async (
  tx: Queryable,
  id: string,
  publication: CatalogVideoRow['publication'],
): Promise<void> => {
  await tx.prisma.video.updateMany({ where: { id }, data: { publication } });
};

/** Moves a video to its owner's trash. Returns false when it is not in the catalog. */
export const removeVideo = async (db: Queryable, id: string): Promise<boolean> =>
  (await run(db, sql.remove, [id])) > 0;

/** Restores a catalog video from its owner's trash. Returns false when it is not there. */
export const restoreVideo = async (db: Queryable, id: string): Promise<boolean> =>
  (
    await db.prisma.video.updateMany({
      where: { id, publication: { not: null }, isDeleted: true },
      data: { isDeleted: false },
    })
  ).count > 0;

export type CatalogQuery = HandlerInput<typeof listCatalogVideos>['query'];

// Each sort order has an index. Coalescing an unknown duration to 0 lets one index serve both directions.
const sorts: Record<CatalogSort, string> = {
  uploadDate: 'v.created_at',
  title: 'v.title',
  views: 'v.views',
  price: 'v.price',
  duration: 'coalesce(v.duration, 0)',
};

const statuses: Record<CatalogStatus, string> = {
  published: "v.status = 'ready' AND v.publication = 'published'",
  draft: "v.status = 'ready' AND v.publication = 'draft'",
  processing: "v.status = 'processing'",
  error: "v.status = 'failed'",
};

// Only tags of catalog owners are searched, not those of every learner.
const matchesSearch = (p: string): string => `v.id IN (
  SELECT v.id FROM video v WHERE ${inCatalog} AND v.title ILIKE ${p}
  UNION ALL SELECT v.id FROM video v WHERE ${inCatalog} AND v.author ILIKE ${p}
  UNION ALL SELECT vt.video_id FROM tag g JOIN video_tag vt ON vt.tag_id = g.id
    WHERE g.owner_id IN (SELECT v.owner_id FROM video v WHERE ${inCatalog}) AND g.name ILIKE ${p})`;

/** Builds all filter conditions except the one on the status, with their values in the same order. */
function buildConditions({ search, language, difficulty, isFree, category }: CatalogQuery): ListConditions {
  const conditions = createConditions([inCatalog]);
  conditions.add(language, (p) => `v.language = ${p}`);
  conditions.add(difficulty, (p) => `v.difficulty = ${p}`);
  conditions.add(isFree, (p) => `v.is_free = ${p}`);
  conditions.add(category, (p) => `v.category = ${p}`);
  conditions.add(search && `%${escapeLike(search)}%`, matchesSearch);
  return conditions.build();
}

/** Lists one page of the catalog in the requested order. */
export function listVideos(db: Queryable, query: CatalogQuery): Promise<CatalogVideoRow[]> {
  const { where, values } = buildConditions(query);
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: videoColumns,
    tables: videoTables,
    entries: '(SELECT v.*, m.duration FROM video v JOIN video_media m ON m.id = v.media_id) v',
    where: query.status ? `${where} AND ${statuses[query.status]}` : where,
    values,
    order: `${sorts[query.sort]} ${direction}, v.id ${direction}`,
  };
  return listPage(db, list, query);
}

/** Counts the videos that match the filters other than the status, by status and publication. */
export function countVideos(db: Queryable, query: CatalogQuery) {
  const { where, values } = buildConditions(query);
  const statement = `SELECT v.status, v.publication, count(*)::int AS count FROM video v WHERE ${where} GROUP BY 1, 2`;
  return many(db, listStatement(sql.count, statement), values);
}
