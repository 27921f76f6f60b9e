import { largestPage } from '@glossa/contract/fields';
import { statement, type Queryable, type Statement } from '@glossa/db/database';
import { videoColumns, videoTables, videoTagsColumn, type VideoRow } from '@glossa/videos/video-row';

import type { VideoListQuery, VideoShelf } from './list-videos.ts';

type Filter = VideoListQuery & { ownerId: string; shelf: VideoShelf };

// Each order has its index, so that a page costs the same in every library.
const orders: Record<VideoListQuery['sort_by'], string> = {
  created_date: 'v.created_at DESC, v.id DESC',
  last_watched: 'v.last_watched_at DESC NULLS LAST, v.id DESC',
  title: 'v.title, v.id',
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Conditions and their values, in one order; the same conditions make the same prepared statement. */
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
  return { where: parts.join(' AND '), values, narrowed: parts.length > plain };
}

const prepared = new Map<string, Statement>();
function prepare(kind: string, text: string): Statement {
  const known = prepared.get(text);
  if (known) return known;
  const made = statement(`videos-${kind}-${prepared.size}`, text);
  prepared.set(text, made);
  return made;
}

// A whole shelf is not counted but looked up.
const shelfTotal = (language: boolean): string =>
  `SELECT coalesce(sum(count), 0)::int FROM video_shelf_count
   WHERE owner_id = $1 AND shelf = $2${language ? ' AND language = $3' : ''}`;

/** One page of videos, in the asked order, and the number of all that fit. */
export async function selectVideos(
  db: Queryable,
  filter: Filter,
): Promise<{ rows: VideoRow[]; count: number }> {
  const { where, values, narrowed } = conditions(filter);
  const total = narrowed
    ? `SELECT count(*)::int FROM video v WHERE ${where}`
    : shelfTotal(filter.language !== undefined);
  // As with texts: one statement, only the videos of the page are joined, and the fixed limit lets one plan serve all.
  const skipped = (filter.page - 1) * filter.page_size;
  const order = orders[filter.sort_by];
  const page = `SELECT ${videoColumns}, ${videoTagsColumn}, (${total}) AS total
    FROM ${videoTables(`(
      SELECT * FROM video v WHERE ${where} ORDER BY ${order}
      LIMIT ${largestPage}${skipped > 0 ? ` OFFSET $${values.length + 2}` : ''}
    )`)}
    ORDER BY ${order} LIMIT $${values.length + 1}`;
  const rows = await db.rows<VideoRow & { total: number } & Record<string, unknown>>(prepare('page', page), [
    ...values,
    filter.page_size,
    ...(skipped > 0 ? [skipped] : []),
  ]);
  const [first] = rows;
  if (first || filter.page === 1) return { rows, count: first?.total ?? 0 };
  // Beyond the end there is no row to tell it.
  const beyond = await db.row<{ total: number }>(prepare('count', `SELECT (${total}) AS total`), values);
  return { rows, count: beyond?.total ?? 0 };
}
