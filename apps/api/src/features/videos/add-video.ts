import type { Difficulty } from '@glossa/contract/fields';
import { languageById } from '@glossa/language/languages';
import type { Database, Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { Cue } from '@glossa/language/read-cues';
import type { Storage } from '@glossa/storage/storage';

import { writeTrack } from '#domain/subtitles/write-track.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { mediaKeys, type ThumbnailFormat } from '#domain/videos/media-keys.ts';
import { removeUnusedMedia } from '#domain/videos/remove-media.ts';
import { enqueueProcessing, requestProcessing } from '#domain/videos/request-processing.ts';
import { setVideoTags } from '#domain/videos/set-video-tags.ts';
import type { QueryTypes } from './add-video.types.ts';

export const sql = statements<QueryTypes>('videosAddVideo', {
  insertMedia: `INSERT INTO video_media (id, source_key, source_name, source_bytes, video_url, poster_key, duration)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  insert: `INSERT INTO video (id, owner_id, media_id, language, title, description, author, category, difficulty, quality,
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

/** Picture and sound of a new video. */
export interface NewMedia {
  file?: UploadedFile | undefined;
  /** YouTube URL. */
  videoUrl?: string;
  /** In milliseconds. */
  duration?: number | undefined;
  thumbnail?: { path: string; format: ThumbnailFormat } | undefined;
}

/** Subtitles of a new video; `language` is a language code. */
export interface NewSubtitles {
  main: Cue[] | undefined;
  second: { cues: Cue[]; language: string } | undefined;
}

export interface AddDeps {
  db: Database;
  storage: Storage;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/**
 * Adds a video to a library and enqueues its processing; returns its ID. Its media row is inserted first, so that files
 * written before a crash are found and removed.
 */
export async function addVideo(
  deps: AddDeps,
  ownerId: string,
  { video, media, subtitles }: { video: NewVideo; media: NewMedia; subtitles: NewSubtitles },
): Promise<string> {
  const { db, storage } = deps;
  const id = newId();
  const mediaId = newId();
  const keys = mediaKeys(mediaId);
  const { file, thumbnail } = media;
  await run(db, sql.insertMedia, [
    mediaId,
    file ? keys.source : null,
    file?.name.slice(0, 300) ?? '',
    file?.size ?? 0,
    media.videoUrl ?? '',
    thumbnail ? keys.thumbnail(thumbnail.format) : null,
    media.duration ?? null,
  ]);
  try {
    if (file) await storage.adopt(keys.source, file.path);
    if (thumbnail) await storage.adopt(keys.thumbnail(thumbnail.format), thumbnail.path);
    await db.transaction((tx) => writeVideo(tx, { id, ownerId, mediaId }, video, subtitles));
  } catch (error) {
    await removeUnusedMedia({ db, storage }, [mediaId]);
    throw error;
  }
  await enqueueProcessing(deps, id);
  return id;
}

async function writeVideo(
  tx: Transaction,
  { id, ownerId, mediaId }: { id: string; ownerId: string; mediaId: string },
  video: NewVideo,
  { main, second }: NewSubtitles,
): Promise<void> {
  const language = languageById(video.language)?.code ?? '';
  const track = main && (await writeTrack(tx, { language, origin: 'file', cues: main }));
  const secondTrack = second && (await writeTrack(tx, { ...second, origin: 'file' }));
  await run(tx, sql.insert, [
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
    track ?? null,
    secondTrack ?? null,
    video.transcribe,
    video.sale ? 'draft' : null,
    video.sale?.price ?? 0,
    video.sale?.isFree ?? true,
    video.sale?.drmProtected ?? false,
  ]);
  await setVideoTags(tx, { id, ownerId }, video.tags);
  await requestProcessing(tx, { id, ownerId }, video.title);
}
