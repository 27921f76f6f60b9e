import type { CatalogueStatus, CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { majorOf, type Currency } from '@glossa/contract/currencies';
import { languageById } from '@glossa/language/languages';

import { posterAddress, videoTagsColumn } from '#domain/videos/video-row.ts';
import type { QueryTypes } from './queries.types.ts';

/** Condition for videos in the catalog, on `video v`. */
export const inCatalogue = 'v.publication IS NOT NULL AND NOT v.is_deleted';

/** Columns of a catalog video, selected from `catalogueTables`. */
export const catalogueColumns = `v.id, v.title, v.author, v.description, v.category, v.language, v.difficulty, v.quality,
  v.status, v.publication, v.problem, v.views, v.price, v.currency, v.is_free AS "isFree",
  v.drm_protected AS "drmProtected", v.created_at AS "createdAt", v.owner_id AS "ownerId", m.duration, m.width, m.height,
  m.poster_key IS NOT NULL AS "hasPoster", m.file_key IS NOT NULL AS "hasFile", k.origin, task.progress, task.result->>'stage' AS stage,
  coalesce(p.sales_count, 0) AS "salesCount", coalesce(p.revenue, 0)::float8 AS revenue, ${videoTagsColumn}`;

/** Returns the tables for `catalogueColumns`. `videos` may be a subquery that filters the videos. */
export const catalogueTables = (
  videos = 'video',
): string => `${videos} v JOIN video_media m ON m.id = v.media_id
  LEFT JOIN subtitle_track k ON k.id = v.track_id
  LEFT JOIN product p ON p.video_id = v.id
  LEFT JOIN task ON task.id = v.task_id AND v.status = 'processing'`;

/** Types of columns that the schema doesn't know. */
export interface CatalogueTypes {
  currency: Currency;
  stage: CatalogueVideo['stage'];
  tags: { name: string }[] | null;
}

/** A catalog video. Its price and revenue are in minor units, its duration in milliseconds, and its quality in pixels. */
export type CatalogueRow = Omit<QueryTypes['find']['row'], keyof CatalogueTypes> & CatalogueTypes;

/** Returns the displayed status. While a video isn't ready, that matters more than whether it is published. */
export const shownStatus = ({
  status,
  publication,
}: Pick<CatalogueRow, 'status' | 'publication'>): CatalogueStatus =>
  status === 'ready' ? publication : status === 'failed' ? 'error' : 'processing';

function qualityOf({ quality, width, height }: CatalogueRow): string {
  // A portrait video is named by its shorter side too.
  const lines = width === null || height === null ? quality : Math.min(width, height);
  return lines >= 2160 ? '4k' : `${lines}p`;
}

/** Presents a video to content managers. `viewerId` is the requesting user. */
export function presentCatalogueVideo(row: CatalogueRow, viewerId: string): CatalogueVideo {
  const { id, title, author, description, category, difficulty, problem, views, progress, stage } = row;
  const money = { amount: row.price, currency: row.currency };
  return {
    id,
    title,
    author,
    description,
    category,
    difficulty,
    problem,
    views,
    progress,
    stage,
    language: languageById(row.language)?.code ?? '',
    quality: qualityOf(row),
    status: shownStatus(row),
    price: majorOf(money),
    money,
    isFree: row.isFree,
    drmProtected: row.drmProtected,
    salesCount: row.salesCount,
    revenue: majorOf({ amount: row.revenue, currency: row.currency }),
    duration: row.duration === null ? null : row.duration / 1000,
    uploadDate: row.createdAt.toISOString(),
    thumbnail: row.hasPoster ? posterAddress(id) : null,
    file: row.hasFile ? `/media/videos/${id}/file` : null,
    subtitles: row.origin,
    tags: (row.tags ?? []).map(({ name }) => ({ name })),
    isOwn: row.ownerId === viewerId,
  };
}
