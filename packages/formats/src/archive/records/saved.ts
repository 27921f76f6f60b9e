import * as z from 'zod';

import { Count, Language, Moment, Text } from '../fields.ts';

/** A sentence, word, text or moment that was saved. */
export const SavedItem = z.object({
  kind: z.enum(['sentence', 'word', 'text', 'moment']),
  language: Language,
  /** Ids of its text or video in the archive; none of a word, and where they are gone. */
  text: z.uuid().nullable(),
  video: z.uuid().nullable(),
  sentence: Count.nullable(),
  /** Milliseconds of the video. */
  position: Count.nullable(),
  /** The form of a word. */
  word: Text(200).min(1).nullable(),
  quote: Text(70_000),
  source_title: Text(300),
  note: Text(5000),
  created_at: Moment,
});
