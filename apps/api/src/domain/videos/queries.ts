import type { TagMark } from '@glossa/contract/fields';
import type { ProcessingStage, VideoCard } from '@glossa/contract/videos';
import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import { entryPurchaseColumns, type EntryPurchaseRow } from '#domain/shop/purchases/queries.ts';
import { ensureTags } from '#domain/vocabulary/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/**
 * Columns of a video, from `video v`, `video_media m`, `document d`, `learner_document ld`, `subtitle_track k`, `task`.
 */
export const videoColumns = `v.id, v.title, v.description, v.author, v.language, v.difficulty, v.status, v.problem,
  v.task_id AS "taskId", v.position, v.publication IS NOT NULL AS "inCatalog", v.is_archived AS "isArchived", v.is_deleted AS "isDeleted",
  v.created_at AS "createdAt", v.last_watched_at AS "lastWatchedAt", m.video_url AS "videoUrl",
  m.poster_key IS NOT NULL AS "hasPoster", m.duration, k.origin, task.progress, task.result->>'stage' AS stage,
  coalesce(d.word_count, 0) AS "wordCount", ld.new_tokens AS "newTokens", ld.learning_tokens AS "learningTokens",
  ld.ignored_tokens AS "ignoredTokens", ${entryPurchaseColumns('v')}`;

/** The tags of a video as a JSON column, sorted by name. */
export const videoTagsColumn = `(SELECT json_agg(json_build_object('name', g.name, 'color', g.color) ORDER BY g.name) FROM video_tag vt
   JOIN tag g ON g.id = vt.tag_id WHERE vt.video_id = v.id) AS tags`;

/** Returns the tables for `videoColumns`. `videos` may be a subquery that selects videos. */
export const videoTables = (videos = 'video'): string => `${videos} v JOIN video_media m ON m.id = v.media_id
  LEFT JOIN document d ON d.id = v.document_id
  LEFT JOIN learner_document ld ON ld.learner_id = v.owner_id AND ld.document_id = v.document_id
  LEFT JOIN subtitle_track k ON k.id = v.track_id
  LEFT JOIN task ON task.id = v.task_id AND v.status = 'processing'`;

export interface VideoRow extends EntryPurchaseRow {
  id: string;
  title: string;
  description: string;
  author: string;
  language: number;
  difficulty: VideoCard['difficulty_level'];
  status: VideoCard['processing_status'];
  problem: string | null;
  taskId: string | null;
  /** In milliseconds. */
  position: number;
  inCatalog: boolean;
  isArchived: boolean;
  isDeleted: boolean;
  /** Dates are strings if the row came as JSON. */
  createdAt: Date | string;
  lastWatchedAt: Date | string | null;
  videoUrl: string;
  hasPoster: boolean;
  /** In milliseconds. */
  duration: number | null;
  origin: VideoCard['subtitles'];
  /** From the task, while the video is being processed. */
  progress: number | null;
  stage: ProcessingStage | null;
  wordCount: number;
  newTokens: number | null;
  learningTokens: number | null;
  ignoredTokens: number | null;
  tags: TagMark[] | null;
}

/** Narrower types of `videoColumns` and `videoTagsColumn`. */
export type VideoNarrowing = Pick<VideoRow, 'stage' | 'tags'>;

const sql = statements<QueryTypes, { findVideo: VideoNarrowing }>('domainVideos', {
  findVideo: `SELECT ${videoColumns}, ${videoTagsColumn} FROM ${videoTables()} WHERE v.id = $1 AND v.owner_id = $2`,

  removeTags: `DELETE FROM video_tag USING video v
   WHERE video_id = $1 AND v.id = video_id AND v.owner_id = $2 AND tag_id <> ALL ($3::uuid[])`,
  addTags:
    'INSERT INTO video_tag (video_id, tag_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',

  // Recent media may belong to an unfinished upload.
  listUnusedMedia: `SELECT m.id FROM video_media m
   WHERE (m.id = ANY($1) OR m.created_at < now() - interval '1 hour')
     AND NOT EXISTS (SELECT 1 FROM video WHERE media_id = m.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE media_id = m.id)
   LIMIT 1000`,
  deleteUnusedMedia: `DELETE FROM video_media m WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM video WHERE media_id = m.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE media_id = m.id)`,
  deleteUnusedTracks: `DELETE FROM subtitle_track WHERE id IN (
     SELECT k.id FROM subtitle_track k
     WHERE k.created_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT 1 FROM video WHERE track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE second_track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE wanted_track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM product WHERE track_id = k.id)
     LIMIT 20)`,
});

/** Finds a video in a user's library. */
export const findVideo = (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<VideoRow | undefined> => first(db, sql.findVideo, [id, ownerId]);

/** Replaces the tags of a video with the tags of these names, and creates missing tags. */
export async function setVideoTags(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  const tags = await ensureTags(tx, ownerId, names);
  await run(tx, sql.removeTags, [id, ownerId, tags]);
  if (tags.length > 0) await run(tx, sql.addTags, [id, tags]);
}

/** Lists media that no video or product uses and that are among `ids` or at least an hour old. */
export const listUnusedMedia = async (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  (await many(db, sql.listUnusedMedia, [ids])).map(({ id }) => id);

/** Deletes the row of media unless a video or product uses it. */
export const deleteUnusedMedia = (db: Queryable, id: string): Promise<number> =>
  run(db, sql.deleteUnusedMedia, [id]);

/** Deletes a batch of subtitle tracks that no video or product uses anymore. Returns how many. */
export const removeUnusedTracks = (db: Queryable): Promise<number> => run(db, sql.deleteUnusedTracks, []);
