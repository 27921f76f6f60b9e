import { readFile } from 'node:fs/promises';

import { findContentGaps } from '@glossa/contract/content-gaps';
import { toMinorUnits } from '@glossa/contract/currencies';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import {
  thumbnailFileLimit,
  videoQualities,
  type createVideo,
  type createYoutubeVideo as createYoutubeVideoEndpoint,
  type getUploadLimits as getUploadLimitsEndpoint,
  type VideoQuality,
} from '@glossa/contract/video-upload';
import { maxImageSide } from '@glossa/contract/word-images';
import type { Database, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { readImageHeader } from '@glossa/formats/read-image-header';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { languageCode } from '@glossa/language/language-code';
import { languageById } from '@glossa/language/languages';
import type { Cue } from '@glossa/language/read-cues';

import type { Config } from '#config.ts';
import type { User } from '#domain/accounts/user.ts';
import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import { release } from '#domain/storage-quota/storage-quota.ts';
import { insertTrack } from '#domain/subtitles/queries.ts';
import { measureSpaceForVideo } from '#domain/uploads/disk-space.ts';
import { findFinishedUpload, removeUploadInfo } from '#domain/uploads/resumable-uploads.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { mediaKeys, type ThumbnailFormat } from '#domain/videos/media-keys.ts';
import { enqueueProcessing, requestProcessing } from '#domain/videos/processing/state-machine.ts';
import { setVideoTags } from '#domain/videos/queries.ts';
import { removeUnusedMedia } from '#domain/videos/remove-unused-media.ts';
import { hasAccess } from '#http/access.ts';
import type { Context } from '#http/route.ts';
import { readSubtitleFile } from '../subtitles/read-subtitle-file.ts';
import { insertMedia, insertVideo, type NewVideo } from './queries.ts';
import { createUploadFolder } from './tus-server.ts';
import { parseYoutubeId, youtubeUrl } from './youtube-id.ts';

/** Source of a new video: an uploaded file or a YouTube URL. */
interface NewMedia {
  file?: UploadedFile | undefined;
  /** YouTube URL. */
  videoUrl?: string;
  /** In milliseconds. */
  duration?: number | undefined;
  thumbnail?: { file: UploadedFile; format: ThumbnailFormat } | undefined;
}

/** Subtitles of a new video; `language` is a language code. */
interface NewSubtitles {
  main: Cue[] | undefined;
  second: { cues: Cue[]; language: string } | undefined;
}

interface AddDeps {
  db: Database;
  storage: AccountStorage;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

type Upload = Pick<Context<typeof createVideo>, 'body' | 'files'>;
type YoutubeUpload = Pick<Context<typeof createYoutubeVideoEndpoint>, 'body' | 'files'>;
type CreateDeps = AddDeps & { config: Pick<Config, 'dataDir' | 'storage' | 'video' | 'transcription'> };

/** Adds a video that was uploaded whole or in chunks. Returns its ID. */
export async function createUploadedVideo(deps: CreateDeps, user: User, upload: Upload): Promise<string> {
  const { body, files } = upload;
  const { dataDir, video: limits, transcription } = deps.config;
  const sale = resolveSale(user, body);
  if (body.auto_subtitles && !transcription) fail('transcription_not_configured');
  const subtitles = await readSubtitles(upload, body.auto_subtitles);
  const thumbnail = await readThumbnail(files.thumbnail);
  const uploadFolder = { dataDir, ownerId: user.id };
  const file = files.video_file ?? (body.upload && (await findFinishedUpload(uploadFolder, body.upload)));
  if (!file || file.size === 0) return fail('video_required');
  if (file.size > limits.maxBytes) fail('video_file_too_large');
  // The uploaded file is already on the disk, so only the converted video still needs space.
  if (file.size > (await measureSpaceForVideo(deps.config)) * 2) fail('storage_full');
  const quality = Math.min(videoQualities[body.quality], limits.maxHeight);
  const video = { ...toDetails(body), quality, transcribe: body.auto_subtitles && !subtitles.main, sale };
  const id = await addVideo(deps, user.id, { video, media: { file, thumbnail }, subtitles });
  if (body.upload) {
    await removeUploadInfo(uploadFolder, body.upload);
    await release(deps, body.upload);
  }
  return id;
}

/** Adds a YouTube video. Returns its ID. */
export async function createYoutubeVideo(
  deps: AddDeps,
  ownerId: string,
  upload: YoutubeUpload,
): Promise<string> {
  const { body, files } = upload;
  const found = parseYoutubeId(body.video_url) ?? fail('youtube_address_invalid');
  const subtitles = await readSubtitles(upload, false);
  const media: NewMedia = {
    videoUrl: youtubeUrl(found),
    thumbnail: await readThumbnail(files.thumbnail),
    duration: body.duration === undefined ? undefined : Math.round(body.duration * 1000),
  };
  const video = { ...toDetails(body), quality: videoQualities['1080p'], transcribe: false, sale: undefined };
  return addVideo(deps, ownerId, { video, media, subtitles });
}

const toDetails = (
  body: Upload['body'] | YoutubeUpload['body'],
): Omit<NewVideo, 'quality' | 'transcribe' | 'sale'> => ({
  title: body.title,
  description: body.description,
  author: body.author,
  category: body.category,
  language: body.language,
  difficulty: body.difficulty_level,
  tags: body.tags,
});

/** Returns the terms of sale: a content manager's uploads are for sale, a learner's are not. */
function resolveSale(user: User, body: Upload['body']): NewVideo['sale'] {
  const { price, is_free: isFree = price === undefined, drm_protected: drmProtected = false } = body;
  if (!hasAccess('content', user)) {
    return price === undefined && body.is_free === undefined ? undefined : fail('forbidden');
  }
  const gaps = findContentGaps({ ...body, isFree, price: price ?? 0 });
  if (Object.keys(gaps).length > 0) failFields(gaps);
  return { price: isFree ? 0 : toMinorUnits(price ?? 0, 'USD'), isFree, drmProtected };
}

async function readSubtitles(
  { body, files }: Upload | YoutubeUpload,
  transcribed: boolean,
): Promise<NewSubtitles> {
  const { subtitle_file: file, second_subtitle_file: second } = files;
  if (!file && !transcribed) fail('subtitles_required');
  const main = file && (await readSubtitleFile(file));
  if (!second) return { main, second: undefined };
  return {
    main,
    second: {
      cues: await readSubtitleFile(second),
      language: languageCode(body.second_language) ?? '',
    },
  };
}

async function readThumbnail(file: UploadedFile | undefined): Promise<NewMedia['thumbnail']> {
  if (!file) return undefined;
  if (file.size > thumbnailFileLimit) fail('payload_too_large');
  const head = readImageHeader(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > maxImageSide) fail('payload_too_large');
  return { file, format: head.format };
}

/**
 * Adds a video to a library and enqueues its processing; returns its ID. Its media row is inserted first, so that the
 * cleanup finds files written before a crash.
 */
async function addVideo(
  deps: AddDeps,
  ownerId: string,
  { video, media, subtitles }: { video: NewVideo; media: NewMedia; subtitles: NewSubtitles },
): Promise<string> {
  const { db, storage } = deps;
  const id = newId();
  const mediaId = newId();
  const keys = mediaKeys(mediaId);
  const { file, thumbnail } = media;
  await insertMedia(db, {
    id: mediaId,
    sourceKey: file ? keys.source : null,
    sourceName: file?.name.slice(0, 300) ?? '',
    sourceBytes: file?.size ?? 0,
    videoUrl: media.videoUrl ?? '',
    posterKey: thumbnail ? keys.thumbnail(thumbnail.format) : null,
    duration: media.duration ?? null,
  });
  try {
    const owner = { ownerId, kind: 'video' } as const;
    if (file) await storage.adoptFor({ ...owner, reservation: file.reservation }, keys.source, file.path);
    if (thumbnail) {
      const { reservation, path } = thumbnail.file;
      await storage.adoptFor({ ...owner, reservation }, keys.thumbnail(thumbnail.format), path);
    }
    await db.transaction((tx) => storeVideo(tx, { id, ownerId, mediaId }, video, subtitles));
  } catch (error) {
    await removeUnusedMedia({ db, storage }, [mediaId]);
    throw error;
  }
  await enqueueProcessing(deps, id);
  return id;
}

async function storeVideo(
  tx: Transaction,
  ids: { id: string; ownerId: string; mediaId: string },
  video: NewVideo,
  { main, second }: NewSubtitles,
): Promise<void> {
  const language = languageById(video.language)?.code ?? '';
  const track = main && (await insertTrack(tx, { language, origin: 'file', cues: main }));
  const secondTrack = second && (await insertTrack(tx, { ...second, origin: 'file' }));
  await insertVideo(tx, ids, video, { trackId: track ?? null, secondTrackId: secondTrack ?? null });
  await setVideoTags(tx, ids, video.tags);
  await requestProcessing(tx, ids, video.title);
}

/** Returns the upload limits and options of this server. */
export async function getUploadLimits(
  config: Pick<Config, 'dataDir' | 'storage' | 'video' | 'transcription'>,
): Promise<HandlerResult<typeof getUploadLimitsEndpoint>> {
  const { dataDir, video, transcription } = config;
  await createUploadFolder(dataDir);
  const qualities = Object.entries(videoQualities) as [VideoQuality, number][];
  return {
    file_bytes: video.maxBytes,
    free_bytes: await measureSpaceForVideo(config),
    auto_subtitles: transcription !== undefined,
    qualities: qualities.filter(([, height]) => height <= video.maxHeight).map(([name]) => name),
  };
}
