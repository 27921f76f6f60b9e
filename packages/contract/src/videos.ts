import * as z from 'zod';

import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { PurchaseRef, Difficulty, Id, paginated, Moment, ShelfQuery, TagMark, VideoId } from './fields.ts';
import { KnowledgeCounts } from './texts.ts';

/** Where subtitles come from: an uploaded file, the transcription server, or the subtitle editor. */
export const trackOrigins = ['file', 'automatic', 'edited'] as const;

/** Stages of processing a video. */
export const processingStages = [
  'probe',
  'poster',
  'convert',
  'verify',
  'transcribe',
  'subtitles',
  'commit',
] as const;
export type ProcessingStage = (typeof processingStages)[number];

/** A video in a library list. */
export const VideoCard = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    author: z.string(),
    /** URL of the thumbnail. Null when there is none. */
    thumbnail: z.string().nullable(),
    /** YouTube URL. Null for an uploaded video. */
    video_url: z.string().nullable(),
    /** Whether the video has been processed. Until then, it can't be opened. */
    processed: z.boolean(),
    processing_status: z.enum(['processing', 'ready', 'failed']),
    /** Error code if processing failed. */
    problem: z.string().nullable(),
    /** The current or most recent task that processes the video. */
    task: Id.nullable(),
    /** Percent done and current stage during processing. */
    progress: z.int().nullable(),
    stage: z.enum(processingStages).nullable(),
    difficulty_level: Difficulty,
    language: z.string(),
    tags: z.array(TagMark),
    /** Seconds. Null until known. */
    duration: z.number().nullable(),
    /** Playback position where the learner left off, in seconds. */
    position: z.number(),
    /** Where the subtitles come from. Null when there are none. */
    subtitles: z.enum(trackOrigins).nullable(),
    wordCount: z.int(),
    /** Percentage of running words that are below level 4 and not ignored. Null until processed. */
    unknownWordsPercentage: z.number().nullable(),
    knowledge: KnowledgeCounts,
    /** Whether it is in the catalog, published or as a draft. If so, content managers can edit it, too. */
    in_catalogue: z.boolean(),
    is_archived: z.boolean(),
    is_deleted: z.boolean(),
    created_date: Moment,
    last_watched: Moment.nullable(),
    /** Null if the video wasn't bought. */
    bought: PurchaseRef.nullable(),
  })
  .meta({ id: 'VideoCard' });
export type VideoCard = z.infer<typeof VideoCard>;

export const videoSorts = ['created_date', 'last_watched', 'title'] as const;

const shelf = {
  method: 'GET',
  access: 'learner',
  query: ShelfQuery.extend({
    tag: z.string().max(60).optional(),
    sort_by: z.enum(videoSorts).default('created_date'),
  }),
  result: paginated(VideoCard),
} as const;
export const listVideos = endpoint({
  ...shelf,
  path: '/api/videos/offline/',
  summary: 'List the videos in your library',
});
export const listArchivedVideos = endpoint({
  ...shelf,
  path: '/api/videos/archived/',
  summary: 'List the videos in your archive',
});
export const listTrashedVideos = endpoint({
  ...shelf,
  path: '/api/videos/trash/',
  summary: 'List the videos in your trash',
});

export const getVideo = endpoint({
  method: 'GET',
  path: '/api/videos/offline/{id}/',
  summary: 'Get a video, as in lists',
  access: 'uploader',
  params: { id: VideoId },
  result: VideoCard,
  errors: ['video_not_found'],
});

export const retryVideo = endpoint({
  method: 'POST',
  path: '/api/videos/offline/{id}/retry/',
  summary: 'Process a failed or canceled video again',
  access: 'uploader',
  status: 202,
  params: { id: VideoId },
  result: VideoCard,
  errors: ['video_not_found', 'video_not_failed'],
});

/**
 * Returns a signed URL of the file, for downloading it or playing it in another player. Anyone who has the URL can use
 * it until it expires.
 */
export const linkVideo = endpoint({
  method: 'POST',
  path: '/api/videos/offline/{id}/link/',
  summary: 'Get a signed URL of the video file, for download or other players; valid for six hours',
  access: 'learner',
  sessionOnly: true,
  params: { id: VideoId },
  result: z.object({ url: credential(z.string()), expires_at: Moment }),
  errors: ['video_not_found', 'video_not_ready', 'video_without_file', 'video_protected'],
});
