import * as z from 'zod';

import { LanguageRef, numberFromText, QueryFlag, TextId, VideoId, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';

const QueryLevel = numberFromText(KnowledgeLevel).optional();

/** Selects a learner's words that match all given filters. Used in queries and bodies. */
export const WordFilters = z.strictObject({
  language: LanguageRef.optional(),
  /** Part of the word or its translation, case-insensitive, without wildcards. */
  search: z.string().trim().max(200).optional(),
  part_of_speech: z.string().trim().max(60).optional(),
  /** Filtering by level excludes ignored words, unless `ignored` is set. */
  knowledge_level: QueryLevel,
  knowledge_level_min: QueryLevel,
  knowledge_level_max: QueryLevel,
  /** Used only by the mind map. Lists ignore this filter. */
  max_depth: wholeNumber(0, 100).optional(),
  status: z.enum(wordStatuses).optional(),
  /** Tag name, case-insensitive. */
  tag: z.string().trim().max(60).optional(),
  /** Only words in this text from the learner's library, including phrases whose words are all in it. */
  text: TextId.optional(),
  /** Only words in this video from the learner's library, including phrases whose words are all in it. */
  video: VideoId.optional(),
  /** Only phrases, or only single words. */
  is_phrase: QueryFlag.optional(),
  /** Only words with a translation by the learner, or only those without. */
  has_translation: QueryFlag.optional(),
  /** Only ignored words, or only words that aren't ignored. */
  ignored: QueryFlag.optional(),
});
export type WordFilters = z.output<typeof WordFilters>;
