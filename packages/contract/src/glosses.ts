import * as z from 'zod';

import { DictionaryEntry } from './dictionaries.ts';
import { endpoint } from './endpoint.ts';
import { TextId, VideoId } from './fields.ts';
import { sentenceRange } from './readings.ts';

/**
 * Maximum number of entries per word, not counting expressions, and of senses per entry. Looking up a single word
 * returns more.
 */
export const maxGlosses = { entries: 4, senses: 4 };

/** Short dictionary entries for the words in the requested sentences. */
export const Glosses = z
  .object({
    language: z.string(),
    /** Whether any dictionary is installed for the language. */
    dictionaries_installed: z.boolean(),
    dictionaries: z.array(DictionaryEntry.shape.dictionary),
    /** Entries by word as written. Omits known and ignored words, and words without an entry. */
    words: z.record(
      z.string(),
      z.array(
        z.object({
          headword: z.string(),
          reading: z.string().optional(),
          part_of_speech: z.string().optional(),
          senses: z.array(z.string()),
          match: DictionaryEntry.shape.match,
          parts: DictionaryEntry.shape.parts,
          /** Index in `dictionaries`. */
          dictionary: z.int(),
        }),
      ),
    ),
    /**
     * Index of the best entry, by sentence and word, where it isn't the first. An entry that matches as an expression
     * applies only to the sentences in which it is the best. Undefined if the first entry is always the best.
     */
    best_entries: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  })
  .meta({ id: 'Glosses' });
export type Glosses = z.infer<typeof Glosses>;

export const getGlosses = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/glosses/',
  summary: 'Get short dictionary entries for the unknown words in a range of sentences of a text',
  access: 'learner',
  params: { id: TextId },
  query: sentenceRange,
  result: Glosses,
  errors: ['text_not_found', 'text_not_ready', 'access_ended'],
});

export const getSubtitleGlosses = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/glosses/',
  summary: 'Get short dictionary entries for the unknown words in a range of subtitle sentences',
  access: 'learner',
  params: { id: VideoId },
  query: sentenceRange,
  result: Glosses,
  errors: ['video_not_found', 'video_not_ready', 'access_ended'],
});
