import * as z from 'zod';

import { Count, FileName, Language, Moment, Tags, Text } from '../fields.ts';

export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced']);

/** A text. Its content is a file, which texts of the same content share. */
export const LibraryText = z.object({
  id: z.uuid(),
  language: Language,
  title: Text(300).min(1),
  author: Text(200),
  source: Text(500),
  /** It was made of a file of subtitles; archives of before do not say. */
  from_subtitles: z.boolean().default(false),
  difficulty: Difficulty,
  tags: Tags,
  content: FileName,
  audio_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
  /** MP3 in the archive. */
  recording: FileName.nullable(),
  /** Cover picture in the archive, which the texts of one book share; archives before it have none. */
  cover: FileName.nullable().default(null),
  /** Grammar as the learner lists it; null for what the analyser finds. */
  grammar_points: z.array(Text(80).min(1)).max(40).nullable().default(null),
  /** Starts of the sentences in the recording, in milliseconds; null where it is not known. */
  sentence_times: z.array(Count.nullable()).max(1_000_000).nullable(),
  /** Cues that wait for the sentences of a text that was not analysed yet. */
  time_cues: z
    .array(z.object({ start: Count, end: Count, text: Text(20_000) }))
    .max(100_000)
    .nullable(),
  is_archived: z.boolean(),
  is_deleted: z.boolean(),
  is_favorite: z.boolean(),
  /** Sentence where reading goes on, and the one before which all was read. */
  position: Count,
  read_to: Count,
  last_read_at: Moment.nullable(),
  touched_at: Moment,
  /** When its last reading was counted, and how often it was read to its end. */
  counted_at: Moment.nullable(),
  readings: Count,
  created_at: Moment,
});

export const Annotation = z.object({
  /** Id of its text in the archive. */
  text: z.uuid(),
  kind: z.enum(['bookmark', 'note', 'highlight']),
  sentence: Count,
  /** The sentence as it was. */
  context: Text(70_000),
  /** UTF-16 units in the sentence; null for all of it. */
  starts: Count.nullable(),
  ends: Count.nullable(),
  quote: Text(70_000),
  note: Text(5000),
  color: z.enum(['yellow', 'green', 'blue', 'pink']),
  created_at: Moment,
  updated_at: Moment,
});
