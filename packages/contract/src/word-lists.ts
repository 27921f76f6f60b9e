import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef, listOf, PageQuery } from './fields.ts';
import { WordFilters } from './word-filters.ts';
import { Word } from './words.ts';

/** Orders of a list: by the day a word was added, by the word itself, by level. */
export const wordSorts = ['recent', 'oldest', 'alphabetical', 'reverse', 'level'] as const;
export type WordSort = (typeof wordSorts)[number];

const ListQuery = z.object({
  ...WordFilters.shape,
  ...PageQuery.shape,
  sort: z.enum(wordSorts).default('recent'),
  /**
   * Goes on behind the last word of another page, and takes no notice of `page`: costs the same however far down, and
   * no word is missed or told twice when others change meanwhile.
   */
  after: z.string().max(4000).optional(),
});

const list = <const Path extends `/api/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'learner',
    query: ListQuery,
    result: z.object({
      ...listOf(Word).shape,
      /** For the query field of this name, to go on; null at the end. */
      after: z.string().nullable(),
    }),
  });

export const listWords = list(
  '/api/words/',
  'Words and phrases of the vocabulary; of the current language unless another is given',
);
export const searchAllWords = list(
  '/api/words/search_all/',
  'The same over all languages, unless one is given',
);

/** Words at each level, and what words can be chosen by. */
export const Vocabulary = z
  .object({
    /** Number of words that are not ignored, by level 0 to 5. */
    levels: z.array(z.int()).length(6),
    ignored: z.int(),
    /** Names of the tags that words carry, in any language. */
    tags: z.array(z.string()),
    parts_of_speech: z.array(z.string()),
  })
  .meta({ id: 'Vocabulary' });
export type Vocabulary = z.infer<typeof Vocabulary>;

export const getVocabulary = endpoint({
  method: 'GET',
  path: '/api/words/vocabulary/',
  summary: 'How many words of a language are at each level, and the tags and parts of speech in use',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: Vocabulary,
});
