import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, numberFromText, TagNames, VideoId } from './fields.ts';
import { FormFlag, FormNames, FormNumber } from './form-fields.ts';
import { messages } from './messages.ts';
import { Title } from './text-upload.ts';
import { VideoCard } from './videos.ts';

/** Maximum size of a subtitle file, in bytes. */
export const subtitleFileLimit = 10 * 1024 * 1024;
/** Maximum number of cues in a track, enough for a day of speech. */
export const cueLimit = 50_000;
/** Maximum size of a thumbnail, in bytes. */
export const thumbnailFileLimit = 10 * 1024 * 1024;

/** Video heights by quality name. */
export const videoQualities = { '720p': 720, '1080p': 1080, '4k': 2160 } as const;
export type VideoQuality = keyof typeof videoQualities;
const qualityNames = Object.keys(videoQualities) as [VideoQuality];

/** Path prefix of resumable uploads, which use version 1.0 of the tus protocol (https://tus.io). */
export const uploadPath = '/api/videos/upload/';

const VideoForm = z.object({
  title: Title,
  description: z.string().trim().max(5000).default(''),
  author: z.string().trim().max(200).default(''),
  category: z.string().trim().max(100).default(''),
  language: LanguageRef,
  difficulty_level: Difficulty.default('beginner'),
  tags: FormNames,
  /** Language of the second subtitle track. */
  second_language: z.string().trim().max(20).default(''),
});

/** Files that can be sent along with a video. */
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
  summary: 'Add a video with its subtitles, which is processed in the background',
  access: 'uploader',
  limit: 'upload',
  status: 202,
  body: VideoForm.extend({
    /** ID of a resumable upload, instead of `video_file`. */
    upload: Id.optional(),
    quality: z.enum(qualityNames).default('1080p'),
    /** Whether to create subtitles with the transcription server. */
    auto_subtitles: FormFlag.default(false),
    /** In major units. This and the next two fields are for videos for sale, which only content managers can create. */
    price: FormNumber(z.number().min(0).max(1_000_000).optional()).optional(),
    is_free: FormFlag.optional(),
    drm_protected: FormFlag.optional(),
  }),
  files: ['video_file', ...companions],
  // The server's configured limit (VIDEO_MAX_BYTES) may be lower.
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
  summary: 'Add a YouTube video by its URL, with a subtitle file',
  access: 'learner',
  limit: 'upload',
  status: 202,
  body: VideoForm.extend({
    video_url: z.string().trim().max(500),
    /** In seconds, if the browser knows the duration. */
    duration: numberFromText(z.number().min(0).max(360_000)).optional(),
  }),
  files: companions,
  result: VideoCard,
  errors: [...fileErrors, 'youtube_address_invalid'],
});

export const updateVideo = endpoint({
  method: 'PATCH',
  path: '/api/videos/offline/{id}/',
  summary: "Update a video's details or the delay of its subtitles",
  access: 'learner',
  params: { id: VideoId },
  body: z
    .strictObject({
      title: Title.optional(),
      description: z.string().trim().max(5000).optional(),
      author: z.string().trim().max(200).optional(),
      difficulty_level: Difficulty.optional(),
      tags: TagNames.optional(),
      /** Delay of the subtitles, in milliseconds. */
      shift: z.int().min(-600_000).max(600_000).optional(),
      second_shift: z.int().min(-600_000).max(600_000).optional(),
    })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: VideoCard,
  errors: ['video_not_found', 'video_incomplete'],
});

/** The limits and options of this site's upload form. */
export const getUploadLimits = endpoint({
  method: 'GET',
  path: '/api/videos/limits/',
  summary: 'Get the maximum size of a video, the free space, and whether subtitles can be generated',
  access: 'uploader',
  result: z.object({
    /** Maximum file size, in bytes. */
    file_bytes: z.int(),
    /** Maximum size of a file that fits on the disk together with the files derived from it, in bytes. */
    free_bytes: z.int(),
    /** Whether a transcription server is configured. */
    auto_subtitles: z.boolean(),
    qualities: z.array(z.enum(qualityNames)),
  }),
});
