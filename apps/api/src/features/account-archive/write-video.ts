import { readRecords } from '@glossa/formats/archive/read-records';
import { SubtitleCue, type LibraryVideo } from '@glossa/formats/archive/records/videos';
import type { Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type * as z from 'zod';

import { requestLemmas } from '#domain/library/store-content.ts';
import { prepareTrack } from '#domain/subtitles/make-document.ts';
import { writeTrack } from '#domain/subtitles/write-track.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import { setVideoTags } from '#domain/videos/set-video-tags.ts';
import type { ImportRun } from './import-run.ts';
import { findSame } from './same-entry.ts';
import type { QueryTypes } from './write-video.types.ts';

export const sql = statements<QueryTypes>('accountArchiveWriteVideo', {
  findEqual: `SELECT v.id, v.created_at AS "createdAt" FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.owner_id = $1 AND v.language = $2 AND v.title = $3 AND m.video_url = $4 AND coalesce(m.file_bytes, 0) = $5
   ORDER BY v.created_at, v.id`,
  insertMedia: `INSERT INTO video_media (id, source_name, video_url, file_key, file_bytes, poster_key, duration, width, height, has_audio)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  insert: `INSERT INTO video (id, owner_id, media_id, language, title, description, author, category, difficulty, quality,
     track_id, second_track_id, document_id, status, shift, second_shift, position, last_watched_at, counted_at,
     is_archived, is_deleted, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'ready', $14, $15, $16, $17, $18, $19, $20, $21)`,
});

type VideoRecord = z.output<typeof LibraryVideo>;

async function findOwn(
  tx: Transaction,
  record: VideoRecord,
  importRun: ImportRun,
): Promise<string | undefined> {
  const { learnerId, videos } = importRun;
  const { language, title, video_url: url, source_name: source, created_at: createdAt } = record;
  const bytes = importRun.media(record.file)?.bytes ?? 0;
  const equal = await many(tx, sql.findEqual, [learnerId, language, title, url, bytes]);
  return findSame(equal, importRun, { same: [url, title, source], createdAt, taken: videos.values() });
}

/**
 * Stores the file and poster. Returns the media ID. The row comes first, so that upkeep finds and removes the files if
 * the process dies meanwhile.
 */
async function placeMedia(record: VideoRecord, importRun: ImportRun): Promise<string> {
  const { db, storage } = importRun.deps;
  const id = newId();
  const keys = mediaKeys(id);
  const file = importRun.media(record.file);
  const poster = importRun.media(record.poster);
  const posterKey = poster?.format ? keys.thumbnail(poster.format) : null;
  await run(db, sql.insertMedia, [
    id,
    record.source_name,
    record.video_url,
    file ? keys.file : null,
    file?.bytes ?? null,
    posterKey,
    file?.video?.durationMs ?? record.duration,
    file?.video?.width ?? null,
    file?.video?.height ?? null,
    file?.video?.hasAudio ?? null,
  ]);
  if (file) await storage.adopt(keys.file, file.path);
  if (poster && posterKey) await storage.adopt(posterKey, poster.path);
  return id;
}

/** Inserts a subtitle track of the archive. Returns its ID. Upkeep removes tracks that no video uses. */
async function placeTrack(id: string, importRun: ImportRun): Promise<string> {
  const track = importRun.tracks.get(id);
  if (!track) throw new Error(`no track ${id}`);
  const cues: z.output<typeof SubtitleCue>[] = [];
  for await (const cue of readRecords(track.cues, importRun.bytes(track.cues), SubtitleCue)) cues.push(cue);
  const { language, origin } = track;
  return importRun.deps.db.transaction((tx) => writeTrack(tx, { language, origin, cues }));
}

async function insertVideo(record: VideoRecord, importRun: ImportRun): Promise<void> {
  const { deps, learnerId } = importRun;
  const id = newId();
  const mediaId = await placeMedia(record, importRun);
  const track = await placeTrack(record.track, importRun);
  const second = record.second_track === null ? null : await placeTrack(record.second_track, importRun);
  const commit = await prepareTrack(deps, { trackId: track, language: record.language });
  let documentId: number | undefined;
  await importRun.commit('videos', async (tx) => {
    documentId = await commit(tx, learnerId);
    await run(tx, sql.insert, [
      id,
      learnerId,
      mediaId,
      record.language,
      record.title,
      record.description,
      record.author,
      record.category,
      record.difficulty,
      record.quality,
      track,
      second,
      documentId,
      record.shift,
      record.second_shift,
      record.position,
      record.last_watched_at,
      record.counted_at,
      record.is_archived,
      record.is_deleted,
      record.created_at,
    ]);
    await setVideoTags(tx, { id, ownerId: learnerId }, record.tags);
    return 1;
  });
  importRun.videos.set(record.id, id);
  if (documentId !== undefined) await requestLemmas(deps, documentId);
}

/** Adds a video of an archive to the library unless it exists. The file was checked and needs no processing. */
export async function writeVideo(record: VideoRecord, importRun: ImportRun): Promise<void> {
  let known: string | undefined;
  await importRun.commit('videos', async (tx) => {
    known = await findOwn(tx, record, importRun);
    return 0;
  });
  if (known === undefined) await insertVideo(record, importRun);
  else importRun.videos.set(record.id, known);
}
