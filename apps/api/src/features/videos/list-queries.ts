import type { Queryable } from '@glossa/db/database';
import { statements } from '@glossa/db/statements';

import { escapeLike, selectListPage } from '#domain/library/select-list-page.ts';
import { videoColumns, videoTables, videoTagsColumn, type VideoRow } from '#domain/videos/video-row.ts';
import type { QueryTypes } from './list-queries.types.ts';
import type { VideoListQuery, VideoShelf } from './list-videos.ts';

type Filter = VideoListQuery & { ownerId: string; shelf: VideoShelf };

// Each order has its own index, so a page costs the same in every library.
const orders: Record<VideoListQuery['sort_by'], string> = {
  created_date: 'v.created_at DESC, v.id DESC',
  last_watched: 'v.last_watched_at DESC NULLS LAST, v.id DESC',
  title: 'v.title, v.id',
};

/** Builds the conditions and their values in a fixed order; the same conditions share a prepared statement. */
function conditions(filter: Filter): { where: string; values: unknown[]; narrowed: boolean } {
  const values: unknown[] = [filter.ownerId, filter.shelf];
  const parts = ['v.owner_id = $1', 'v.shelf = $2'];
  const add = (value: unknown, part: (place: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (filter.language !== undefined) add(filter.language, (p) => `v.language = ${p}`);
  const plain = parts.length;
  if (filter.difficulty) add(filter.difficulty, (p) => `v.difficulty = ${p}`);
  if (filter.search)
    add(`%${escapeLike(filter.search)}%`, (p) => `(v.title ILIKE ${p} OR v.author ILIKE ${p})`);
  if (filter.tag) {
    add(
      filter.tag,
      (p) => `EXISTS (SELECT 1 FROM video_tag vt JOIN tag g ON g.id = vt.tag_id
        WHERE vt.video_id = v.id AND g.name = ${p}::citext)`,
    );
  }
  return { where: parts.join(' AND '), values, narrowed: parts.length > plain };
}

interface NarrowTypes {
  list: Pick<VideoRow, 'stage' | 'tags'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('videosList', {
  // Never executed: it gives the lists with conditions the type of their rows.
  list: `SELECT ${videoColumns}, ${videoTagsColumn} FROM ${videoTables()}`,
});

// An unfiltered shelf has a materialized count.
const shelfTotal = (language: boolean): string =>
  `SELECT coalesce(sum(count), 0)::int FROM video_shelf_count
   WHERE owner_id = $1 AND shelf = $2${language ? ' AND language = $3' : ''}`;

/** Selects one page of videos in the requested order, and the number of matches. */
export async function selectVideos(
  db: Queryable,
  filter: Filter,
): Promise<{ rows: VideoRow[]; count: number }> {
  const { where, values, narrowed } = conditions(filter);
  const total = narrowed
    ? `SELECT count(*)::int FROM video v WHERE ${where}`
    : shelfTotal(filter.language !== undefined);
  const list = {
    shape: sql.list,
    columns: `${videoColumns}, ${videoTagsColumn}`,
    tables: videoTables,
    entries: 'video v',
    where,
    values,
    order: orders[filter.sort_by],
    total,
  };
  return selectListPage(db, list, filter);
}
