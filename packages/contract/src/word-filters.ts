import * as z from 'zod';

import { LanguageRef, numberFromText, QueryFlag, TextId, VideoId, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';

const QueryLevel = numberFromText(KnowledgeLevel).optional();

/** Which of a learner's words: those that match all given filters. Used as a query, or as part of a body. */
export const WordFilters = z.strictObject({
  language: LanguageRef.optional(),
  /** Part of the word or its translation, case-insensitive, without wildcards. */
  search: z.string().trim().max(200).optional(),
  part_of_speech: z.string().trim().max(60).optional(),
  /** A level excludes ignored words, unless they are requested. */
  knowledge_level: QueryLevel,
  knowledge_level_min: QueryLevel,
  knowledge_level_max: QueryLevel,
  /** Only for the mind map. Lists ignore it. */
  max_depth: wholeNumber(0, 100).optional(),
  status: z.enum(wordStatuses).optional(),
  /** Tag name, case-insensitive. */
  tag: z.string().trim().max(60).optional(),
  /** One of the learner's texts: its words, and the phrases whose words are all in it. */
  text: TextId.optional(),
  /** The same for one of the learner's videos. */
  video: VideoId.optional(),
  /** Only phrases, or only single words. */
  is_phrase: QueryFlag.optional(),
  /** Only words with the learner's own translation, or only those without. */
  has_translation: QueryFlag.optional(),
  /** Only ignored words, or only the others. */
  ignored: QueryFlag.optional(),
});
export type WordFilters = z.output<typeof WordFilters>;
