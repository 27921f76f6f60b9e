import { readCursorRows } from '@glossa/db/cursor-rows';
import type { Queryable, Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import type { LibraryVideo } from '@glossa/formats/archive/records/videos';
import type * as z from 'zod';

import { createRecordWriter } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

// Purchased videos are excluded.
const isReadySql = `v.status = 'ready' AND v.track_id IS NOT NULL AND v.purchase_id IS NULL`;
const posterNameSql = `'posters/' || v.id || substring(m.poster_key FROM '\\.\\w+$')`;
const trackOfLearnerSql = `k.id IN (
  SELECT track_id FROM video WHERE owner_id = $1 AND status = 'ready' AND track_id IS NOT NULL AND purchase_id IS NULL
  UNION SELECT second_track_id FROM video
    WHERE owner_id = $1 AND status = 'ready' AND track_id IS NOT NULL AND purchase_id IS NULL AND second_track_id IS NOT NULL)`;

export const sql = statements<QueryTypes>('accountArchiveVideos', {
  selectVideos: `SELECT v.id, v.language, v.title, v.description, v.author, v.category, v.difficulty,
      ARRAY(SELECT g.name::text FROM video_tag vt JOIN tag g ON g.id = vt.tag_id
        WHERE vt.video_id = v.id ORDER BY g.name) AS tags,
      CASE WHEN m.file_key IS NOT NULL THEN 'videos/' || v.id || '.mp4' END AS file,
      CASE WHEN m.poster_key IS NOT NULL THEN ${posterNameSql} END AS poster,
      m.video_url, m.source_name, m.duration, v.quality, v.track_id AS track, v.second_track_id AS second_track, v.shift,
      v.second_shift, v.position, v.last_watched_at, v.counted_at, v.is_archived, v.is_deleted, v.created_at
    FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.owner_id = $1 AND ${isReadySql}
    ORDER BY v.created_at, v.id`,
  mediaVideos: `SELECT 'videos/' || v.id || '.mp4' AS "name!", m.file_key AS "key!"
      FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.owner_id = $1 AND ${isReadySql} AND m.file_key IS NOT NULL
    UNION ALL
    SELECT ${posterNameSql}, m.poster_key
      FROM video v JOIN video_media m ON m.id = v.media_id WHERE v.owner_id = $1 AND ${isReadySql} AND m.poster_key IS NOT NULL`,
  selectViewings: `SELECT s.video_id AS video, s.viewed_at FROM video_viewing s JOIN video v ON v.id = s.video_id
    WHERE s.viewer_id = $1 AND v.owner_id = $1 AND ${isReadySql} ORDER BY s.viewed_at, s.video_id`,
  insertViewings: `INSERT INTO video_viewing (video_id, viewer_id, viewed_at)
   SELECT r.video, $1, r.viewed_at FROM jsonb_to_recordset($2::jsonb) AS r(video uuid, viewed_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM video_viewing o WHERE o.video_id = r.video AND o.viewer_id = $1
     AND o.viewed_at >= r.viewed_at AND o.viewed_at < r.viewed_at + interval '1 millisecond')`,
  selectSubtitleTracks: `SELECT k.id, k.language, k.origin, 'subtitles/' || k.id || '.jsonl' AS cues
    FROM subtitle_track k WHERE ${trackOfLearnerSql} ORDER BY k.created_at, k.id`,
  listTracks: `SELECT k.id FROM subtitle_track k WHERE ${trackOfLearnerSql} ORDER BY k.id`,
  listCues:
    'SELECT seq, starts AS start, ends AS end, text FROM subtitle_cue WHERE track_id = $1 ORDER BY seq',
  findEqualVideos: `SELECT v.id, v.created_at AS "createdAt" FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.owner_id = $1 AND v.language = $2 AND v.title = $3 AND m.video_url = $4 AND coalesce(m.file_bytes, 0) = $5
   ORDER BY v.created_at, v.id`,
  insertMedia: `INSERT INTO video_media (id, source_name, video_url, file_key, file_bytes, poster_key, duration, width, height, has_audio)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  insertVideo: `INSERT INTO video (id, owner_id, media_id, language, title, description, author, category, difficulty, quality,
     track_id, second_track_id, document_id, status, shift, second_shift, position, last_watched_at, counted_at,
     is_archived, is_deleted, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'ready', $14, $15, $16, $17, $18, $19, $20, $21)`,
});

export const insertViewings = createRecordWriter(sql.insertViewings);

/** Yields the IDs of all subtitle tracks that belong to the learner's videos. */
export const readTracks = (tx: Transaction, learnerId: string) =>
  readCursorRows(tx, sql.listTracks, [learnerId]);

/** A cue; times in milliseconds. */
export type CueRow = QueryTypes['listCues']['row'];

/** Yields the cues of a subtitle track in order. */
export const readCues = (tx: Transaction, trackId: string): AsyncGenerator<CueRow> =>
  readCursorRows(tx, sql.listCues, [trackId]);

/** Lists the learner's videos with the same title and source, oldest first. */
export const findEqualVideos = (
  tx: Queryable,
  video: { learnerId: string; language: number; title: string; url: string; bytes: number },
): Promise<{ id: string; createdAt: Date }[]> =>
  many(tx, sql.findEqualVideos, [video.learnerId, video.language, video.title, video.url, video.bytes]);

/** The file and image of a video. `duration` is in milliseconds. */
interface NewMedia {
  id: string;
  sourceName: string;
  videoUrl: string;
  fileKey: string | null;
  fileBytes: number | null;
  posterKey: string | null;
  duration: number | null;
  width: number | null;
  height: number | null;
  hasAudio: boolean | null;
}

export const insertMedia = (db: Queryable, media: NewMedia): Promise<number> =>
  run(db, sql.insertMedia, [
    media.id,
    media.sourceName,
    media.videoUrl,
    media.fileKey,
    media.fileBytes,
    media.posterKey,
    media.duration,
    media.width,
    media.height,
    media.hasAudio,
  ]);

/** Inserts a ready video. The columns that aren't in `video` come from its archive record. */
export const insertVideo = (
  tx: Queryable,
  video: {
    id: string;
    ownerId: string;
    mediaId: string;
    trackId: string;
    secondTrackId: string | null;
    documentId: number;
  },
  record: z.output<typeof LibraryVideo>,
): Promise<number> =>
  run(tx, sql.insertVideo, [
    video.id,
    video.ownerId,
    video.mediaId,
    record.language,
    record.title,
    record.description,
    record.author,
    record.category,
    record.difficulty,
    record.quality,
    video.trackId,
    video.secondTrackId,
    video.documentId,
    record.shift,
    record.second_shift,
    record.position,
    record.last_watched_at,
    record.counted_at,
    record.is_archived,
    record.is_deleted,
    record.created_at,
  ]);
