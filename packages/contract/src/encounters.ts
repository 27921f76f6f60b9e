import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LibraryEntry } from './fields.ts';
import { WordId } from './words.ts';

/** Where a learner met a word. */
export const Encounters = z
  .object({
    /** Occurrences in all texts and videos; null for a phrase in more of them than are searched. */
    count: z.int().nullable(),
    /** Number of texts with it, and of videos; null as above. */
    texts: z.int().nullable(),
    videos: z.int().nullable(),
    /** What was read or watched last, at most twenty. */
    results: z.array(
      LibraryEntry.extend({
        count: z.int(),
        /** Number of the first sentence with it, its text, and where the word stands in it (UTF-16 units). */
        sentence: z.int(),
        /** When that sentence is said, in seconds of the video; null in a text. */
        at: z.number().nullable(),
        example: z.string(),
        spans: z.array(z.object({ from: z.int(), to: z.int() })),
      }),
    ),
  })
  .meta({ id: 'Encounters' });
export type Encounters = z.infer<typeof Encounters>;

export const getEncounters = endpoint({
  method: 'GET',
  path: '/api/words/{id}/encounters/',
  summary: 'Where a word or phrase stands in the learner’s own texts and videos, with an example of each',
  access: 'learner',
  params: { id: WordId },
  result: Encounters,
  errors: ['word_not_found'],
});
