import { readFile } from 'node:fs/promises';

import { contentGaps } from '@glossa/contract/content-gaps';
import { minorOf } from '@glossa/contract/currencies';
import { fail, failFields } from '@glossa/contract/failure';
import {
  thumbnailFileLimit,
  videoQualities,
  type createVideo,
  type createYoutubeVideo,
} from '@glossa/contract/video-upload';
import { longestPictureSide } from '@glossa/contract/word-images';
import { readPictureHead } from '@glossa/formats/read-picture-head';
import { languageCode } from '@glossa/language/language-code';

import type { Config } from '#config.ts';
import type { User } from '#domain/accounts/user.ts';
import { finishedUpload, forgetUpload } from '#domain/uploads/finished-upload.ts';
import { roomForVideo } from '#domain/uploads/room.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { mayEnter } from '#http/access.ts';
import type { Context } from '#http/route.ts';
import { addVideo, type AddDeps, type NewMedia, type NewSubtitles, type NewVideo } from './add-video.ts';
import { readSubtitleFile } from './subtitles/read-subtitles.ts';
import { youtubeAddress, youtubeId } from './youtube-id.ts';

type Upload = Pick<Context<typeof createVideo>, 'body' | 'files'>;
type YoutubeUpload = Pick<Context<typeof createYoutubeVideo>, 'body' | 'files'>;
type CreateDeps = AddDeps & { config: Pick<Config, 'dataDir' | 'video' | 'transcription'> };

/** Adds an uploaded video, sent whole or in chunks. Returns its ID. */
export async function createUploadedVideo(deps: CreateDeps, user: User, upload: Upload): Promise<string> {
  const { body, files } = upload;
  const { dataDir, video: limits, transcription } = deps.config;
  const sale = saleOf(user, body);
  if (body.auto_subtitles && !transcription) fail('transcription_not_configured');
  const subtitles = await subtitlesOf(upload, body.auto_subtitles);
  const thumbnail = await thumbnailOf(files.thumbnail);
  const place = { dataDir, ownerId: user.id };
  const file = files.video_file ?? (body.upload && (await finishedUpload(place, body.upload)));
  if (!file || file.size === 0) return fail('video_required');
  if (file.size > limits.largestBytes) fail('video_file_too_large');
  // The file itself already takes up its size.
  if (file.size > (await roomForVideo(dataDir)) * 2) fail('storage_full');
  const quality = Math.min(videoQualities[body.quality], limits.largestHeight);
  const video = { ...described(body), quality, transcribe: body.auto_subtitles && !subtitles.main, sale };
  const id = await addVideo(deps, user.id, { video, media: { file, thumbnail }, subtitles });
  if (body.upload) await forgetUpload(place, body.upload);
  return id;
}

/** Adds a YouTube video. Returns its ID. */
export async function createVideoOfYoutube(
  deps: AddDeps,
  ownerId: string,
  upload: YoutubeUpload,
): Promise<string> {
  const { body, files } = upload;
  const found = youtubeId(body.video_url) ?? fail('youtube_address_invalid');
  const subtitles = await subtitlesOf(upload, false);
  const media: NewMedia = {
    videoUrl: youtubeAddress(found),
    thumbnail: await thumbnailOf(files.thumbnail),
    duration: body.duration === undefined ? undefined : Math.round(body.duration * 1000),
  };
  const video = { ...described(body), quality: videoQualities['1080p'], transcribe: false, sale: undefined };
  return addVideo(deps, ownerId, { video, media, subtitles });
}

const described = (
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
function saleOf(user: User, body: Upload['body']): NewVideo['sale'] {
  const { price, is_free: isFree = price === undefined, drm_protected: drmProtected = false } = body;
  if (!mayEnter('content', user)) {
    return price === undefined && body.is_free === undefined ? undefined : fail('forbidden');
  }
  const gaps = contentGaps({ ...body, isFree, price: price ?? 0 });
  if (Object.keys(gaps).length > 0) failFields(gaps);
  return { price: isFree ? 0 : minorOf(price ?? 0, 'USD'), isFree, drmProtected };
}

async function subtitlesOf(
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

async function thumbnailOf(file: UploadedFile | undefined): Promise<NewMedia['thumbnail']> {
  if (!file) return undefined;
  if (file.size > thumbnailFileLimit) fail('payload_too_large');
  const head = readPictureHead(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > longestPictureSide) fail('payload_too_large');
  return { path: file.path, format: head.format };
}
