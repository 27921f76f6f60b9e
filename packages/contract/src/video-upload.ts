import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, numberFromText, TagNames, VideoId } from './fields.ts';
import { FormFlag, FormNames, FormNumber } from './form-fields.ts';
import { messages } from './messages.ts';
import { Title } from './text-upload.ts';
import { VideoCard } from './videos.ts';

/** Bytes of a file of subtitles. */
export const subtitleFileLimit = 10 * 1024 * 1024;
/** Most cues of one track: a day of speech. */
export const cueLimit = 50_000;
/** Bytes of a picture for a video. */
export const thumbnailFileLimit = 10 * 1024 * 1024;

/** Heights of the picture by the name of a quality. */
export const videoQualities = { '720p': 720, '1080p': 1080, '4k': 2160 } as const;
export type VideoQuality = keyof typeof videoQualities;
const qualityNames = Object.keys(videoQualities) as [VideoQuality];

/** Path below which files are sent piece by piece, by the tus protocol (https://tus.io), version 1.0. */
export const uploadPath = '/api/videos/upload/';

const VideoForm = z.object({
  title: Title,
  description: z.string().trim().max(5000).default(''),
  author: z.string().trim().max(200).default(''),
  category: z.string().trim().max(100).default(''),
  language: LanguageRef,
  difficulty_level: Difficulty.default('beginner'),
  tags: FormNames,
  /** Language of the second subtitles. */
  second_language: z.string().trim().max(20).default(''),
});

/** Pictures and subtitles that come with a video. */
const companions = ['subtitle_file', 'second_subtitle_file', 'thumbnail'] as const;

const fileErrors = [
  'subtitles_required',
  'subtitles_unreadable',
  'subtitles_too_many',
  'encoding_unknown',
  'not_plain_text',
  'not_a_picture',
  'storage_full',
] as const;

export const createVideo = endpoint({
  method: 'POST',
  path: '/api/videos/offline/',
  summary: 'Add a video with its subtitles; it is processed in the background',
  access: 'uploader',
  limit: 'upload',
  status: 202,
  body: VideoForm.extend({
    /** Id of a file that was sent piece by piece, in place of `video_file`. */
    upload: Id.optional(),
    quality: z.enum(qualityNames).default('1080p'),
    /** The transcription server makes the subtitles. */
    auto_subtitles: FormFlag.default(false),
    /** Of what is to be sold; only content managers may say them. In major units. */
    price: FormNumber(z.number().min(0).max(1_000_000).optional()).optional(),
    is_free: FormFlag.optional(),
    drm_protected: FormFlag.optional(),
  }),
  files: ['video_file', ...companions],
  // The server's own limit is smaller, see VIDEO_MAX_BYTES.
  fileLimit: 64 * 1024 ** 3,
  result: VideoCard,
  errors: [
    ...fileErrors,
    'video_required',
    'video_upload_not_found',
    'video_upload_unfinished',
    'video_file_too_large',
    'transcription_not_configured',
    'forbidden',
  ],
});

export const createYoutubeVideo = endpoint({
  method: 'POST',
  path: '/api/videos/youtube/',
  summary: 'Add a video of YouTube by its address, with a file of subtitles',
  access: 'learner',
  limit: 'upload',
  status: 202,
  body: VideoForm.extend({
    video_url: z.string().trim().max(500),
    /** Seconds, when the browser knows. */
    duration: numberFromText(z.number().min(0).max(360_000)).optional(),
  }),
  files: companions,
  result: VideoCard,
  errors: [...fileErrors, 'youtube_address_invalid'],
});

export const updateVideo = endpoint({
  method: 'PATCH',
  path: '/api/videos/offline/{id}/',
  summary: 'Change what is said of a video, or when its subtitles come',
  access: 'learner',
  params: { id: VideoId },
  body: z
    .strictObject({
      title: Title.optional(),
      description: z.string().trim().max(5000).optional(),
      author: z.string().trim().max(200).optional(),
      difficulty_level: Difficulty.optional(),
      tags: TagNames.optional(),
      /** Milliseconds by which the subtitles come later than they say. */
      shift: z.int().min(-600_000).max(600_000).optional(),
      second_shift: z.int().min(-600_000).max(600_000).optional(),
    })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: VideoCard,
  errors: ['video_not_found', 'video_incomplete'],
});

/** What the upload form may offer here. */
export const getUploadLimits = endpoint({
  method: 'GET',
  path: '/api/videos/limits/',
  summary: 'How large a video may be, how much room there is, and whether subtitles can be made',
  access: 'uploader',
  result: z.object({
    /** Bytes of one file. */
    file_bytes: z.int(),
    /** Bytes that a file may have so that there is room for it and for what is made of it. */
    free_bytes: z.int(),
    /** A transcription server is there. */
    auto_subtitles: z.boolean(),
    qualities: z.array(z.enum(qualityNames)),
  }),
});
