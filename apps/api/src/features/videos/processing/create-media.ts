import path from 'node:path';

import type { Queryable } from '@glossa/db/database';
import { MediaError, type MediaInfo, type MediaTools } from '@glossa/media/media-tools';

import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import { storeMedia, type ClaimedVideo } from '#domain/videos/processing/queries.ts';
import { type Run } from '#domain/videos/processing/run.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';

/** How much shorter than the source the result may be: in milliseconds, or as a share of the source's duration. */
const tolerance = { ms: 2000, share: 0.03 };

interface MediaDeps {
  db: Queryable;
  storage: AccountStorage;
  media: MediaTools;
}

/**
 * Converts a video and creates its poster in `folder`, verifies the result and stores it. The source is removed last; a
 * run that finds the video already converted removes the source, too.
 */
export async function createMedia(
  deps: MediaDeps,
  video: ClaimedVideo,
  run: Run,
  { folder, convertTo }: { folder: string; convertTo: number },
): Promise<void> {
  const { storage } = deps;
  const keys = mediaKeys(video.mediaId);
  if (!video.fileKey) await convertVideo(deps, video, run, { folder, convertTo });
  await storage.remove(keys.source);
}

async function convertVideo(
  { db, storage, media }: MediaDeps,
  video: ClaimedVideo,
  run: Run,
  { folder, convertTo }: { folder: string; convertTo: number },
): Promise<void> {
  const { signal } = run;
  const keys = mediaKeys(video.mediaId);
  run.stage('probe', 0, 2);
  const source = await storage.localPath(keys.source, folder);
  const info = await media.probe(source, { signal });
  if (!info.video) throw new MediaError('not_a_video');

  run.stage('poster', 2, 5);
  const poster = video.posterKey ? undefined : await createPoster(media, source, folder, info, signal);

  const out = path.join(folder, 'video.mp4');
  const onProgress = run.stage('convert', 5, convertTo);
  await media.makeMp4(source, out, info, { maxHeight: video.quality, signal, onProgress });

  run.stage('verify', convertTo, convertTo + 2);
  const result = await media.probe(out, { signal });
  const missingMs = info.durationMs - result.durationMs;
  if (!result.video || missingMs > Math.max(tolerance.ms, info.durationMs * tolerance.share)) {
    throw new MediaError('video_damaged', `${missingMs} ms missing`);
  }
  // Another run that has claimed the video writes the same files, which this run must not overwrite.
  await run.check();
  // The upload was within the quota. The converted video counts toward it but is never rejected.
  const owner = { ownerId: video.ownerId, kind: 'video', always: true } as const;
  await storage.adoptFor(owner, keys.file, out);
  if (poster) await storage.adoptFor(owner, keys.poster, poster);
  const isStored = await storeMedia(db, run, {
    fileKey: keys.file,
    fileBytes: result.bytes,
    posterKey: poster ? keys.poster : null,
    duration: result.durationMs,
    width: result.video.width,
    height: result.video.height,
    hasAudio: result.audio !== null,
  });
  if (!isStored) throw new TaskStoppedError('claimed by another run');
}

/** Creates a poster. Returns undefined if that fails, since the video works without a poster. */
async function createPoster(
  media: MediaTools,
  source: string,
  folder: string,
  info: MediaInfo,
  signal: AbortSignal,
): Promise<string | undefined> {
  const out = path.join(folder, 'poster.jpg');
  try {
    await media.makePoster(source, out, info, { signal });
    return out;
  } catch (error) {
    if (error instanceof MediaError && error.code !== 'disk_full') return undefined;
    throw error;
  }
}
