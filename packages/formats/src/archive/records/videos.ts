import * as z from 'zod';

import { Count, FileName, Language, Moment, Tags, Text } from '../fields.ts';
import { Difficulty } from './library.ts';

/** A subtitle track. The .srt file next to it is for use in other programs. */
export const SubtitleTrack = z.object({
  id: z.uuid(),
  /** Code of any language, not only a learning language. */
  language: Text(20),
  origin: z.enum(['file', 'automatic', 'edited']),
  /** Name of the JSON Lines file with its cues. */
  cues: FileName,
});

/** A subtitle cue. Times are in milliseconds. */
export const SubtitleCue = z.object({
  start: Count,
  end: Count,
  text: Text(20_000).min(1),
});

const Shift = z.int().min(-86_400_000).max(86_400_000);

export const LibraryVideo = z.object({
  id: z.uuid(),
  language: Language,
  title: Text(300).min(1),
  description: Text(5000),
  author: Text(200),
  category: Text(100),
  difficulty: Difficulty,
  tags: Tags,
  /** Name of an MP4 file in the archive. Null for a YouTube video. */
  file: FileName.nullable(),
  poster: FileName.nullable(),
  /** URL on YouTube. Empty for a file. */
  video_url: z.union([
    z.literal(''),
    z.string().regex(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{6,20}$/),
  ]),
  source_name: Text(300),
  /** In milliseconds. */
  duration: Count.nullable(),
  /** Maximum height of the video, in pixels. */
  quality: z.int().min(1).max(10_000),
  track: z.uuid(),
  second_track: z.uuid().nullable(),
  /** Delay of the subtitles in milliseconds. */
  shift: Shift,
  second_shift: Shift,
  /** Where playback resumes, in milliseconds. */
  position: Count,
  last_watched_at: Moment.nullable(),
  counted_at: Moment.nullable(),
  is_archived: z.boolean(),
  is_deleted: z.boolean(),
  created_at: Moment,
});

/** A time at which a video was counted as watched. */
export const VideoView = z.object({ video: z.uuid(), viewed_at: Moment });
