import * as z from 'zod';

import { Count, Language, Moment, Text } from '../fields.ts';

/** A saved sentence, word, text or video moment. */
export const SavedItem = z.object({
  kind: z.enum(['sentence', 'word', 'text', 'moment']),
  language: Language,
  /** IDs of the text and video in the archive. Null for words, and for deleted texts and videos. */
  text: z.uuid().nullable(),
  video: z.uuid().nullable(),
  sentence: Count.nullable(),
  /** Position in the video, in milliseconds. */
  position: Count.nullable(),
  /** Normalized form of a saved word. */
  word: Text(200).min(1).nullable(),
  quote: Text(70_000),
  source_title: Text(300),
  note: Text(5000),
  created_at: Moment,
});
