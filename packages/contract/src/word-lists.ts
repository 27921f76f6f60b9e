import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef, paginated, PageQuery } from './fields.ts';
import { WordFilters } from './word-filters.ts';
import { Word } from './words.ts';

/** Sort orders: newest or oldest first, alphabetical or reversed, or by level. */
export const wordSorts = ['recent', 'oldest', 'alphabetical', 'reverse', 'level'] as const;
export type WordSort = (typeof wordSorts)[number];

const ListQuery = z.object({
  ...WordFilters.shape,
  ...PageQuery.shape,
  sort: z.enum(wordSorts).default('recent'),
  /**
   * Cursor of the previous page, which overrides `page` (keyset pagination). The cost is the same at any depth, and
   * concurrent changes cause no skipped or repeated words.
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
      ...paginated(Word).shape,
      /** Cursor for the next page, to send as `after`. Null on the last page. */
      after: z.string().nullable(),
    }),
  });

export const listWords = list('/api/words/', 'List your words and phrases; defaults to the current language');
export const searchAllWords = list(
  '/api/words/search_all/',
  'List your words and phrases in all languages, or in a given one',
);

/** Number of words by level, and the values that words can be filtered by. */
export const Vocabulary = z
  .object({
    /** Number of words at each level from 0 to 5, not counting ignored ones. */
    levels: z.array(z.int()).length(6),
    ignored: z.int(),
    /** Names of the tags used on words, in any language. */
    tags: z.array(z.string()),
    parts_of_speech: z.array(z.string()),
  })
  .meta({ id: 'Vocabulary' });
export type Vocabulary = z.infer<typeof Vocabulary>;

export const getVocabulary = endpoint({
  method: 'GET',
  path: '/api/words/vocabulary/',
  summary: 'Count your words at each level of a language, and list the tags and parts of speech in use',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: Vocabulary,
});
