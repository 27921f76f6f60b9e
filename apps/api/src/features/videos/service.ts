import { buildUrl } from '@glossa/contract/client';
import type { Endpoint, HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type { bulkVideos } from '@glossa/contract/video-places';
import type { updateVideo as updateVideoEndpoint } from '@glossa/contract/video-upload';
import type { VideoCard } from '@glossa/contract/videos';
import type { Database, Queryable } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { Storage } from '@glossa/storage/storage';

import type { Config } from '#config.ts';
import { releaseDocument } from '#domain/documents/queries.ts';
import { cancelTask } from '#domain/tasks/tasks.ts';
import { presentVideo } from '#domain/videos/present-video.ts';
import type { VideoKey } from '#domain/videos/processing/queries.ts';
import { enqueueProcessing, retryProcessing } from '#domain/videos/processing/state-machine.ts';
import { findVideo, setVideoTags } from '#domain/videos/queries.ts';
import { removeUnusedMedia } from '#domain/videos/remove-unused-media.ts';
import { signUrl } from '#http/signed-url.ts';
import * as queries from './queries.ts';

type Action = HandlerInput<typeof bulkVideos>['body']['action'];

/** Column changes for each action that moves a video. */
const moves = {
  delete: { isDeleted: true },
  restore: { isDeleted: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
} as const satisfies Partial<Record<Action, queries.VideoChange>>;

/** Lists one page of a shelf in a learner's video library. */
export async function listShelf(
  db: Queryable,
  ownerId: string,
  shelf: queries.VideoShelf,
  query: queries.VideoListQuery,
  endpoint: Endpoint,
): Promise<{ results: VideoCard[]; count: number; next: string | null; previous: string | null }> {
  const { rows, count } = await queries.listVideos(db, { ...query, ownerId, shelf });
  const pageUrl = (page: number) => buildUrl(endpoint, { query: { ...query, page } });
  return {
    results: rows.map(presentVideo),
    count,
    next: query.page * query.page_size < count ? pageUrl(query.page + 1) : null,
    previous: query.page > 1 ? pageUrl(query.page - 1) : null,
  };
}

/** Returns a video in a user's library. @throws {Failure} video_not_found */
export const getVideo = async (db: Queryable, key: VideoKey): Promise<VideoCard> =>
  presentVideo((await findVideo(db, key)) ?? fail('video_not_found'));

/** Moves a video to or from the archive or the trash. @throws {Failure} video_not_found */
export async function moveVideo(db: Database, key: VideoKey, action: keyof typeof moves): Promise<VideoCard> {
  if (!(await queries.updateVideo(db, key, moves[action]))) fail('video_not_found');
  return getVideo(db, key);
}

/**
 * Changes the details of a video.
 * @throws {Failure} video_not_found; video_incomplete if a published video would lose its description or author
 */
export async function updateVideo(
  db: Database,
  key: VideoKey,
  body: HandlerInput<typeof updateVideoEndpoint>['body'],
): Promise<VideoCard> {
  const { difficulty_level: difficulty, second_shift: secondShift, tags, ...rest } = body;
  await db.transaction(async (tx) => {
    const isChanged = await queries.updateVideo(tx, key, { ...rest, difficulty, secondShift });
    if (!isChanged) fail((await findVideo(tx, key)) ? 'video_incomplete' : 'video_not_found');
    if (tags) await setVideoTags(tx, key, tags);
  });
  return getVideo(db, key);
}

/**
 * Processes a failed video again.
 * @throws {Failure} video_not_found, video_not_failed
 */
export async function retryVideo(
  deps: { db: Database; jobs: Enqueuer; log: { warn(about: object, sentence: string): void } },
  key: VideoKey,
): Promise<VideoCard> {
  const task = await deps.db.transaction((tx) => retryProcessing(tx, key));
  const video = await getVideo(deps.db, key);
  if (!task) fail('video_not_failed');
  await enqueueProcessing(deps, video.id);
  return { ...video, progress: 0 };
}

/** Permanently deletes a trashed video, and its files unless someone else uses them. */
export async function deleteVideo(
  { db, storage }: { db: Database; storage: Storage },
  key: VideoKey,
): Promise<void> {
  const deleted = await db.transaction(async (tx) => {
    const video = await queries.deleteTrashedVideo(tx, key);
    if (!video) return undefined;
    if (video.taskId) await cancelTask(tx, video.taskId, key.ownerId);
    if (video.documentId !== null) await releaseDocument(tx, key.ownerId, video.documentId);
    return video;
  });
  if (!deleted) return fail((await findVideo(db, key)) ? 'video_not_in_trash' : 'video_not_found');
  await removeUnusedMedia({ db, storage }, [deleted.mediaId]);
}

/** Applies one action to several videos, one by one, and returns the result of each. */
export async function changeVideos(
  deps: { db: Database; storage: Storage },
  ownerId: string,
  { ids, action }: { ids: string[]; action: Action },
): Promise<HandlerResult<typeof bulkVideos>> {
  const results = [];
  for (const id of ids) {
    const error = await catchErrorCode(async () => {
      if (action === 'delete_permanent') return deleteVideo(deps, { id, ownerId });
      if (!(await queries.updateVideo(deps.db, { id, ownerId }, moves[action])))
        throw new Failure('video_not_found');
    });
    results.push({ id, ok: error === null, error });
  }
  return { results };
}

/** Returns the error code if `act` fails; null on success. */
async function catchErrorCode(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** Creates a signed URL for a video's file. */
export async function createVideoLink(
  { db, config, clock }: { db: Queryable; config: Pick<Config, 'secret' | 'publicUrl'>; clock: () => Date },
  key: VideoKey,
): Promise<{ url: string; expires_at: string }> {
  const row = await queries.findFile(db, key);
  if (!row) return fail('video_not_found');
  if (row.isBought) fail('video_protected');
  if (row.status !== 'ready') fail('video_not_ready');
  if (!row.key) fail('video_without_file');
  const { url, expiresAt } = signUrl(config.secret, `/media/videos/${key.id}/file`, clock());
  return { url: config.publicUrl + url, expires_at: expiresAt.toISOString() };
}
