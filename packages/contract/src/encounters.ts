import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LibraryEntry } from './fields.ts';
import { WordId } from './words.ts';

/** Where a word occurs in a learner's library. */
export const Encounters = z
  .object({
    /**
     * Number of occurrences in all texts and videos. Null for a phrase that occurs in too many texts and videos to
     * search.
     */
    count: z.int().nullable(),
    /** Number of texts, and of videos, that contain it. Null if `count` is null. */
    texts: z.int().nullable(),
    videos: z.int().nullable(),
    /** At most twenty texts and videos, most recently read or watched first. */
    results: z.array(
      LibraryEntry.extend({
        count: z.int(),
        /**
         * The first sentence with the word: its index, its text (`example`), and the word's ranges in it (UTF-16
         * offsets).
         */
        sentence: z.int(),
        /** Time in the video at which the sentence is spoken, in seconds. Null for a text. */
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
  summary: 'Find a word or phrase in your texts and videos, with an example from each',
  access: 'learner',
  params: { id: WordId },
  result: Encounters,
  errors: ['word_not_found'],
});
