import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Difficulty } from '@glossa/contract/fields';
import type { listVideos as listVideosEndpoint } from '@glossa/contract/videos';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { escapeLike, listPageWithCount } from '#domain/library/lists/queries.ts';
import type { VideoKey } from '#domain/videos/processing/queries.ts';
import {
  videoColumns,
  videoTables,
  videoTagsColumn,
  type VideoNarrowing,
  type VideoRow,
} from '#domain/videos/queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes, { list: VideoNarrowing }>('videos', {
  // This statement is never executed; it only provides the row type for the lists built at run time.
  list: `SELECT ${videoColumns}, ${videoTagsColumn} FROM ${videoTables()}`,
  findFile: `SELECT v.status, v.purchase_id IS NOT NULL AS "isBought", m.file_key AS key FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.id = $1 AND v.owner_id = $2`,
  findMedia: `SELECT m.file_key AS file, m.poster_key AS poster, v.title,
     coalesce(v.access_ends_at <= now(), false) AS "isEnded" FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.id = $1 AND ($2::uuid IS NULL OR v.owner_id = $2
     OR $3::bool AND v.publication IS NOT NULL AND NOT v.is_deleted)`,
  update: `UPDATE video SET title = coalesce($3, title), description = coalesce($4, description),
     author = coalesce($5, author), difficulty = coalesce($6, difficulty), shift = coalesce($7, shift),
     second_shift = coalesce($8, second_shift), is_archived = coalesce($9, is_archived),
     is_deleted = coalesce($10, is_deleted)
   WHERE id = $1 AND owner_id = $2 AND (publication IS DISTINCT FROM 'published'
     OR coalesce($4, description) <> '' AND coalesce($5, author) <> '')`,
  delete: `DELETE FROM video WHERE id = $1 AND owner_id = $2 AND is_deleted
   RETURNING media_id AS "mediaId", document_id AS "documentId", task_id AS "taskId"`,
});

/** Shelves by their number in the database. */
export const videoShelves = { library: 0, archive: 1, trash: 2 } as const;
export type VideoShelf = (typeof videoShelves)[keyof typeof videoShelves];

export type VideoListQuery = HandlerInput<typeof listVideosEndpoint>['query'];
type Filter = VideoListQuery & { ownerId: string; shelf: VideoShelf };

// Each sort order has its own index, so a page costs the same whatever the library's size.
const orders: Record<VideoListQuery['sort_by'], string> = {
  created_date: 'v.created_at DESC, v.id DESC',
  last_watched: 'v.last_watched_at DESC NULLS LAST, v.id DESC',
  title: 'v.title, v.id',
};

/** Builds conditions and their values in a fixed order, so that the same conditions share a prepared statement. */
function buildConditions(filter: Filter): { where: string; values: unknown[]; isNarrowed: boolean } {
  const values: unknown[] = [filter.ownerId, filter.shelf];
  const parts = ['v.owner_id = $1', 'v.shelf = $2'];
  const add = (value: unknown, part: (placeholder: string) => string) => {
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
  return { where: parts.join(' AND '), values, isNarrowed: parts.length > plain };
}

// Unfiltered shelves have materialized counts.
const shelfTotalSql = (language: boolean): string =>
  `SELECT coalesce(sum(count), 0)::int FROM video_shelf_count
   WHERE owner_id = $1 AND shelf = $2${language ? ' AND language = $3' : ''}`;

/** Lists one page of videos in the requested order, and counts the matches. */
export async function listVideos(
  db: Queryable,
  filter: Filter,
): Promise<{ rows: VideoRow[]; count: number }> {
  const { where, values, isNarrowed } = buildConditions(filter);
  const total = isNarrowed
    ? `SELECT count(*)::int FROM video v WHERE ${where}`
    : shelfTotalSql(filter.language !== undefined);
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
  return listPageWithCount(db, list, filter);
}

/** Finds a video's status and file. */
export const findFile = (db: Queryable, { id, ownerId }: VideoKey) => first(db, sql.findFile, [id, ownerId]);

/** Finds a video's media. A null `ownerId` matches any owner; content managers also find catalog videos. */
export const findMedia = (
  db: Queryable,
  { id, ownerId, managesContent }: { id: string; ownerId: string | null; managesContent: boolean },
) => first(db, sql.findMedia, [id, ownerId, managesContent]);

/** Fields of a video that can be changed without reprocessing it; missing fields aren't changed. */
export interface VideoChange {
  title?: string | undefined;
  description?: string | undefined;
  author?: string | undefined;
  difficulty?: Difficulty | undefined;
  shift?: number | undefined;
  secondShift?: number | undefined;
  isArchived?: boolean | undefined;
  isDeleted?: boolean | undefined;
}

/** Updates the given fields; returns false if there is no such video or a published video would become incomplete. */
export const updateVideo = async (
  tx: Queryable,
  { id, ownerId }: VideoKey,
  change: VideoChange,
): Promise<boolean> => {
  const changedRows = await run(tx, sql.update, [
    id,
    ownerId,
    change.title ?? null,
    change.description ?? null,
    change.author ?? null,
    change.difficulty ?? null,
    change.shift ?? null,
    change.secondShift ?? null,
    change.isArchived ?? null,
    change.isDeleted ?? null,
  ]);
  return changedRows > 0;
};

/** Deletes a video that is in the trash; returns the IDs of its media, document and task. */
export const deleteTrashedVideo = (tx: Queryable, { id, ownerId }: VideoKey) =>
  first(tx, sql.delete, [id, ownerId]);
