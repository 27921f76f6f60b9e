import type { CatalogStatus, CatalogVideo } from '@glossa/contract/catalog-videos';
import { toMajorUnits } from '@glossa/contract/currencies';
import { languageById } from '@glossa/language/languages';

import { posterUrl } from '#domain/videos/present-video.ts';
import type { CatalogVideoRow } from './queries.ts';

/**
 * Returns the displayed status. Until a video is ready, its processing status takes precedence over its publication
 * status.
 */
export const displayedStatus = ({
  status,
  publication,
}: Pick<CatalogVideoRow, 'status' | 'publication'>): CatalogStatus =>
  status === 'ready' ? publication : status === 'failed' ? 'error' : 'processing';

function formatQuality({ quality, width, height }: CatalogVideoRow): string {
  // The shorter side determines the quality of portrait videos, too.
  const lines = width === null || height === null ? quality : Math.min(width, height);
  return lines >= 2160 ? '4k' : `${lines}p`;
}

/** Presents a video to content managers. `viewerId` is the requesting user. */
export function presentVideo(row: CatalogVideoRow, viewerId: string): CatalogVideo {
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
    quality: formatQuality(row),
    status: displayedStatus(row),
    price: toMajorUnits(money),
    money,
    isFree: row.isFree,
    drmProtected: row.drmProtected,
    salesCount: row.salesCount,
    revenue: toMajorUnits({ amount: row.revenue, currency: row.currency }),
    duration: row.duration === null ? null : row.duration / 1000,
    uploadDate: row.createdAt.toISOString(),
    thumbnail: row.hasPoster ? posterUrl(id) : null,
    file: row.hasFile ? `/media/videos/${id}/file` : null,
    subtitles: row.origin,
    tags: (row.tags ?? []).map(({ name }) => ({ name })),
    isOwn: row.ownerId === viewerId,
  };
}
