import * as z from 'zod';

import { LanguageRef, numberFromText, QueryFlag, TextId, VideoId, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';

const QueryLevel = numberFromText(KnowledgeLevel).optional();

/** Which words of a learner: those that fit everything that is said. As a query or as a part of a body. */
export const WordFilters = z.strictObject({
  language: LanguageRef.optional(),
  /** A part of the word or of its translation, in any case; every character stands for itself. */
  search: z.string().trim().max(200).optional(),
  part_of_speech: z.string().trim().max(60).optional(),
  /** A level leaves out words that are ignored, unless they are asked for. */
  knowledge_level: QueryLevel,
  knowledge_level_min: QueryLevel,
  knowledge_level_max: QueryLevel,
  /** Of the mind map; a list has no depth, and takes no notice of it. */
  max_depth: wholeNumber(0, 100).optional(),
  status: z.enum(wordStatuses).optional(),
  /** A tag by its name, in any case. */
  tag: z.string().trim().max(60).optional(),
  /** An own text: its words, and the phrases whose words are all in it. */
  text: TextId.optional(),
  /** The same of an own video. */
  video: VideoId.optional(),
  /** Only phrases, or only single words. */
  is_phrase: QueryFlag.optional(),
  /** Only words with a translation of the learner, or only those without. */
  has_translation: QueryFlag.optional(),
  /** Only ignored words, or all others. */
  ignored: QueryFlag.optional(),
});
export type WordFilters = z.output<typeof WordFilters>;
