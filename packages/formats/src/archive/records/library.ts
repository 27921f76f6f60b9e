import * as z from 'zod';

import { Count, FileName, Language, Moment, Tags, Text } from '../fields.ts';

export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced']);

/** A text. Its content is in a separate file, shared by texts with the same content. */
export const LibraryText = z.object({
  id: z.uuid(),
  language: Language,
  title: Text(300).min(1),
  author: Text(200),
  source: Text(500),
  /** Whether it was created from subtitles. Missing in old archives. */
  from_subtitles: z.boolean().default(false),
  difficulty: Difficulty,
  tags: Tags,
  content: FileName,
  audio_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
  /** Name of an MP3 file in the archive. */
  recording: FileName.nullable(),
  /** Cover image in the archive, shared by the texts of a book. Missing in old archives. */
  cover: FileName.nullable().default(null),
  /** Grammar points if the learner edited them. Null if the analyzer determines them. */
  grammar_points: z.array(Text(80).min(1)).max(40).nullable().default(null),
  /** Start of each sentence in the recording, in milliseconds. Null if unknown. */
  sentence_times: z.array(Count.nullable()).max(1_000_000).nullable(),
  /** Cues to align with the sentences of a text that hasn't been analyzed yet. */
  time_cues: z
    .array(z.object({ start: Count, end: Count, text: Text(20_000) }))
    .max(100_000)
    .nullable(),
  is_archived: z.boolean(),
  is_deleted: z.boolean(),
  is_favorite: z.boolean(),
  /** Index of the sentence where the learner left off, and the index up to which everything was read. */
  position: Count,
  read_to: Count,
  last_read_at: Moment.nullable(),
  touched_at: Moment,
  /** When reading was last counted, and how many times the text was finished. */
  counted_at: Moment.nullable(),
  readings: Count,
  created_at: Moment,
});

export const Annotation = z.object({
  /** ID of the text in the archive. */
  text: z.uuid(),
  kind: z.enum(['bookmark', 'note', 'highlight']),
  sentence: Count,
  /** The sentence, as it was when annotated. */
  context: Text(70_000),
  /** UTF-16 offsets in the sentence. Null for the whole sentence. */
  starts: Count.nullable(),
  ends: Count.nullable(),
  quote: Text(70_000),
  note: Text(5000),
  color: z.enum(['yellow', 'green', 'blue', 'pink']),
  created_at: Moment,
  updated_at: Moment,
});
