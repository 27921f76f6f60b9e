import type { PurchaseAccess } from '@glossa/contract/purchase-access';

/** SQL for the products of a purchase, including those of a bundle when it was ordered: columns `id` and `seq`. */
export const contentsOf = (purchase: string): string =>
  `(SELECT ${purchase}.product_id AS id, -1 AS seq
    UNION ALL SELECT product_id, seq FROM order_item_content WHERE order_item_id = ${purchase}.order_item_id)`;

/** SQL condition for tracks `f` that were on sale at the time of the purchase. */
const isBoughtTrack = (purchase: string): string =>
  `f.role = 'track' AND f.replaced_at IS NULL AND (f.withdrawn_at IS NULL OR f.withdrawn_at > ${purchase}.created_at)`;

/**
 * SQL for the files of a purchase, given by its alias: sealed files, videos, and the subtitles of videos. `track` is
 * the position of a track in its course.
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

/** SQL condition for a purchase, given by its alias, that can be opened in the library. */
export const isReadable = (purchase: string): string =>
  `EXISTS (SELECT FROM ${contentsOf(purchase)} c JOIN product p ON p.id = c.id
    WHERE p.document_id IS NOT NULL OR p.kind = 'video' AND p.media_id IS NOT NULL)`;

const isExpired = (purchase: string): string => `coalesce(${purchase}.expires_at <= now(), false)`;

/** SQL for the `AccessRow` of a purchase, given by its alias, as JSON. */
export const accessOf = (purchase: string): string => `(
  SELECT json_build_object('entries', coalesce(found.entries, '[]'),
    'canImport', found.entries IS NULL AND NOT ${isExpired(purchase)} AND ${isReadable(purchase)},
    'has_files', EXISTS (SELECT FROM ${filesOf(purchase)} f),
    'can_listen', NOT ${isExpired(purchase)} AND EXISTS (SELECT FROM ${filesOf(purchase)} f WHERE f.format = 'mp3'),
    'download_count', ${purchase}.download_count, 'max_downloads', ${purchase}.max_downloads,
    'expires_at', ${purchase}.expires_at, 'is_expired', ${isExpired(purchase)})
  FROM (SELECT json_agg(json_build_object('kind', e.kind, 'id', e.id, 'title', e.title) ORDER BY e.id) AS entries FROM (
    SELECT 'text', id, title FROM text WHERE purchase_id = ${purchase}.id
    UNION ALL SELECT 'video', id, title FROM video WHERE purchase_id = ${purchase}.id) e (kind, id, title)) found)`;

/** A `PurchaseAccess` with timestamps as PostgreSQL formats them. */
export type AccessRow = PurchaseAccess;

/** Converts the expiration to ISO 8601, like all other timestamps. */
export const presentAccess = (row: AccessRow): PurchaseAccess => ({
  ...row,
  expires_at: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
});
