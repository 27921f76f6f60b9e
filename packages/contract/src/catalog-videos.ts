import * as z from 'zod';

import { contentGapNames } from './content-gaps.ts';
import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, Moment, PageQuery, QueryFlag, TagNames, VideoId } from './fields.ts';
import { messages } from './messages.ts';
import { SellingPrice } from './money.ts';
import { Title } from './text-upload.ts';
import { processingStages, trackOrigins } from './videos.ts';

/**
 * Status of a catalog video. Until the video has been processed successfully, this is its processing state, whether it
 * is published or not.
 */
export const catalogStatuses = ['published', 'draft', 'processing', 'error'] as const;
export type CatalogStatus = (typeof catalogStatuses)[number];

/** A video as content managers see it (specification 2, section 4: "Video (admin)"). */
export const CatalogVideo = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string(),
    description: z.string(),
    category: z.string(),
    language: z.string(),
    difficulty: Difficulty,
    /** Height of the video, such as `720p` or `4k`. Until the video is processed, this is the requested quality. */
    quality: z.string(),
    status: z.enum(catalogStatuses),
    /** Error code if processing failed. */
    problem: z.string().nullable(),
    /** Percent done and current stage during processing. */
    progress: z.int().nullable(),
    stage: z.enum(processingStages).nullable(),
    views: z.int(),
    /** In major units; `money` is in minor units. */
    price: z.number(),
    money: z.object({ amount: z.int(), currency: z.enum(currencies) }),
    isFree: z.boolean(),
    drmProtected: z.boolean(),
    /** Number of copies sold, and the revenue in major units, excluding tax. */
    salesCount: z.int(),
    revenue: z.number(),
    /** Seconds. Null until known. */
    duration: z.number().nullable(),
    uploadDate: Moment,
    /** URL of the thumbnail. Null when there is none. */
    thumbnail: z.string().nullable(),
    /** URL of the video file. Null until it is processed. */
    file: z.string().nullable(),
    /** Where the subtitles come from. Null when there are none. */
    subtitles: z.enum(trackOrigins).nullable(),
    tags: z.array(z.object({ name: z.string() })),
    /** Whether the current user uploaded it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'CatalogVideo' });
export type CatalogVideo = z.infer<typeof CatalogVideo>;

export const catalogSorts = ['uploadDate', 'title', 'views', 'price', 'duration'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** The list is named `videos` in the specification. It is paginated like every other list. */
export const listCatalogVideos = endpoint({
  method: 'GET',
  path: '/api/videos/',
  summary: 'List the catalog videos of all owners, with the number of videos in each status',
  access: 'content',
  query: PageQuery.extend({
    search: z.string().trim().max(200).optional(),
    status: z.enum(catalogStatuses).optional(),
    language: LanguageRef.optional(),
    difficulty: Difficulty.optional(),
    isFree: QueryFlag.optional(),
    category: z.string().trim().max(100).optional(),
    sort: z.enum(catalogSorts).default('uploadDate'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  result: z.object({
    videos: z.array(CatalogVideo),
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    /** Number of videos by status, with all other filters applied. */
    statuses: z.record(z.enum(catalogStatuses), z.int()),
  }),
});

const Changes = {
  title: Title.optional(),
  author: z.string().trim().max(200).optional(),
  description: z.string().trim().max(5000).optional(),
  category: z.string().trim().max(100).optional(),
  difficulty: Difficulty.optional(),
  tags: TagNames.optional(),
  /** A price above 0 makes the video paid, unless `isFree` is set. Free content always has a price of 0. */
  money: SellingPrice.optional(),
  isFree: z.boolean().optional(),
  drmProtected: z.boolean().optional(),
};

export const addCatalogVideo = endpoint({
  method: 'POST',
  path: '/api/videos/',
  summary: 'Add a video from your library to the catalog, as a draft',
  access: 'content',
  status: 201,
  body: z.strictObject({ video_id: VideoId, ...Changes }),
  result: CatalogVideo,
  errors: [
    'video_not_found',
    'video_not_ready',
    'video_without_file',
    'video_in_catalogue',
    'tier_price',
    'currency_fixed',
  ],
});

export const updateCatalogVideo = endpoint({
  method: 'PATCH',
  path: '/api/videos/{id}/',
  summary: 'Update, publish or unpublish a catalog video',
  access: 'content',
  params: { id: VideoId },
  body: z
    .strictObject({ ...Changes, status: z.enum(['published', 'draft']).optional() })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: CatalogVideo,
  errors: ['video_not_found', 'video_not_ready', 'video_processing_failed', 'tier_price', 'currency_fixed'],
});

export const removeCatalogVideo = endpoint({
  method: 'DELETE',
  path: '/api/videos/{id}/',
  summary: "Remove a video from the catalog and move it to its owner's trash",
  access: 'content',
  params: { id: VideoId },
  errors: ['video_not_found'],
});

/** Bulk actions on catalog videos. `restore` undoes `remove`. */
export const catalogActions = ['publish', 'draft', 'remove', 'restore'] as const;
export type CatalogAction = (typeof catalogActions)[number];

export const changeCatalogVideos = endpoint({
  method: 'POST',
  path: '/api/videos/manage/bulk/',
  summary: 'Publish, unpublish or remove catalog videos, with a result for each',
  access: 'content',
  body: z.strictObject({
    ids: z.array(Id).min(1, messages.videos_required).max(100),
    action: z.enum(catalogActions),
  }),
  result: z.object({
    /** One result per item, in the order of the request. */
    results: z.array(
      z.object({
        id: Id,
        ok: z.boolean(),
        /** False if the action failed, or if nothing had to change. */
        changed: z.boolean(),
        /** Error code. */
        error: z.string().nullable(),
        /** Fields to fill in before it can be published. */
        missing: z.array(z.enum(contentGapNames)),
      }),
    ),
  }),
});
