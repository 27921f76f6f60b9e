import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment, SentenceNumber, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import { Token } from './reading.ts';
import { VideoCard } from './videos.ts';
import { BulkChangeResult } from './word-changes.ts';
import { WordState } from './words.ts';

/** Maximum number of sentences per section of the subtitles. */
export const maxPartSentences = 200;

/** A subtitle sentence. Times are in milliseconds, without the video's `shift`. */
export const WatchSentence = z.object({
  seq: z.int(),
  start: z.int(),
  end: z.int(),
  tokens: z.array(Token),
  /**
   * The cues that show the sentence, in order. `at` is the index of the first token that the cue shows. A cue that
   * spans several sentences has the same `cue` number in each of them.
   */
  cues: z.array(z.object({ cue: z.int(), start: z.int(), end: z.int(), at: z.int() })),
});

/** A section of the subtitles with the learner's words, in the same format as a page of the reader. */
export const SubtitlePart = z
  .object({
    sentences: z.array(WatchSentence),
    words: z.record(z.string(), WordState),
    phrases: z.array(z.object({ id: z.int(), seq: z.int(), tokens: z.array(z.int()) })),
    /** The cues of the second subtitle track that are shown during these sentences. */
    second: z.array(z.object({ start: z.int(), end: z.int(), text: z.string() })),
  })
  .meta({ id: 'SubtitlePart' });
export type SubtitlePart = z.infer<typeof SubtitlePart>;

/** The data that the watch page needs to start. */
export const Watching = z
  .object({
    video: VideoCard,
    direction: z.enum(['ltr', 'rtl']),
    /** URL of the file. Null for a YouTube video. */
    file: z.string().nullable(),
    /** YouTube video ID. */
    youtube: z.string().nullable(),
    has_audio: z.boolean(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    sentence_count: z.int(),
    cue_count: z.int(),
    /** Delay of the subtitles, in milliseconds. */
    shift: z.int(),
    second_shift: z.int(),
    /** Language code of the second subtitle track. Null if there is none. */
    second_language: z.string().nullable(),
    /** Version of the subtitles. Changes with every edit. */
    version: Id,
    /** Whether a new version of the subtitles is being prepared. */
    preparing: z.boolean(),
    /** The sentences around the position where the learner left off. */
    part: SubtitlePart,
  })
  .meta({ id: 'Watching' });
export type Watching = z.infer<typeof Watching>;

const params = { id: VideoId };

export const watchVideo = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/',
  summary: 'Get everything needed to start watching: the video, and the subtitles around your position',
  access: 'learner',
  params,
  result: Watching,
  errors: ['video_not_found', 'video_not_ready', 'access_ended'],
});

export const getSubtitlePart = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/part/',
  summary: 'List sentences of the subtitles, from a sentence on or around a time',
  access: 'learner',
  params,
  query: z.object({
    from: wholeNumber(0, 10_000_000).optional(),
    /** Position in the subtitles, in milliseconds. */
    at: wholeNumber(0, 1_000_000_000).optional(),
    count: wholeNumber(1, maxPartSentences).default(60),
  }),
  result: SubtitlePart,
  errors: ['video_not_found', 'video_not_ready', 'access_ended'],
});

export const saveVideoPosition = endpoint({
  method: 'POST',
  path: '/api/videos/offline/{id}/position/',
  summary: 'Save your playback position, in seconds',
  access: 'learner',
  params,
  body: z.strictObject({ position: z.number().min(0).max(1_000_000) }),
  errors: ['video_not_found'],
});

export const recordVideoWatched = endpoint({
  method: 'POST',
  path: '/api/activity/activities/record_video_watched/',
  summary: 'Record that a video was watched; repeated reports of the same viewing count once',
  access: 'learner',
  body: z.strictObject({ video_id: VideoId }),
  result: z.object({ counted: z.boolean(), last_watched: Moment }),
  errors: ['video_not_found'],
});

export const markSentenceWordsKnown = endpoint({
  method: 'POST',
  path: '/api/videos/learn/{id}/mark_known/',
  summary: 'Mark the new words in a range of sentences (inclusive) as known',
  access: 'learner',
  params,
  body: z
    .strictObject({ from_sentence: SentenceNumber, to_sentence: SentenceNumber })
    .refine((range) => range.to_sentence >= range.from_sentence, messages.range_invalid),
  result: BulkChangeResult,
  errors: ['video_not_found', 'video_not_ready'],
});

export const findNextUnknownSentence = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/next_unknown/',
  summary: "Find the next sentence with a word that you don't know",
  access: 'learner',
  params,
  query: z.object({ after: wholeNumber(-1, 10_000_000).default(-1) }),
  result: z.object({
    /** Null if there is no such sentence. */
    sentence: z.object({ seq: z.int(), start: z.int(), end: z.int() }).nullable(),
  }),
  errors: ['video_not_found', 'video_not_ready'],
});
