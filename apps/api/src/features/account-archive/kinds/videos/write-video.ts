import { readRecords } from '@glossa/formats/archive/read-records';
import { SubtitleCue, type LibraryVideo } from '@glossa/formats/archive/records/videos';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type * as z from 'zod';

import { enqueueLemmaSearch } from '#domain/library/store-content.ts';
import { prepareTrack } from '#domain/subtitles/prepare-track.ts';
import { insertTrack } from '#domain/subtitles/queries.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import { setVideoTags } from '#domain/videos/queries.ts';
import type { ImportContext } from '../import-context.ts';
import { findMatchingEntry } from '../matching-entry.ts';
import * as queries from './queries.ts';

type VideoRecord = z.output<typeof LibraryVideo>;

async function findExisting(
  tx: Transaction,
  record: VideoRecord,
  context: ImportContext,
): Promise<string | undefined> {
  const { learnerId, videos } = context;
  const { language, title, video_url: url, source_name: source, created_at: createdAt } = record;
  const bytes = context.media(record.file)?.bytes ?? 0;
  const equal = await queries.findEqualVideos(tx, { learnerId, language, title, url, bytes });
  return findMatchingEntry(equal, context, {
    identifyingValues: [url, title, source],
    createdAt,
    matched: videos.values(),
  });
}

/**
 * Stores the file and poster. Returns the media ID. Inserts the row first, so that upkeep finds and removes the files
 * if the process dies in between.
 */
async function storeMedia(record: VideoRecord, context: ImportContext): Promise<string> {
  const { db } = context.deps;
  const id = newId();
  const keys = mediaKeys(id);
  const file = context.media(record.file);
  const poster = context.media(record.poster);
  const posterKey = poster?.format ? keys.thumbnail(poster.format) : null;
  await queries.insertMedia(db, {
    id,
    sourceName: record.source_name,
    videoUrl: record.video_url,
    fileKey: file ? keys.file : null,
    fileBytes: file?.bytes ?? null,
    posterKey,
    duration: file?.video?.durationMs ?? record.duration,
    width: file?.video?.width ?? null,
    height: file?.video?.height ?? null,
    hasAudio: file?.video?.hasAudio ?? null,
  });
  if (file) await context.store('video', keys.file, file.path);
  if (poster && posterKey) await context.store('video', posterKey, poster.path);
  return id;
}

/** Inserts a subtitle track from the archive. Returns its ID. Upkeep removes tracks that no video uses. */
async function storeTrack(id: string, context: ImportContext): Promise<string> {
  const track = context.tracks.get(id);
  if (!track) throw new Error(`unknown track ${id}`);
  const cues: z.output<typeof SubtitleCue>[] = [];
  for await (const cue of readRecords(track.cues, context.bytes(track.cues), SubtitleCue)) cues.push(cue);
  const { language, origin } = track;
  return context.deps.db.transaction((tx) => insertTrack(tx, { language, origin, cues }));
}

async function insertVideo(record: VideoRecord, context: ImportContext): Promise<void> {
  const { deps, learnerId } = context;
  const id = newId();
  const mediaId = await storeMedia(record, context);
  const trackId = await storeTrack(record.track, context);
  const secondTrackId = record.second_track === null ? null : await storeTrack(record.second_track, context);
  const commit = await prepareTrack(deps, { trackId, language: record.language });
  let documentId: number | undefined;
  await context.commit('videos', async (tx) => {
    documentId = await commit(tx, learnerId);
    const ids = { id, ownerId: learnerId, mediaId, trackId, secondTrackId, documentId };
    await queries.insertVideo(tx, ids, record);
    await setVideoTags(tx, { id, ownerId: learnerId }, record.tags);
    return 1;
  });
  context.videos.set(record.id, id);
  if (documentId !== undefined) await enqueueLemmaSearch(deps, documentId);
}

/**
 * Adds a video from an archive to the library unless it is already there. Its file was checked and needs no processing.
 */
export async function writeVideo(record: VideoRecord, context: ImportContext): Promise<void> {
  let existing: string | undefined;
  await context.commit('videos', async (tx) => {
    existing = await findExisting(tx, record, context);
    return 0;
  });
  if (existing === undefined) await insertVideo(record, context);
  else context.videos.set(record.id, existing);
}
