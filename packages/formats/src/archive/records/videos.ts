import * as z from 'zod';

import { Count, FileName, Language, Moment, Tags, Text } from '../fields.ts';
import { Difficulty } from './library.ts';

/** Subtitles. The .srt beside them is for other programs. */
export const SubtitleTrack = z.object({
  id: z.uuid(),
  /** Code of any language. */
  language: Text(20),
  origin: z.enum(['file', 'automatic', 'edited']),
  /** Their cues, a file in JSON lines. */
  cues: FileName,
});

/** What is on the screen from one moment to another, in milliseconds. */
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
  /** MP4 in the archive; null for a video of YouTube. */
  file: FileName.nullable(),
  poster: FileName.nullable(),
  /** Address on YouTube; empty for a file. */
  video_url: z.union([
    z.literal(''),
    z.string().regex(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{6,20}$/),
  ]),
  source_name: Text(300),
  /** Milliseconds. */
  duration: Count.nullable(),
  /** Largest height of the picture, in pixels. */
  quality: z.int().min(1).max(10_000),
  track: z.uuid(),
  second_track: z.uuid().nullable(),
  /** Milliseconds by which the subtitles come later than they say. */
  shift: Shift,
  second_shift: Shift,
  /** Where watching goes on, in milliseconds. */
  position: Count,
  last_watched_at: Moment.nullable(),
  counted_at: Moment.nullable(),
  is_archived: z.boolean(),
  is_deleted: z.boolean(),
  created_at: Moment,
});

/** A video was really watched once. */
export const Viewing = z.object({ video: z.uuid(), viewed_at: Moment });
