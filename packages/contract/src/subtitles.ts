import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, maxPageSize, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import { cueLimit } from './video-upload.ts';
import { trackOrigins, VideoCard } from './videos.ts';

/** A subtitle cue. Times are in milliseconds. */
const Cue = z.object({
  start: z.int().min(0).max(1_000_000_000),
  end: z.int().min(0).max(1_000_000_000),
  text: z.string().max(2000),
});

const params = { id: VideoId };

export const getCues = endpoint({
  method: 'GET',
  path: '/api/videos/offline/{id}/cues/',
  summary: 'List cues of the subtitles, as the editor shows them',
  access: 'learner',
  params,
  query: z.object({
    from: wholeNumber(0, cueLimit).default(0),
    /** Position in milliseconds. The list starts with the cue shown there or, if there is none, the previous cue. */
    at: wholeNumber(0, 1_000_000_000).optional(),
    count: wholeNumber(1, maxPageSize).default(100),
  }),
  result: z.object({
    /** Changes with every edit of the subtitles. Null if there are none. */
    version: Id.nullable(),
    origin: z.enum(trackOrigins).nullable(),
    count: z.int(),
    cues: z.array(Cue.extend({ seq: z.int() })),
  }),
  errors: ['video_not_found', 'video_protected'],
});

/** A change to one cue. `seq` is its index in the version that was read. A null `cue` deletes it. */
const CueChange = z.strictObject({
  seq: z.int().min(0).max(cueLimit),
  cue: Cue.refine((cue) => cue.end >= cue.start, messages.cue_times_invalid).nullable(),
});

export const editCues = endpoint({
  method: 'PATCH',
  path: '/api/videos/offline/{id}/cues/',
  summary: "Add, change or delete cues; the video's subtitles then count as edited",
  access: 'learner',
  status: 202,
  params,
  bodyLimit: 8 * 1024 * 1024,
  body: z.strictObject({
    /** The version of the subtitles that was read. The request is rejected if they have changed since. */
    version: Id,
    changes: z.array(CueChange).max(cueLimit).default([]),
    added: z
      .array(Cue.refine((cue) => cue.end >= cue.start, messages.cue_times_invalid))
      .max(cueLimit)
      .default([]),
  }),
  result: VideoCard,
  errors: [
    'video_not_found',
    'video_not_ready',
    'video_protected',
    'subtitles_changed',
    'subtitles_unreadable',
    'subtitles_too_many',
  ],
});

export const replaceSubtitles = endpoint({
  method: 'POST',
  path: '/api/videos/offline/{id}/subtitles/',
  summary: "Replace a video's subtitles, or add a second track in another language",
  access: 'learner',
  limit: 'upload',
  status: 202,
  params,
  body: z.object({
    kind: z.enum(['main', 'second']).default('main'),
    /** Language of the second subtitle track. */
    language: z.string().trim().max(20).default(''),
  }),
  files: ['subtitle_file'],
  result: VideoCard,
  errors: [
    'video_not_found',
    'video_not_ready',
    'video_protected',
    'subtitles_required',
    'subtitles_changed',
    'subtitles_unreadable',
    'subtitles_too_many',
    'encoding_unknown',
    'not_plain_text',
  ],
});

export const removeSecondSubtitles = endpoint({
  method: 'DELETE',
  path: '/api/videos/offline/{id}/subtitles/',
  summary: 'Delete the second subtitle track',
  access: 'learner',
  params,
  errors: ['video_not_found'],
});

export const exportSubtitles = endpoint({
  method: 'GET',
  path: '/api/videos/offline/{id}/subtitles/',
  summary: 'Download the subtitles as a file',
  access: 'learner',
  params,
  query: z.object({ kind: z.enum(['main', 'second']).default('main') }),
  produces: ['application/x-subrip'],
  errors: ['video_not_found', 'subtitles_required', 'video_protected'],
});
