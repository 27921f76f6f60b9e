import type { Difficulty } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('videosUpload', {
  insertMedia: `INSERT INTO video_media (id, source_key, source_name, source_bytes, video_url, poster_key, duration)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  insertVideo: `INSERT INTO video (id, owner_id, media_id, language, title, description, author, category, difficulty, quality,
     wanted_track_id, second_track_id, transcribe, publication, price, is_free, drm_protected)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
});

/** Details of a new video. */
export interface NewVideo {
  title: string;
  description: string;
  author: string;
  category: string;
  language: number;
  difficulty: Difficulty;
  tags: readonly string[];
  /** Maximum height of the picture, in pixels. */
  quality: number;
  /** Whether the transcription server makes the subtitles. */
  transcribe: boolean;
  /** Terms of sale; undefined for a learner's own video. */
  sale: { price: number; isFree: boolean; drmProtected: boolean } | undefined;
}

/** Columns of new media. */
interface MediaColumns {
  id: string;
  sourceKey: string | null;
  sourceName: string;
  sourceBytes: number;
  videoUrl: string;
  posterKey: string | null;
  /** In milliseconds. */
  duration: number | null;
}

export const insertMedia = (db: Queryable, media: MediaColumns): Promise<number> =>
  run(db, sql.insertMedia, [
    media.id,
    media.sourceKey,
    media.sourceName,
    media.sourceBytes,
    media.videoUrl,
    media.posterKey,
    media.duration,
  ]);

/** Inserts a video without its tags. A track's ID is null if the video has no such track. */
export const insertVideo = (
  tx: Queryable,
  { id, ownerId, mediaId }: { id: string; ownerId: string; mediaId: string },
  video: NewVideo,
  { trackId, secondTrackId }: { trackId: string | null; secondTrackId: string | null },
): Promise<number> =>
  run(tx, sql.insertVideo, [
    id,
    ownerId,
    mediaId,
    video.language,
    video.title,
    video.description,
    video.author,
    video.category,
    video.difficulty,
    video.quality,
    trackId,
    secondTrackId,
    video.transcribe,
    video.sale ? 'draft' : null,
    video.sale?.price ?? 0,
    video.sale?.isFree ?? true,
    video.sale?.drmProtected ?? false,
  ]);
